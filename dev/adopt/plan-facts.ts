// cspell:ignore Reseñas Mantenga corta lista pendientes llámenos primero planes
import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { parseDocument, stringify } from 'yaml';
import { slugFromText } from '#src/domain/slug.ts';
import { company as oldCompany, prices as oldPrices } from '#src/queries/content.ts';
import { validateFacts } from '#src/queries/read-file.ts';
import { translationFolder } from '#src/queries/translation-files.ts';
import { companySchema } from '#src/schemas/company.ts';
import { pricesSchema } from '#src/schemas/prices.ts';
import type { AdoptedCity, Answers } from './answers.ts';

/** A file to write, or to delete when it has no text. */
export interface Change {
  readonly file: string;
  readonly text: string | undefined;
}

/** Services of utilities.yaml, in any language. */
const servicesSchema = z.object({ utilities: z.array(z.object({ id: z.string() })) });
/** Sentences for a firm that leaves out the claim that the others name. */
const HOMES = [
  {
    file: 'src/content/home.yaml',
    withoutRating: 'Google Reviews',
    withoutMembers: 'Keep your upkeep list short: call us, or look at the plans first.',
  },
  {
    file: 'src/content/es/home.yaml',
    withoutRating: 'Reseñas en Google',
    withoutMembers: 'Mantenga corta su lista de pendientes: llámenos, o vea primero los planes.',
  },
] as const;

/** Writes facts as the text of a file. */
export function toYaml(file: string, facts: object): Change {
  // YAML 1.1 quotes times of day, which some programs take for numbers.
  return { file, text: stringify(facts, { lineWidth: 100, singleQuote: true, version: '1.1' }) };
}

/** Values that stand for unanswered facts. `samples` and preflight name them (PROD-10). */
function sampleFacts(name: string) {
  const host = `${slugFromText(name).replaceAll('-', '')}.example`;
  return {
    siteUrl: `https://${host}`,
    email: `hello@${host}`,
    licenseNumber: 'CSLB #000000',
    reviewsUrl: `https://www.google.com/search?q=${encodeURIComponent(`${name} reviews`)}`,
  };
}

/** The company file as people type it. */
type CompanyFacts = z.input<typeof companySchema>;

/** Plans the company file. Facts that are not answered become samples, claims are left out. */
export function planCompany(answers: Answers, named: readonly AdoptedCity[]): CompanyFacts {
  const { base, claims, hours, name, phone, postalCode, shortName } = answers;
  const sample = sampleFacts(shortName);
  const { masters, bonded, ...figures } = claims;
  const facts: CompanyFacts = {
    name,
    shortName,
    siteUrl: answers.siteUrl ?? sample.siteUrl,
    phone: phone.display,
    email: answers.email ?? sample.email,
    licenseNumber: answers.licenseNumber ?? sample.licenseNumber,
    licenseLookupUrl: oldCompany.licenseLookupUrl,
    reviewsUrl: answers.reviewsUrl ?? sample.reviewsUrl,
    base: {
      slug: base.slug,
      name: base.name,
      region: oldCompany.base.region,
      postalCode,
      lat: base.lat,
      lng: base.lng,
    },
    hours: { ...oldCompany.hours, weekdays: hours ?? oldCompany.hours.weekdays },
    // Spanish needs texts that name the firm's own places and claims (docs/adopting.md).
    languages: ['en'],
    spokenLanguages: [],
    priceRange: oldCompany.priceRange,
    claims: {
      ...figures,
      insured: 'Licensed and insured',
      ...(masters && { masters: 'Licensed master plumbers' }),
      ...(bonded && { bonded: 'Bonded' }),
      emergency: '24/7 emergency service',
    },
    namedServiceAreas: named.map(({ slug }) => slug),
    samples: (
      ['siteUrl', 'email', 'licenseNumber', 'reviewsUrl', 'hours', 'prices'] as const
    ).filter((fact) => answers[fact] === undefined),
  };
  validateFacts(companySchema, facts, 'src/content/company.yaml');
  return facts;
}

/** Puts the answered prices into the price file. Names and texts of the plans stay. */
export function planPrices(prices: NonNullable<Answers['prices']>): Change {
  const file = 'src/content/prices.yaml';
  const plans = new Map([
    ['unlimited', prices.unlimitedMonthly],
    ['visits-12', prices.plan12],
    ['visits-24', prices.plan24],
    ['visits-48', prices.plan48],
  ]);
  const sets = new Map([
    [1, prices.firstHour],
    [3, prices.set3],
    [6, prices.set6],
    [12, prices.plan12],
    [24, prices.plan24],
    [48, prices.plan48],
  ]);
  const document = parseDocument(readFileSync(file, 'utf8'));
  document.setIn(['labor', 'firstHour'], prices.firstHour);
  document.setIn(['labor', 'quarterHour'], prices.quarterHour);
  document.set('salesTaxPercent', prices.salesTaxPercent);
  document.setIn(['minimumService', 'price'], prices.minimumService);
  oldPrices.plans.forEach(({ id }, at) => {
    const price = plans.get(id);
    if (price !== undefined) document.setIn(['plans', at, 'price'], price);
  });
  oldPrices.faqVisits.forEach(({ visits }, at) => {
    const price = sets.get(visits);
    if (price !== undefined) document.setIn(['faqVisits', at, 'price'], price);
  });
  validateFacts(pricesSchema, document.toJS(), file);
  return { file, text: document.toString({ lineWidth: 100 }) };
}

/** Replaces the sentences of home.yaml that name a claim which the firm leaves out, in both languages. */
export function planHomes({ rating, members }: Answers['claims']): readonly Change[] {
  return HOMES.map(({ file, withoutRating, withoutMembers }) => {
    const document = parseDocument(readFileSync(file, 'utf8'));
    if (rating === undefined) {
      document.setIn(['hero', 'reviews'], withoutRating);
      document.deleteIn(['about', 'rating']);
    }
    if (members === undefined) document.setIn(['howItWorks', 'ready', 'text'], withoutMembers);
    return { file, text: document.toString({ lineWidth: 100 }) };
  });
}

/**
 * Leaves the public services to those of the territory and of the cities (LOC-8), in both languages.
 *
 * @param gas - Gas company of the territory.
 * @param cities - Texts of the files of the cities.
 */
export function planUtilities(gas: string, cities: readonly string[]): readonly Change[] {
  const named = new Set([
    gas,
    ...cities.flatMap((text) =>
      [...text.matchAll(/^(?:gas|sewer|permits| {2}- utility): (.*)$/gm)].map(([, id]) => id),
    ),
  ]);
  return ['src/content', translationFolder('es')].map((folder) => {
    const file = `${folder}/utilities.yaml`;
    const document = parseDocument(readFileSync(file, 'utf8'));
    const { utilities } = validateFacts(servicesSchema, document.toJS(), file);
    utilities
      .map(({ id }, at) => ({ id, at }))
      .toReversed()
      .filter(({ id }) => !named.has(id))
      .forEach(({ at }) => document.deleteIn(['utilities', at]));
    return { file, text: document.toString({ lineWidth: 100 }) };
  });
}
