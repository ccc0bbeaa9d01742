import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { parseDocument, stringify } from 'yaml';
import type { DayHours } from '#src/domain/office-hours.ts';
import { officeHoursTexts } from '#src/domain/office-hours-text.ts';
import { slugFromText } from '#src/domain/slug.ts';
import { company as oldCompany, content, prices as oldPrices } from '#src/queries/content.ts';
import { hasLanguage } from '#src/queries/edition.ts';
import { validateFacts } from '#src/queries/read-file.ts';
import { translationFolder } from '#src/queries/translation-files.ts';
import { companySchema } from '#src/schemas/company.ts';
import { pricesSchema } from '#src/schemas/prices.ts';
import type { AdoptedCity, Answers } from './answers.ts';
import { visitPace } from './visit-pace.ts';

/** A file to write, or to delete when it has no text. */
export interface Change {
  readonly file: string;
  readonly text: string | undefined;
}

/** Services of utilities.yaml, in any language. */
const servicesSchema = z.object({ utilities: z.array(z.object({ id: z.string() })) });
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

/** Writes hours as people type them. */
const typedHours = (hours: readonly DayHours[]) => [
  ...officeHoursTexts(hours, content('en').hoursTexts, 'en'),
];

/** The company file as people type it. */
type CompanyFacts = z.input<typeof companySchema>;

/** Rates that every firm has. */
const RATES = ['firstHour', 'quarterHour', 'materialsDivisor', 'salesTaxPercent'] as const;

/** Whether a rate, or the length of a visit, is that of the old firm, because nobody said otherwise. */
const isPriceSample = ({ prices }: Answers) =>
  RATES.some((rate) => prices[rate] === undefined) ||
  (prices.minimumService !== undefined && prices.visitHours === undefined);

/** Plans the company file. Facts that are not answered become samples, claims are left out. */
export function planCompany(answers: Answers, named: readonly AdoptedCity[]): CompanyFacts {
  const { base, claims, hours, name, phone, postalCode, shortName } = answers;
  const sample = sampleFacts(shortName);
  const { masters, bonded, emergency, ...figures } = claims;
  const { office, timeZone } = oldCompany.hours;
  // Whoever reads a rating can check it. Without one, no page links to reviews that nobody has named.
  const reviewsUrl = answers.reviewsUrl ?? (claims.rating && sample.reviewsUrl);
  const facts: CompanyFacts = {
    name,
    shortName,
    siteUrl: answers.siteUrl ?? sample.siteUrl,
    phone: phone.display,
    email: answers.email ?? sample.email,
    licenseNumber: answers.licenseNumber ?? sample.licenseNumber,
    licenseLookupUrl: oldCompany.licenseLookupUrl,
    reviewsUrl,
    base: { slug: base.slug, region: oldCompany.base.region, postalCode },
    hours: {
      office: typedHours(hours ?? office),
      closed: [],
      ...(emergency && { emergency: '24/7' as const }),
      timeZone,
    },
    memberLogin: answers.memberLogin,
    // Spanish needs texts that name the firm's own places and claims (docs/adopting.md).
    languages: ['en'],
    spokenLanguages: [],
    priceRange: oldCompany.priceRange,
    claims: {
      ...figures,
      insured: 'Licensed and insured',
      ...(masters && { masters: 'Licensed master plumbers' }),
      ...(bonded && { bonded: 'Bonded' }),
      ...(emergency && { emergency: '24/7 emergency service' }),
    },
    namedServiceAreas: named.map(({ slug }) => slug),
    samples: (
      ['siteUrl', 'email', 'licenseNumber', 'reviewsUrl', 'hours', 'prices'] as const
    ).filter(
      (fact) =>
        (answers[fact] === undefined && (fact !== 'reviewsUrl' || reviewsUrl !== undefined)) ||
        (fact === 'prices' && isPriceSample(answers)),
    ),
  };
  validateFacts(companySchema, facts, 'src/content/company.yaml');
  return facts;
}

type PlanAnswer = Answers['prices']['plans'][number];
type PlanFacts = NonNullable<z.input<typeof pricesSchema>['plans']>[number];

const MONTHS = 12;
/** Says how often a visit comes, in the words of a plan that the old firm did not have. */
const paceOf = ({ visits, per }: PlanAnswer): string =>
  visits === 'unlimited'
    ? 'For a house that always has one more thing.'
    : visitPace(per === 'year' ? visits : visits * MONTHS);

/** Writes a plan. Its words are those of the old firm, where that has the same; praise is dropped. */
function planFacts(answer: PlanAnswer): PlanFacts {
  const { visits, price, per, upfront } = answer;
  const suffix = per === 'month' ? '-a-month' : '';
  const id = visits === 'unlimited' ? visits : `visits-${visits}${suffix}`;
  const named = visits === 'unlimited' ? 'Unlimited visits' : `${visits} visits`;
  const old = oldPrices.plans.find((plan) => plan.id === id);
  const billing = per === 'month' ? 'monthly' : upfront ? 'upfront' : null;
  return {
    id,
    name: old?.name ?? (visits === 'unlimited' || per === 'year' ? named : `${named} a month`),
    price,
    period: per,
    billing,
    visits: visits === 'unlimited' ? null : visits,
    badge: null,
    text: old?.text ?? paceOf(answer),
  };
}

/** Whether a firm does handyman work: it has a price. */
export const hasHandyman = ({ prices }: Pick<Answers, 'prices'>): boolean =>
  prices.minimumService !== undefined;

/**
 * Puts the answered prices, plans and clubs into the price file. A rate that is not answered stays that of
 * the old firm and is a sample, as does the length of a visit. An offer that is not answered is left out.
 */
export function planPrices({ prices, clubs }: Pick<Answers, 'prices' | 'clubs'>): Change {
  const file = 'src/content/prices.yaml';
  const document = parseDocument(readFileSync(file, 'utf8'));
  for (const rate of RATES) {
    const isLabor = rate === 'firstHour' || rate === 'quarterHour';
    if (prices[rate] !== undefined)
      document.setIn(isLabor ? ['labor', rate] : [rate], prices[rate]);
  }
  if (hasHandyman({ prices })) {
    document.setIn(['minimumService', 'price'], prices.minimumService);
    if (prices.visitHours !== undefined) document.set('visitHours', prices.visitHours);
  } else for (const name of ['minimumService', 'visitHours']) document.delete(name);
  document.set('plans', document.createNode(prices.plans.map(planFacts)));
  document.set('sets', document.createNode(prices.sets));
  const has = new Map([
    ['review-club', clubs.reviewReward !== undefined],
    ['referral-club', clubs.referral],
    ['yard-club', clubs.yard],
  ]);
  oldPrices.clubs
    .map(({ id }, at) => ({ id, at }))
    .toReversed()
    .filter(({ id }) => has.get(id) !== true)
    .forEach(({ at }) => document.deleteIn(['clubs', at]));
  if (clubs.reviewReward === undefined) document.delete('reviewClubReward');
  else document.set('reviewClubReward', clubs.reviewReward);
  validateFacts(pricesSchema, document.toJS(), file);
  return { file, text: document.toString({ lineWidth: 100 }) };
}

/** Whether the site uses a file or folder: Spanish ones only while Spanish is switched on. */
const isRead = (path: string) => hasLanguage('es') || !path.startsWith(translationFolder('es'));

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
  return ['src/content', translationFolder('es')].filter(isRead).map((folder) => {
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
