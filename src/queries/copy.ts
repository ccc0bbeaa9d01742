import { DEFAULT_LOCALE, type Locale } from '#src/domain/locale.ts';
import { schemaOf, type ContentFacts, type ContentFile } from '#src/schemas/content-files.ts';
import { picturesSchema } from '#src/schemas/pictures.ts';
import { interpolateFacts } from './interpolate-facts.ts';
import { perLocale } from './per-locale.ts';
import { readFactsIn, translationFolder } from './translation-files.ts';

/** Reads a file of copy and interpolates its facts. */
function readCopy<Name extends ContentFile>(name: Name, locale: Locale): ContentFacts[Name] {
  const where =
    locale === DEFAULT_LOCALE ? `src/content/${name}` : `${translationFolder(locale)}/${name}`;
  return interpolateFacts(readFactsIn(name, locale), where, schemaOf(name), locale);
}

/** Returns the copy around the facts of each city, in languages with pages of cities. */
export const cityPageIn = perLocale((locale) => readCopy('city-page.yaml', locale));

/** Returns the copy and facts of the site in a language. */
export const copyIn = perLocale((locale) => {
  const prices = readFactsIn('prices.yaml', locale);
  return {
    locale,
    /** Facts with texts, which are also language-free in their own modules. */
    company: readFactsIn('company.yaml', locale),
    territory: readFactsIn('territory.yaml', locale),
    prices,
    clubs: interpolateFacts(prices.clubs, 'src/content/prices.yaml: clubs', undefined, locale),
    /** Copy that several pages share. */
    site: readCopy('site.yaml', locale),
    /** Copy around the facts of each service. */
    servicePage: readCopy('service-page.yaml', locale),
    /** What to do in an emergency. */
    emergency: readCopy('emergency.yaml', locale),
    /** Words in the pictures. */
    pictures: readCopy('pictures.yaml', locale),
    /** Copy of /answers and of its parts on other pages. */
    answers: readCopy('answers.yaml', locale),
    /** Copy of the single pages. */
    home: readCopy('home.yaml', locale),
    handyman: readCopy('handyman.yaml', locale),
    licensedServices: readCopy('licensed-services.yaml', locale),
    offline: readCopy('offline.yaml', locale),
    pages: readCopy('pages.yaml', locale),
    /** Texts of islands, whose placeholders are filled in by their scripts. */
    calculator: readFactsIn('calculator.yaml', locale),
    login: readFactsIn('login.yaml', locale),
    controls: readFactsIn('controls.yaml', locale),
  };
});

/** Copy and facts of the site in one language. */
export type Copy = ReturnType<typeof copyIn>;

/** English copy, for structured data and rules. */
export const { site, servicePage, emergency, pictures, answers, home, pages } =
  copyIn(DEFAULT_LOCALE);
export const { calculator, handyman, licensedServices, offline } = copyIn(DEFAULT_LOCALE);

export const cityPage = cityPageIn(DEFAULT_LOCALE);

export const pictureNames = picturesSchema.keyof().options;
