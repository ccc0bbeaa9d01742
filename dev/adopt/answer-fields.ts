import { z } from 'astro/zod';
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
import { LIST_COUNTY } from './places.ts';
import { yesOrNo } from './read-answer.ts';

/** Cities that the home page names at most. */
export const NAMED_CITIES = 6;

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
export const NEEDS_VISIT =
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
