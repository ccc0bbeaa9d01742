import { getCollection, type CollectionEntry } from 'astro:content';
import { invariant } from '#src/domain/invariant.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#src/domain/locale.ts';
import { NEIGHBOR_COUNT } from '#src/domain/nearest-cities.ts';
import { folderSchemas } from '#src/schemas/content-files.ts';
import { cityDrafts, draftText } from './city-drafts.ts';
import { company } from './company.ts';
import { licensedServices } from './copy.ts';
import { requirePlumbing, requireRightRates } from './handyman-jobs.ts';
import { interpolateFacts, interpolateHtml } from './interpolate-facts.ts';
import { validateFacts } from './read-facts.ts';
import { mapTexts, noteReads } from './shown-files.ts';
import { readTranslation, recordTexts } from './translation-files.ts';
import { once } from './once.ts';
import { territory } from './territory.ts';
import { requireUtilities } from './utilities.ts';

type Kind = 'cities' | 'services' | 'translatedServices' | 'faq' | 'legal';

/** A city: the fields of its file, its slug and the local note as HTML. */
export type City = CollectionEntry<'cities'>['data'] & { slug: string; note: string };
/** A service: the fields of its file, its slug and its long text as HTML, in two parts around its picture. */
export type Service = CollectionEntry<'services'>['data'] & {
  slug: string;
  html: readonly string[];
};
/** A category of questions: the fields of its file, and its slug. */
export type FaqCategory = CollectionEntry<'faq'>['data'] & { slug: string };
/** A legal page: the fields of its file, and its sections as HTML. */
export type LegalPage = CollectionEntry<'legal'>['data'] & { html: string };

async function readCollection<Of extends Kind>(kind: Of): Promise<CollectionEntry<Of>[]> {
  const entries = await getCollection(kind);
  if (entries.length === 0)
    throw new Error(`src/content/${kind}: no files, at least one is needed`);
  return entries;
}

function fileOf(entry: { id: string; collection: string; filePath?: string | undefined }): string {
  const { filePath } = entry;
  invariant(filePath !== undefined, `${entry.collection}: ${entry.id} was not read from a file`);
  return filePath;
}

/** Returns the text below the fields, with its placeholders. */
function htmlOf(
  entry: CollectionEntry<'cities' | 'services' | 'translatedServices' | 'legal'>,
): string {
  const html = entry.rendered?.html.trim();
  if (!html) throw new Error(`${fileOf(entry)}: the text below the fields is missing`);
  return html;
}

const PICTURE_PARAGRAPH = /^(?:<p>)?\{picture\}(?:<\/p>)?$/m;

/** Splits a service's text at the paragraph {picture}, when it has a picture (PIC-2). */
function htmlAroundPicture(
  entry: CollectionEntry<'services' | 'translatedServices'>,
  hasPicture: boolean,
): readonly string[] {
  if (!hasPicture) return [htmlOf(entry)];
  const [before, after, ...more] = htmlOf(entry).split(PICTURE_PARAGRAPH);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`${fileOf(entry)}: text: needs {picture} as one paragraph`);
  return [before, after];
}

/**
 * Loads the English services in display order.
 *
 * @throws Error when two services have the same order, a card of /services names an unknown one, or
 * a service includes a handyman job (PLAN-1).
 */
const getEnglishServices = once(async (): Promise<readonly Service[]> => {
  const entries = await readCollection('services');
  for (const entry of entries)
    for (const item of entry.data.included) requirePlumbing(item, `${fileOf(entry)}: included`);
  const services = entries
    .map((entry) => ({
      ...interpolateFacts(entry.data, fileOf(entry)),
      slug: entry.id,
      html: htmlAroundPicture(entry, entry.data.picture !== undefined).map((html) =>
        interpolateHtml(html, fileOf(entry)),
      ),
    }))
    .sort((a, b) => a.order - b.order);
  services.forEach((service, at) => {
    const twin = services[at + 1];
    if (twin?.order === service.order)
      throw new Error(`src/content/services/${twin.slug}.md: order ${twin.order} is taken`);
  });
  const known = new Set(services.map(({ slug }) => slug));
  for (const { id, service } of licensedServices.cards)
    if (!known.has(service))
      throw new Error(`src/content/licensed-services.yaml: card '${id}': no service '${service}'`);
  return services;
});

/** Caches the result of a computation for each language. */
function oncePerLocale<Value>(compute: (locale: Locale) => Promise<Value>) {
  const cached = new Map(LOCALES.map((locale) => [locale, once(() => compute(locale))]));
  return (locale: Locale): Promise<Value> => {
    const load = cached.get(locale);
    invariant(load !== undefined, `no pages in '${locale}'`);
    return load();
  };
}

const factsOf = (locale: Locale) => (text: string, where: string) =>
  interpolateFacts(text, where, undefined, locale);

/** Loads the services that have a file in a language, in display order. Their slugs are the English ones. */
const getTranslatedServices = oncePerLocale(async (locale): Promise<readonly Service[]> => {
  const [english, entries] = await Promise.all([
    getEnglishServices(),
    readCollection('translatedServices'),
  ]);
  return english.flatMap(({ slug, picture }) => {
    const entry = entries.find(({ id }) => id === `${locale}/services/${slug}`);
    if (entry === undefined) return [];
    const translation = readTranslation(`services/${slug}.md`, locale);
    const { file, content } = translation;
    const texts = validateFacts(folderSchemas.services, content, file);
    const html = mapTexts(htmlAroundPicture(entry, picture !== undefined), file, (text) => {
      noteReads([file]);
      return interpolateHtml(text, file, locale);
    });
    return recordTexts(translation, { ...texts, slug, html }, factsOf(locale));
  });
});

/** Loads the services in a language, in display order. */
export const getServices = (locale: Locale = DEFAULT_LOCALE) =>
  locale === DEFAULT_LOCALE ? getEnglishServices() : getTranslatedServices(locale);

/** Loads the services that city pages may feature (CITY-2), in display order. */
export const getFeaturedServices = once(async (): Promise<readonly Service[]> =>
  (await getEnglishServices()).filter(({ onCityPages }) => onCityPages),
);

/**
 * Loads a service by its slug.
 *
 * @throws Error when no service has this slug.
 */
export async function getService(slug: string, locale?: Locale): Promise<Service> {
  const service = (await getServices(locale)).find((candidate) => candidate.slug === slug);
  if (!service) throw new Error(`no file src/content/services/${slug}.md`);
  return service;
}

/** For a message about a missing city: what its draft may lack. */
const listDrafts = () =>
  cityDrafts.length === 0
    ? ''
    : `\nDrafts and what they lack:\n${cityDrafts.map(draftText).join('\n')}`;

/**
 * Loads the cities, sorted by name.
 *
 * @throws Error when fewer cities are published than a page links to, when the company or the territory file names a city that does not exist, a city an
 * unknown area, or a priced job has the rates of another trade (PLAN-1).
 */
export const getCities = once(async (): Promise<readonly City[]> => {
  const entries = await readCollection('cities');
  for (const entry of entries) {
    requireRightRates(entry.data.job, fileOf(entry));
    requireUtilities(entry.data, fileOf(entry));
    if (!territory.areas.includes(entry.data.area))
      throw new Error(`${fileOf(entry)}: area: territory.yaml has no area '${entry.data.area}'`);
  }
  const cities = entries
    .map((entry) => ({
      ...interpolateFacts(entry.data, fileOf(entry)),
      slug: entry.id,
      note: interpolateHtml(htmlOf(entry), fileOf(entry)),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  const known = new Set(cities.map(({ slug }) => slug));
  for (const { slug } of cityDrafts)
    if (known.has(slug))
      throw new Error(`src/content/city-drafts/${slug}.md: the city is also in src/content/cities`);
  if (cities.length <= NEIGHBOR_COUNT)
    throw new Error(
      `src/content/cities: ${cities.length} cities, at least ${NEIGHBOR_COUNT + 1} are needed, ` +
        `because a page links to its ${NEIGHBOR_COUNT} nearest${listDrafts()}`,
    );
  for (const slug of [company.base.slug, ...company.namedServiceAreas])
    if (!known.has(slug))
      throw new Error(`src/content/company.yaml: no city '${slug}'${listDrafts()}`);
  if (!known.has(territory.defaultCity))
    throw new Error(
      `src/content/territory.yaml: defaultCity: no city '${territory.defaultCity}'${listDrafts()}`,
    );
  return cities;
});

const citiesBySlug = once(
  async () => new Map((await getCities()).map((city) => [city.slug, city])),
);

/**
 * Loads a city by its slug.
 *
 * @throws Error when no city has this slug.
 */
export async function getCity(slug: string): Promise<City> {
  const city = (await citiesBySlug()).get(slug);
  if (!city) throw new Error(`no file src/content/cities/${slug}.md`);
  return city;
}

/** Loads the service areas that the company file names (PROD-2), in its order. */
export const getNamedCities = once(() =>
  Promise.all(company.namedServiceAreas.map((slug) => getCity(slug))),
);

/** Groups cities by area, in the order of the areas. Areas without a city are left out. */
export function byArea(cities: readonly City[]) {
  return territory.areas
    .map((name) => ({
      name,
      cities: cities.filter(({ area }) => area === name),
    }))
    .filter(({ cities: inArea }) => inArea.length > 0);
}

/** Loads the areas in order, each with its cities sorted by name. */
export const getAreas = once(async () => byArea(await getCities()));

/**
 * Loads the English FAQ categories in order.
 *
 * @throws Error when two questions have the same id, also in different categories.
 */
const getEnglishFaq = once(async (): Promise<readonly FaqCategory[]> => {
  const entries = await readCollection('faq');
  const taken = new Map<string, string>();
  for (const entry of entries)
    for (const { id } of entry.data.questions) {
      const other = taken.get(id);
      if (other) throw new Error(`${fileOf(entry)}: question '${id}' is also in ${other}`);
      taken.set(id, fileOf(entry));
    }
  return entries
    .map((entry) => ({ ...interpolateFacts(entry.data, fileOf(entry)), slug: entry.id }))
    .sort((a, b) => a.order - b.order);
});

/** Loads the FAQ categories of a translation in order. */
const getTranslatedFaq = oncePerLocale(async (locale): Promise<readonly FaqCategory[]> =>
  (await getEnglishFaq()).map(({ slug }) => {
    const translation = readTranslation(`faq/${slug}.yaml`, locale);
    const { file, content } = translation;
    const texts = validateFacts(folderSchemas.faq, content, file);
    return recordTexts(translation, { ...texts, slug }, factsOf(locale));
  }),
);

/** Loads the FAQ categories in a language, in order. */
export const getFaqCategories = (locale: Locale = DEFAULT_LOCALE) =>
  locale === DEFAULT_LOCALE ? getEnglishFaq() : getTranslatedFaq(locale);

/**
 * Loads a legal page.
 *
 * @param id - File name in src/content/legal, without `.md`.
 * @throws Error when the file does not exist.
 */
export async function getLegalPage(id: 'privacy-policy' | 'terms-of-service'): Promise<LegalPage> {
  const entry = (await readCollection('legal')).find((candidate) => candidate.id === id);
  if (!entry) throw new Error(`no file src/content/legal/${id}.md`);
  return {
    ...interpolateFacts(entry.data, fileOf(entry)),
    html: interpolateHtml(htmlOf(entry), fileOf(entry)),
  };
}
