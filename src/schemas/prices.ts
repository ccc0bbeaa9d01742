import { z } from 'astro/zod';
import { idSchema, priceCentsSchema, proseSchema, textSchema } from './shared.ts';

const visits = z.int().positive();
const HOURS = { unit: 'hours' };

const plan = z.strictObject({
  id: idSchema,
  name: textSchema,
  priceCents: priceCentsSchema,
  period: z.enum(['month', 'year']),
  billing: textSchema.nullable().default(null).describe('how the plan is billed; may be empty'),
  visits: visits.nullable().default(null).describe('visits per period; empty: unlimited visits'),
  badge: textSchema
    .nullable()
    .default(null)
    .describe('a word of praise; the first one of the file is drawn as a badge; may be empty'),
  text: proseSchema.describe('who the plan is for, in one sentence'),
});

const club = z.strictObject({ id: idSchema, name: textSchema, text: proseSchema });

/** Prices, rates and plans (section 9 of the specification). */
export const pricesSchema = z
  .strictObject({
    labor: z
      .strictObject({
        firstHourCents: priceCentsSchema,
        quarterHourCents: priceCentsSchema,
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
      .describe("a plumber's time, and the slider of the calculator (CALC-2)"),
    materialsMarkupDivisorBasisPoints: z
      .int()
      .min(1000)
      .max(10_000)
      .meta({ title: 'Divisor of materials' })
      .describe('in hundredths of a percent: 7000 divides the cost by 0.7'),
    salesTaxBasisPoints: z
      .int()
      .min(0)
      .max(3000)
      .meta({ title: 'Sales tax' })
      .describe('in hundredths of a percent: 1050 is 10.5% of the marked-up materials'),
    visitHours: z
      .int()
      .positive()
      .meta({ title: 'Length of a visit', ...HOURS }),
    minimumService: z.strictObject({
      name: textSchema,
      priceCents: priceCentsSchema,
      visits,
      text: proseSchema,
    }),
    plans: z.array(plan).min(1),
    clubs: z.array(club).min(1),
    reviewClubRewardCents: priceCentsSchema,
    cancelPolicy: textSchema.describe("how a plan ends, after 'Cancel' or 'Yes,' (FAQ policies)"),
    faqVisits: z
      .array(z.strictObject({ visits, priceCents: priceCentsSchema }))
      .min(1)
      .meta({ title: 'Visits and prices in the FAQ' })
      .describe('figures of the FAQ, which differ from the home page on purpose'),
  })
  .refine(({ labor }) => labor.minHours < labor.maxHours, {
    path: ['labor', 'maxHours'],
    message: 'is not above minHours',
  })
  .meta({ title: 'Prices' });

/** The price file. */
export type Prices = z.output<typeof pricesSchema>;
/** A subscription. */
export type Plan = Prices['plans'][number];
