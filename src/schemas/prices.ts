import { z } from 'astro/zod';
import { centsSchema, slugSchema, textSchema } from './shared.ts';

const visits = z.int().positive();

const plan = z.strictObject({
  id: slugSchema,
  name: textSchema,
  priceCents: centsSchema.positive(),
  period: z.enum(['month', 'year']),
  billing: textSchema.nullable().describe('how the plan is billed; null shows nothing'),
  visits: visits.nullable().describe('visits per period; null: unlimited'),
  badge: textSchema.nullable(),
  text: textSchema.describe('who the plan is for, in one sentence'),
});

const club = z.strictObject({ id: slugSchema, name: textSchema, text: textSchema });

/** Prices, rates and plans (section 9 of the specification). */
export const pricesSchema = z
  .strictObject({
    labor: z.strictObject({
      firstHourCents: centsSchema.positive(),
      quarterHourCents: centsSchema.positive(),
      minHours: z.number().positive(),
      maxHours: z.number().positive(),
      stepHours: z.number().positive(),
    }),
    materialsMarkupDivisorBasisPoints: z
      .int()
      .min(1000)
      .max(10_000)
      .describe('7000 divides the cost by 0.7'),
    salesTaxBasisPoints: z
      .int()
      .min(0)
      .max(3000)
      .describe('1050 is 10.5% of the marked-up materials'),
    visitHours: z.int().positive().describe('length of a visit in hours'),
    minimumService: z.strictObject({
      name: textSchema,
      priceCents: centsSchema.positive(),
      visits,
      text: textSchema,
    }),
    plans: z.array(plan).min(1),
    clubs: z.array(club).min(1),
    reviewClubRewardCents: centsSchema.positive(),
    cancelPolicy: textSchema.describe("how a plan ends, after 'Cancel' or 'Yes,' (FAQ policies)"),
    faqVisits: z
      .array(z.strictObject({ visits, priceCents: centsSchema.positive() }))
      .min(1)
      .describe('figures of the FAQ, which differ from the home page on purpose'),
  })
  .refine(({ labor }) => labor.minHours < labor.maxHours, {
    path: ['labor', 'maxHours'],
    message: 'is not above minHours',
  });

/** The price file. */
export type Prices = z.output<typeof pricesSchema>;
/** A subscription. */
export type Plan = Prices['plans'][number];
