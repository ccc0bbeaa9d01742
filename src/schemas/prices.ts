import { z } from 'astro/zod';
import {
  dollarsSchema,
  idSchema,
  patternNumberSchema,
  proseSchema,
  textSchema,
  wholeNumberSchema,
} from './shared.ts';

// Prices are typed in dollars and rates in percent (OWN-4). Each schema converts them once.

const PER_DOLLAR = 100;
const PER_PERCENT = 100;
const PER_ONE = 10_000;
/** Multiplies to a whole number: 9.95 * 100 is 994.9999999999999. */
const convert = (value: number, by: number) => Math.round(value * by);

const withCents = <Facts extends { readonly price: number }>({ price, ...facts }: Facts) => ({
  ...facts,
  priceCents: convert(price, PER_DOLLAR),
});

const visits = z.int().positive();
const HOURS = { unit: 'hours' };

const priceUpTo = (max: number, example: number) =>
  dollarsSchema(10, max, example).describe(`in whole dollars, such as ${example} for $${example}`);

/** An hour of a plumber, in dollars. */
export const hourPriceSchema = priceUpTo(2000, 420);
/** A quarter of an hour of a plumber, in dollars. */
export const quarterHourPriceSchema = priceUpTo(1000, 55);
/** A visit, a plan or a reward, in dollars. */
export const priceSchema = priceUpTo(20_000, 1250);

/** The length of a handyman's visit. */
export const visitHoursSchema = wholeNumberSchema(1, 8, 'whole hours of a visit, such as 2');

/** What the cost of parts in the store is divided by, from 0.5 to 1. */
export const materialsDivisorSchema = patternNumberSchema(
  /^(?:0\.[5-9]\d{0,3}|1)$/,
  'a number from 0.5 to 1, such as 0.75: the cost in the store is divided by it. 0.83 adds 20 percent, 0.77 adds 30, 0.75 adds a third, 1 adds nothing',
)
  .meta({ title: 'Divisor of materials' })
  .describe(
    'the cost in the store is divided by it: 0.83 adds 20 percent, 0.75 a third, 1 nothing',
  );

/** Sales tax in percent, from 3 to 15. */
export const salesTaxPercentSchema = patternNumberSchema(
  /^(?:(?:[3-9]|1[0-4])(?:\.\d{1,2})?|15)$/,
  'the sales tax in percent with at most two decimals, such as 9.75 for 9.75%. No rate in California is under 3 or over 15',
)
  .meta({ title: 'Sales tax', unit: 'percent' })
  .describe('of the marked-up materials, in percent: 9.75 for 9.75%');

const plan = z
  .strictObject({
    id: idSchema,
    name: textSchema,
    price: priceSchema,
    period: z.enum(['month', 'year']),
    billing: z
      .enum(['monthly', 'upfront'])
      .nullable()
      .default(null)
      .describe('when the plan is billed; empty: callers ask'),
    visits: visits.nullable().default(null).describe('visits per period; empty: unlimited visits'),
    badge: textSchema
      .nullable()
      .default(null)
      .describe('a word of praise; the first one of the file is drawn as a badge; may be empty'),
    text: proseSchema.describe('who the plan is for, in one sentence'),
  })
  .superRefine(({ name, visits }, { addIssue }) => {
    const [, named] = /^(\d+) visits?\b/i.exec(name) ?? [];
    if (named !== undefined && Number(named) !== visits)
      addIssue({
        code: 'custom',
        path: ['visits'],
        message: `the name of the plan says '${name}': change both`,
      });
  })
  .transform(withCents);

const club = z.strictObject({ id: idSchema, name: textSchema, text: proseSchema });

/** Prices, rates and plans (section 9 of the specification). */
export const pricesSchema = z
  .strictObject({
    labor: z
      .strictObject({
        firstHour: hourPriceSchema,
        quarterHour: quarterHourPriceSchema,
        minHours: z
          .number()
          .positive()
          .meta({ title: 'Shortest job', ...HOURS }),
        maxHours: z
          .number()
          .positive()
          .meta({ title: 'Longest job', ...HOURS }),
        stepHours: z
          .number()
          .positive()
          .meta({ title: 'Step of the slider', ...HOURS }),
      })
      .refine(({ minHours, maxHours }) => minHours < maxHours, {
        path: ['maxHours'],
        message: 'is not above minHours',
      })
      .transform(({ firstHour, quarterHour, ...limits }) => ({
        firstHourCents: convert(firstHour, PER_DOLLAR),
        quarterHourCents: convert(quarterHour, PER_DOLLAR),
        ...limits,
      }))
      .describe("a plumber's time, and the slider of the calculator (CALC-2)"),
    materialsDivisor: materialsDivisorSchema,
    salesTaxPercent: salesTaxPercentSchema,
    visitHours: visitHoursSchema
      .exactOptional()
      .meta({ title: 'Length of a visit', ...HOURS })
      .describe("of a handyman's visit; left out without handyman work"),
    minimumService: z
      .strictObject({ name: textSchema, price: priceSchema, visits, text: proseSchema })
      .transform(withCents)
      .exactOptional()
      .describe('a single visit of a handyman; left out without handyman work'),
    plans: z.array(plan).default([]).describe('any number of plans, or none'),
    clubs: z.array(club).default([]).describe('free clubs; may be empty'),
    reviewClubReward: priceSchema
      .optional()
      .describe('worth of the free job for a review: {prices.reviewClubReward}'),
    cancelPolicy: textSchema.describe("how a plan ends, after 'Cancel' or 'Yes,' (FAQ policies)"),
    sets: z
      .array(z.strictObject({ visits, price: priceSchema }).transform(withCents))
      .default([])
      .meta({ title: 'Sets of visits' })
      .describe('visits that are bought together, of which the FAQ speaks; may be empty'),
  })
  .superRefine(({ minimumService, visitHours, plans, sets, clubs }, { addIssue }) => {
    const refuse = (field: string, message: string) => {
      addIssue({ code: 'custom', path: [field], message });
    };
    const visit = { minimumService, visitHours };
    for (const [field, other, label] of [
      ['minimumService', 'visitHours', 'Length of a visit'],
      ['visitHours', 'minimumService', 'Minimum service'],
    ] as const)
      if (visit[field] === undefined && visit[other] !== undefined)
        refuse(field, `is missing, beside ${label}: both or neither`);
    if (minimumService === undefined && visitHours === undefined)
      for (const [field, offers] of Object.entries({ plans, sets, clubs }))
        if (offers.length > 0)
          refuse(
            field,
            'need Minimum service and Length of a visit: they are visits of a handyman',
          );
  })
  .transform(({ materialsDivisor, salesTaxPercent, reviewClubReward, ...facts }) => ({
    ...facts,
    materialsMarkupDivisorBasisPoints: convert(materialsDivisor, PER_ONE),
    salesTaxBasisPoints: convert(salesTaxPercent, PER_PERCENT),
    ...(reviewClubReward !== undefined && {
      reviewClubRewardCents: convert(reviewClubReward, PER_DOLLAR),
    }),
  }))
  .meta({ title: 'Prices' });

/** The price file. */
export type Prices = z.output<typeof pricesSchema>;
/** A single visit of a handyman, which a firm may not offer. */
export type HandymanVisit = Required<Pick<Prices, 'minimumService' | 'visitHours'>>;
/** A subscription. */
export type Plan = Prices['plans'][number];
