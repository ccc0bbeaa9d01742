import { z } from 'astro/zod';
import { slugFromText } from '#src/domain/slug.ts';
import { nearest } from '#src/domain/nearest-cities.ts';
import { citySchema } from '#src/schemas/city.ts';
import { companySchema } from '#src/schemas/company.ts';
import {
  hourPriceSchema,
  materialsDivisorSchema,
  priceSchema,
  quarterHourPriceSchema,
  salesTaxPercentSchema,
  visitHoursSchema,
} from '#src/schemas/prices.ts';
import { territorySchema } from '#src/schemas/territory.ts';
import { explain, textSchema, zipSchema } from '#src/schemas/shared.ts';
import { numberFromText } from '#dev/editor/number-from-text.ts';
import { didYouMean, LIST_COUNTY, LIST_FILE, listedPlaces } from './places.ts';
import { checkAnswers } from './problems.ts';
import { yesOrNo } from './read-answer.ts';

const NAMED_CITIES = 6;
/** Of a row that does not say its kind. */
const USUAL_KIND = 'city';

const company = companySchema.shape;
const territory = territorySchema.shape;
const city = citySchema.shape;
const claims = company.claims.shape;

/** A text of digits alone, such as a license number without its sign, is a number in YAML. */
const typedText = <Text extends z.ZodType>(text: Text) =>
  z.preprocess((value) => (typeof value === 'number' ? String(value) : value), text);
/** A yes or no, as people write it. */
const typedYesNo = <Answer extends z.ZodType>(answer: Answer) =>
  z.preprocess((value) => (typeof value === 'string' ? yesOrNo(value) : value), answer);
const yesNoSchema = typedYesNo(z.boolean({ error: explain('yes or no') }));
/** A number, as people write it: '10.25%'. */
const typedNumber = <Amount extends z.ZodType>(amount: Amount) =>
  z.preprocess((value) => (typeof value === 'string' ? numberFromText(value) : value), amount);

const HOST = /^[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}(?:\/|$)/i;
/** Adds 'https://' to an address that people type without it. */
const typedAddress = <Address extends z.ZodType>(address: Address) =>
  z.preprocess(
    (value) => (typeof value === 'string' && HOST.test(value) ? `https://${value}` : value),
    address,
  );

/** A city: the name of a listed place, or a row such as GeoNames has. */
const placeSchema = z.preprocess(
  (value) => (typeof value === 'string' ? { name: value } : value),
  z.strictObject({
    name: city.name,
    kind: city.kind.optional(),
    county: city.county.optional(),
    lat: city.lat.optional(),
    lng: city.lng.optional(),
    zips: city.zips.optional(),
  }),
);

const visitsSchema = z
  .int("a number of visits, such as '12'")
  .min(2, 'at least 2 visits')
  .max(366, 'at most 366 visits');

/** A plan: counted visits a month or a year, or unlimited ones, which are billed monthly. */
const planSchema = z
  .strictObject(
    {
      visits: z.union([visitsSchema, z.literal('unlimited')], "a number of visits, or 'unlimited'"),
      price: priceSchema,
      per: z.enum(['month', 'year'], "'month' or 'year'"),
      upfront: z.boolean().default(false).describe('whether a year is billed upfront'),
    },
    "each plan such as '12 for 2100 a year' or 'unlimited for 125 a month'",
  )
  .refine(({ visits, per }) => visits !== 'unlimited' || per === 'month', {
    path: ['per'],
    error: 'unlimited visits are billed by the month',
  });

const areDifferent = (names: readonly string[]) => new Set(names).size === names.length;

/** What only a firm in California can use, in one sentence (OWN-3). */
const OUTSIDE =
  "only California: the contractor's license and its look-up, the law in the legal pages and answers, the gas companies, the earthquake straps and the map are those of California. For another state these have to be written first";

/** Why a firm without handyman work has no plans, sets and clubs, and no length of a visit. */
const NEEDS_VISIT =
  'are visits of a handyman: they need prices.minimumService, what one visit costs';
const NEEDS_PRICE =
  'is for a visit of a handyman: it needs prices.minimumService, what one visit costs';

/** What the site must know about a firm. What is left out becomes a sample, or is not said. */
export const answerFields = z.strictObject({
  state: z
    .string()
    .regex(/^(?:California|CA)$/i, OUTSIDE)
    .default('California')
    .describe('state of the firm'),
  name: company.name.max(60),
  shortName: company.shortName,
  phone: typedText(company.phone),
  email: company.email.optional(),
  licenseNumber: typedText(company.licenseNumber).optional(),
  siteUrl: typedAddress(company.siteUrl).optional(),
  reviewsUrl: typedAddress(company.reviewsUrl).optional(),
  base: textSchema.describe('the city where the firm is, one of the cities'),
  postalCode: typedText(zipSchema)
    .optional()
    .describe('ZIP code of the firm; by default the first of its city'),
  territory: z.strictObject({
    region: territory.region,
    regionInText: territory.regionInText,
    widerRegion: territory.widerRegion,
    landscape: territory.landscape,
    county: territory.county.default(LIST_COUNTY),
  }),
  cities: z
    .record(territory.areas.element, z.array(placeSchema).min(1))
    .describe('the served cities, by area: names of the list, or rows'),
  namedCities: z
    .array(textSchema)
    .min(1)
    .max(NAMED_CITIES)
    .optional()
    .describe('cities named at the top of the home page; by default those nearest to the base'),
  hours: company.hours.shape.office.optional(),
  claims: z.strictObject({
    insured: typedYesNo(
      z.literal(true, 'only yes: the headings of the site say that the firm is insured'),
    ),
    emergency: yesNoSchema.describe('whether someone answers emergencies 24/7'),
    masters: yesNoSchema.default(false),
    bonded: yesNoSchema.default(false),
    rating: typedText(claims.rating).optional(),
    experience: typedText(claims.experience).optional(),
    customers: typedText(claims.customers).optional(),
    members: typedText(claims.members).optional(),
  }),
  prices: z
    .strictObject({
      firstHour: typedNumber(hourPriceSchema).optional(),
      quarterHour: typedNumber(quarterHourPriceSchema).optional(),
      materialsDivisor: typedNumber(materialsDivisorSchema).optional(),
      salesTaxPercent: typedNumber(salesTaxPercentSchema).optional(),
      minimumService: typedNumber(priceSchema)
        .optional()
        .describe('one visit of a handyman; left out by a firm without handyman work'),
      visitHours: typedNumber(visitHoursSchema)
        .optional()
        .describe('length of a visit of a handyman'),
      plans: z
        .array(planSchema)
        .default([])
        .refine(
          (plans) => areDifferent(plans.map(({ visits, per }) => `${visits} ${per}`)),
          'two plans are the same',
        ),
      sets: z
        .array(z.strictObject({ visits: visitsSchema, price: priceSchema }))
        .default([])
        .refine(
          (sets) => areDifferent(sets.map(({ visits }) => String(visits))),
          'two sets are the same',
        )
        .describe('visits that are bought together, of which the FAQ speaks'),
    })
    .superRefine(({ minimumService, visitHours, plans, sets }, { addIssue }) => {
      if (minimumService !== undefined) return;
      if (visitHours !== undefined)
        addIssue({ code: 'custom', path: ['visitHours'], message: NEEDS_PRICE });
      for (const [name, offers] of Object.entries({ plans, sets }))
        if (offers.length > 0) addIssue({ code: 'custom', path: [name], message: NEEDS_VISIT });
    })
    .default({ plans: [], sets: [] }),
  clubs: z
    .strictObject({
      reviewReward: typedNumber(priceSchema)
        .optional()
        .describe('worth of a free job for a review'),
      referral: yesNoSchema.default(false),
      yard: yesNoSchema.default(false),
    })
    .default({ referral: false, yard: false })
    .describe('free clubs that the firm has'),
  memberLogin: yesNoSchema.default(false).describe('whether members can sign in on the site'),
});

const answered = answerFields.shape;
/** Answers about places, which are checked together. */
const placeFields = z.object({
  base: answered.base,
  postalCode: answered.postalCode,
  territory: z.object({ county: answered.territory.shape.county }),
  cities: answered.cities,
  namedCities: answered.namedCities,
});

type PlaceFields = z.output<typeof placeFields>;
type Context = z.core.$RefinementCtx;

/** A city with every fact that its page computes from. */
export interface AdoptedCity {
  readonly slug: string;
  readonly name: string;
  readonly kind: z.output<typeof city.kind>;
  readonly county: string;
  readonly area: string;
  readonly lat: number;
  readonly lng: number;
  readonly zips: string[];
  /** ZIP codes of an earlier city, with its name. */
  readonly zipsSharedWith: readonly { readonly zip: string; readonly city: string }[];
}

/** Completes the cities from the list, and reports those that cannot be completed. */
function resolveCities(
  { cities, territory: { county } }: PlaceFields,
  ctx: Context,
): AdoptedCity[] {
  const bySlug = new Map<string, AdoptedCity>();
  const byZip = new Map<string, string>();
  for (const [area, rows] of Object.entries(cities))
    rows.forEach((row, at) => {
      const fail = (message: string) => {
        ctx.addIssue({ code: 'custom', path: ['cities', area, at], message });
      };
      const slug = slugFromText(row.name);
      // A town of another county may have the name of a listed one.
      const listed = (row.county ?? county) === LIST_COUNTY ? listedPlaces.get(slug) : undefined;
      const lat = row.lat ?? listed?.lat;
      const lng = row.lng ?? listed?.lng;
      const zips = row.zips ?? listed?.zips.slice();
      if (lat === undefined && /;| and /.test(row.name))
        return fail(`'${row.name}': write commas between the names`);
      if (lat === undefined || lng === undefined || zips === undefined)
        return fail(
          `'${row.name}'${didYouMean(row.name)} is not in ${LIST_FILE}; in a file of answers, write it as { name: ${row.name}, lat: 33.9, lng: -118.1, zips: ['90000'] }`,
        );
      if (zips.length === 0)
        return fail(
          `'${row.name}' has no ZIP code in the list; in a file of answers, write { name: ${row.name}, zips: ['90000'] } with those of its homes`,
        );
      if (bySlug.has(slug)) return fail(`'${row.name}' is listed twice`);
      const shared = zips.flatMap((zip) => {
        const other = byZip.get(zip);
        return other === undefined ? [] : [{ zip, city: other }];
      });
      for (const zip of zips) if (!byZip.has(zip)) byZip.set(zip, row.name);
      bySlug.set(slug, {
        slug,
        name: listed?.name ?? row.name,
        kind: row.kind ?? listed?.kind ?? USUAL_KIND,
        county: row.county ?? county,
        area,
        lat,
        lng,
        zips: zips.toSorted(),
        zipsSharedWith: shared,
      });
    });
  return [...bySlug.values()];
}

/** Completes the places of a firm and checks them with each other. */
function resolvePlaces(fields: PlaceFields, ctx: Context) {
  const cities = resolveCities(fields, ctx);
  const find = (name: string, path: (string | number)[]) => {
    const found = cities.find(({ slug }) => slug === slugFromText(name));
    if (found === undefined)
      ctx.addIssue({
        code: 'custom',
        path,
        message: `'${name}'${didYouMean(name)} is not one of the cities: add it to them`,
      });
    return found;
  };
  const base = find(fields.base, ['base']);
  const named = fields.namedCities?.map((name, at) => find(name, ['namedCities', at]));
  const postalCode = fields.postalCode ?? base?.zips[0];
  if (base !== undefined && postalCode !== undefined && !base.zips.includes(postalCode))
    ctx.addIssue({
      code: 'custom',
      path: ['postalCode'],
      message: `${postalCode} is not a ZIP code of ${base.name} (${base.zips.join(', ')})`,
    });
  if (ctx.issues.length > 0 || base === undefined || postalCode === undefined) return undefined;
  return { cities, base, postalCode, namedCities: named?.filter((one) => one !== undefined) };
}

/** The places of a firm, complete and cross-checked. Other answers may be missing. */
export const placesSchema = placeFields.transform(
  (fields, ctx) => resolvePlaces(fields, ctx) ?? z.NEVER,
);

/** The answers of a firm, complete and cross-checked. Messages name the answer. */
export const answersSchema = answerFields.transform((fields, ctx) => {
  const { prices, clubs } = fields;
  const hasClub = clubs.reviewReward !== undefined || clubs.referral || clubs.yard;
  if (prices.minimumService === undefined && hasClub)
    ctx.addIssue({ code: 'custom', path: ['clubs'], message: NEEDS_VISIT });
  const places = resolvePlaces(fields, ctx);
  return places === undefined ? z.NEVER : { ...fields, ...places };
});

/**
 * Checks the answers of a firm. Its places are checked also when another answer is refused, so that all
 * refusals are said at once.
 */
export function checkFirm(given: unknown) {
  const { facts, problems } = checkAnswers(answersSchema, given);
  if (facts !== undefined) return { facts, problems };
  const said = new Set(problems.map(({ path }) => z.core.toDotPath(path)));
  const places = checkAnswers(placesSchema, given).problems;
  return {
    facts,
    problems: [...problems, ...places.filter(({ path }) => !said.has(z.core.toDotPath(path)))],
  };
}

/** Validated answers of a firm. */
export type Answers = z.output<typeof answersSchema>;

/** Selects the cities that the home page names: those of the answers, or the nearest to the base. */
export function namedCities(
  { base, namedCities: named }: Answers,
  published: readonly AdoptedCity[],
) {
  return (
    named ?? [
      base,
      ...nearest(
        base,
        published.filter((one) => one !== base),
        NAMED_CITIES - 1,
      ).map(({ place }) => place),
    ]
  );
}
