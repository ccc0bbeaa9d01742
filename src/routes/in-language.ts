import { DEFAULT_LOCALE, readLocale, type Locale } from '#src/domain/locale.ts';
import { perLocale } from '#src/queries/cached.ts';
import { type Content, content } from '#src/queries/content.ts';
import { spokenText } from '#src/queries/edition.ts';
import type { IslandName } from '#src/schemas/content-files.ts';
import { contactIn } from './contact.ts';
import { navigationIn } from './navigation.ts';
import { linkIn } from './page-languages.ts';
import { pathsIn } from './paths.ts';

const ofLanguage = perLocale((locale) => {
  const copy = content(locale);
  const isTranslated = locale !== DEFAULT_LOCALE;
  return {
    locale,
    copy,
    paths: pathsIn(locale),
    /** Texts that only translations have; undefined in English. */
    edition: isTranslated ? content(locale).edition : undefined,
    /** Name of a language, for a link to a page in it: English has its name in every translation. */
    nameOf: (other: Locale): string =>
      other === DEFAULT_LOCALE ? content(locale).edition.english : content(other).edition.name,
    /** Contact links of the company. */
    get contact() {
      return contactIn(locale);
    },
    /** Links of the header and the mobile menu. */
    get navigation() {
      return navigationIn(locale);
    },
    /** Who answers the phone, where a page must say it (ES-5). */
    get spoken() {
      return spokenText(locale);
    },
    /** Returns the link to a page that content names by its English path. */
    link: (href: string) => linkIn(href, locale),
    /** Texts of an island for its props; undefined in English, where its script contains them. */
    islandTexts: <Name extends IslandName>(name: Name): Content[Name] | undefined =>
      isTranslated ? copy[name] : undefined,
  };
});

/**
 * Returns the texts, facts and links of a page's language: the one place where a component learns
 * which language it is in.
 *
 * @param page - `Astro`, or a language.
 */
export const inLanguage = (page: Locale | { readonly currentLocale: string | undefined }) =>
  ofLanguage(readLocale(typeof page === 'string' ? page : page.currentLocale));
