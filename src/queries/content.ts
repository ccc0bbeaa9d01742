import { existsSync, globSync } from 'node:fs';
import type { z } from 'astro/zod';
import { DEFAULT_LOCALE, LANGUAGE_TAGS, type Locale } from '#src/domain/locale.ts';
import {
  fileSchemas,
  folderSchemas,
  type ContentFacts,
  type ContentFile,
  type ContentFolder,
  type FolderFacts,
} from '#src/schemas/content-files.ts';
import { editionSchema } from '#src/schemas/edition.ts';
import type { Policies } from '#src/schemas/policies.ts';
import { lazily, perLocale } from './cached.ts';
import { cityDrafts, listDrafts, previewsDrafts } from './city-drafts.ts';
import { conditionsOfFirm } from './conditions.ts';
import { contentError } from './content-error.ts';
import {
  checkCities,
  checkPhotos,
  checkQuestions,
  checkServices,
  requirePlumbersJobs,
  storedPhotos,
} from './cross-checks.ts';
import { factsFor, interpolateFacts } from './interpolate-facts.ts';
import { officeHoursIn } from './office-hours.ts';
import { answerWithPolicies, writeSentences, type PolicySentences } from './policies.ts';
import { hasItems, readContent, readEntry, type Entry } from './read-content.ts';
import { readFile } from './read-file.ts';
import { sourcesIn } from './sources.ts';
import { EDITION_FILE, ENGLISH, translationFolder } from './translation-files.ts';

const schemas: { readonly [Name in ContentFile]: z.ZodType<ContentFacts[Name]> } = fileSchemas;
const entrySchemas: { readonly [Name in ContentFolder]: z.ZodType<FolderFacts[Name]> } =
  folderSchemas;

const folderOf = (locale: Locale) =>
  locale === DEFAULT_LOCALE ? ENGLISH : translationFolder(locale);

/** Reads a single file, without the cache of {@link content}. */
export const readSingle = <Name extends ContentFile>(name: Name, locale: Locale) =>
  readContent(name, schemas[name], locale, factsFor(locale));

/** Folders of which a language may lack files: a service has no page then, a city its facts alone. */
const MAY_LACK: readonly ContentFolder[] = ['services', 'cities'];

/** Reads the files of a folder in a language. */
function readFolder<Name extends ContentFolder>(folder: Name, locale: Locale) {
  const names = globSync(`${folder}/*.{md,yaml}`, { cwd: ENGLISH }).toSorted();
  const mayBeEmpty = folder === 'cities' && previewsDrafts && cityDrafts.length > 0;
  if (names.length === 0 && !mayBeEmpty)
    throw contentError(
      `${ENGLISH}/${folder}: no files, at least one is needed${folder === 'cities' ? listDrafts() : ''}`,
    );
  return names
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !MAY_LACK.includes(folder) || existsSync(`${folderOf(locale)}/${name}`))
    .filter((name) => folder !== 'faq' || hasItems(name, 'questions'))
    .map((name) => readEntry(name, entrySchemas[folder], locale, factsFor(locale)));
}

const byOrder = <Item extends { readonly order: number }>(items: readonly Item[]) =>
  items.toSorted((a, b) => a.order - b.order);

/** Fields of a city with words only. */
const CITY_TEXTS = ['description', 'answer', 'job', 'html', 'lateral', 'heaterPermit'] as const;

function readCities(locale: Locale): readonly City[] {
  if (!conditionsOfFirm().handyman) requirePlumbersJobs();
  const cities = readFolder('cities', locale);
  const previews =
    previewsDrafts && locale === DEFAULT_LOCALE
      ? cityDrafts.map(({ preview }) =>
          interpolateFacts(
            preview,
            `${ENGLISH}/city-drafts/${preview.slug}.md`,
            entrySchemas.cities,
          ),
        )
      : [];
  const { company, territory, handyman } = content(DEFAULT_LOCALE);
  if (locale === DEFAULT_LOCALE) checkCities(cities, previews, company, territory, handyman);
  return [...cities, ...previews].toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Leaves the facts of a city that have no words. */
function factsOf(city: City): Place {
  const facts: Place & Partial<City> = { ...city };
  for (const name of CITY_TEXTS) delete facts[name];
  if (facts.water) facts.water = facts.water.map(({ utility }) => ({ utility }));
  return facts;
}

/** Lists every city, those without texts in a language with their facts alone (ES-1). */
function readPlaces(locale: Locale): readonly Place[] {
  const translated = new Map(content(locale).cities.map((city) => [city.slug, city]));
  return content(DEFAULT_LOCALE).cities.map((city) => translated.get(city.slug) ?? factsOf(city));
}

function readServices(locale: Locale) {
  const services = byOrder(readFolder('services', locale));
  const { licensedServices, handyman } = content(DEFAULT_LOCALE);
  if (locale === DEFAULT_LOCALE) checkServices(services, licensedServices, handyman);
  return services;
}

function readQuestions(locale: Locale): ReturnType<typeof readFolder<'faq'>> {
  const categories = byOrder(readFolder('faq', locale));
  checkQuestions(categories);
  const { policySentences } = content(locale);
  return categories
    .map((category) => answerWithPolicies(category, policySentences))
    .filter(({ questions }) => questions.length > 0);
}

const POLICIES = 'policies.yaml';

/**
 * Reads what the owner has given (ASK-1): nothing without the file, or while it is empty. A policy whose
 * text is not translated is left out in that language.
 */
export function readPolicies(locale: Locale): Policies {
  const file = `${ENGLISH}/${POLICIES}`;
  if (!existsSync(file) || readFile(file).fields === null) return {};
  const english = readSingle(POLICIES, DEFAULT_LOCALE);
  const { whoComes, ...others } = english;
  if (locale === DEFAULT_LOCALE || whoComes?.checks === undefined) return english;
  if (!existsSync(`${folderOf(locale)}/${POLICIES}`)) return others;
  const translated = readSingle(POLICIES, locale);
  return translated.whoComes?.checks === undefined ? others : translated;
}

function readPolicySentences(locale: Locale): PolicySentences {
  const { policyTexts: texts, prices } = content(locale);
  return writeSentences(readPolicies(locale), { texts, prices, tag: LANGUAGE_TAGS[locale] });
}

/** Reads the optional files (PROOF-2): a section is undefined without its file, or without an entry. */
function readProof(locale: Locale) {
  const optional = <Name extends ContentFile>(name: Name) =>
    existsSync(`${folderOf(locale)}/${name}`) ? readSingle(name, locale) : undefined;
  const people = optional('people.yaml');
  const jobPhotos = optional('job-photos.yaml');
  const quotes = optional('quotes.yaml');
  const lists = [
    ['people.yaml: people', people?.people ?? []],
    ['job-photos.yaml: jobs', jobPhotos?.jobs ?? []],
  ] as const;
  return {
    people: people?.people.length ? people : undefined,
    jobPhotos: jobPhotos?.jobs.length ? jobPhotos : undefined,
    quotes: quotes?.quotes.length ? quotes : undefined,
    /** Files of photos that no entry names, which the public site must not contain. */
    unnamedPhotos: locale === DEFAULT_LOCALE ? checkPhotos(lists, storedPhotos()) : [],
  };
}

/**
 * The one reader of src/content: returns every file of a language. A file is read when its property is
 * first used, and then kept: its fields are validated, its texts are those of the language, facts are
 * filled in, Markdown is HTML, and what files say of each other is checked. Placeholders that the
 * schema of a field names stay for the page or the script that fills them in.
 *
 * @throws Error that names file and field.
 */
export const content = perLocale((locale) => {
  const sources = sourcesIn(locale);
  const fill = <Facts>(name: ContentFile, facts: Facts) =>
    interpolateFacts(facts, `${folderOf(locale)}/${name}`, schemas[name], locale);
  const file =
    <Name extends ContentFile>(name: Name) =>
    () =>
      readSingle(name, locale);
  return lazily({
    locale: () => locale,
    /** Facts of the company (PROD-10), of its territory (PROD-2) and of public services (LOC-1). */
    company: () => sources.company,
    /** Words for hours, and the hours of the company in words. */
    hoursTexts: () => sources.hoursTexts,
    officeHours: () => officeHoursIn(locale),
    territory: () => sources.territory,
    utilities: () => sources.utilities,
    /** Prices, rates and plans (CALC-2, CALC-3, section 9 of the specification), in whole cents. */
    prices: () => fill('prices.yaml', sources.prices),
    emergency: () => fill('emergency.yaml', sources.emergency),
    /** Copy that several pages share. */
    site: file('site.yaml'),
    servicePage: file('service-page.yaml'),
    pictures: file('pictures.yaml'),
    answers: file('answers.yaml'),
    /** Copy of the single pages. */
    home: file('home.yaml'),
    /** Undefined for a firm without handyman work. */
    handyman: () => (conditionsOfFirm().handyman ? readSingle('handyman.yaml', locale) : undefined),
    licensedServices: file('licensed-services.yaml'),
    offline: file('offline.yaml'),
    pages: file('pages.yaml'),
    /** Copy around the facts of each city. */
    cityPage: file('city-page.yaml'),
    /** Texts of islands. */
    calculator: file('calculator.yaml'),
    login: file('login.yaml'),
    controls: file('controls.yaml'),
    /** Optional sections of the home page (PROOF-2). */
    proof: () => readProof(locale),
    /** Sentences of what the owner has said callers ask first (ASK-1). */
    policyTexts: file('policy-texts.yaml'),
    policySentences: () => readPolicySentences(locale),
    /** Texts that only translations have: none in English. */
    edition: () => readContent(EDITION_FILE, editionSchema, locale, factsFor(locale)),
    /** Services in display order. */
    services: () => readServices(locale),
    /** Categories of questions in display order. */
    faq: () => readQuestions(locale),
    /** Cities with texts in the language, sorted by name; in English all. */
    cities: () => readCities(locale),
    /** Every city, sorted by name. */
    places: () => readPlaces(locale),
    legal: () => readFolder('legal', locale),
  });
});

/** All content in one language. */
export type Content = ReturnType<typeof content>;
export type City = FolderFacts['cities'] & Entry;
/** A city without its texts, which a language may lack. */
export type Place = Omit<City, (typeof CITY_TEXTS)[number]> &
  Partial<Pick<City, 'lateral' | 'heaterPermit'>>;
export type Service = Content['services'][number];
export type FaqCategory = Content['faq'][number];
export type LegalPage = Content['legal'][number];

/** Facts that are the same in every language. */
export const { company, prices, territory } = content(DEFAULT_LOCALE);
