import { z } from 'astro/zod';
import {
  clockSchema,
  dollarsSchema,
  explain,
  templateSchema,
  textSchema,
  wholeNumberSchema,
} from './shared.ts';

// What only the owner knows and callers ask (ASK-1). Every part is optional.

const months = (min: number) =>
  wholeNumberSchema(min, 120, 'a number of months, such as 12').meta({ unit: 'months' });

const holds = z.boolean().default(false);
const timesError = explain('a factor such as 1.5, from 1 to 4, in steps of 0.05');

const nightRateSchema = z
  .strictObject({
    times: z
      .number({ error: timesError })
      .min(1, { error: timesError })
      .max(4, { error: timesError })
      .multipleOf(0.05, { error: timesError })
      .exactOptional()
      .meta({ title: 'Times the regular price' })
      .describe('1.5 is one and a half times the labor prices of the site; 1: it costs the same'),
    perHourDollars: dollarsSchema(20, 2000, 480)
      .exactOptional()
      .meta({ title: 'Or price of an hour' })
      .describe('instead of a factor: what an hour of a plumber costs then, e.g. 480'),
    from: clockSchema.exactOptional().describe('when the night begins, such as 18:00'),
    to: clockSchema.exactOptional().describe('when it ends, such as 07:00'),
    weekends: holds.describe('whether it holds all day on Saturday and Sunday'),
    holidays: holds.describe('whether it holds all day on holidays'),
  })
  .refine(({ times, perHourDollars }) => (times === undefined) !== (perHourDollars === undefined), {
    path: ['times'],
    error: 'give a factor, such as 1.5, or the price of an hour, such as 480, and not both',
  })
  .refine(({ from, to }) => (from === undefined) === (to === undefined), {
    path: ['to'],
    error: 'a night has a beginning and an end, such as 18:00 and 07:00',
  })
  .refine(
    ({ times, from, weekends, holidays }) =>
      times === 1 || from !== undefined || weekends || holidays,
    { path: ['from'], error: 'say when it holds: at night, on weekends or on holidays' },
  );

const WORKERS = ['employees', 'subcontractors', 'both'] as const;
const workersSchema = z.enum(WORKERS, {
  error: explain(`one of ${WORKERS.join(', ')}`),
});

/** Ways to pay. Their names are in policy-texts.yaml. */
const PAYMENT_METHODS = [
  'credit-card',
  'debit-card',
  'check',
  'cash',
  'bank-transfer',
  'zelle',
  'venmo',
] as const;
const methodSchema = z.enum(PAYMENT_METHODS, {
  error: explain(`one of ${PAYMENT_METHODS.join(', ')}`),
});

/** What happens to visits that are paid for when a plan is canceled. */
const PREPAID = ['refunded', 'repriced', 'kept', 'not-refunded'] as const;

/** The owner's answers to what callers ask first (ASK-1). */
export const policiesSchema = z
  .strictObject({
    nightRate: nightRateSchema
      .exactOptional()
      .meta({ title: 'Night and weekend rate' })
      .describe('what a plumber costs then'),
    visitFee: z
      .strictObject({
        dollars: dollarsSchema(0, 1000, 89).meta({ title: 'Fee' }).describe('0: there is none'),
        credited: holds.describe('whether it is taken off the bill when the work is done'),
      })
      .exactOptional()
      .meta({ title: 'Trip or diagnostic fee' })
      .describe('for coming out and finding the fault'),
    warranty: z
      .strictObject({
        laborMonths: months(1).describe('on labor, e.g. 12'),
        partsMonths: months(0).describe("on parts, e.g. 12; 0: only their manufacturer's"),
      })
      .exactOptional(),
    payment: z
      .strictObject({ methods: z.array(methodSchema).min(1).describe('which you take') })
      .exactOptional()
      .meta({ title: 'Ways to pay' }),
    financing: z
      .strictObject({
        offered: z.boolean().describe('whether customers can pay over time'),
        provider: textSchema
          .max(60)
          .exactOptional()
          .describe('who lends the money, e.g. a bank; needed if it is offered'),
        minimumDollars: dollarsSchema(0, 50_000, 1500)
          .default(0)
          .describe('smallest job that it is for, e.g. 1500; 0: any job'),
      })
      .refine(({ offered, provider }) => offered === (provider !== undefined), {
        path: ['provider'],
        error: 'name who lends the money if financing is offered, and nobody if it is not',
      })
      .exactOptional(),
    insurance: z
      .strictObject({ carrier: textSchema.max(60).describe('company that insures your work') })
      .exactOptional(),
    whoComes: z
      .strictObject({
        plumbers: workersSchema.describe('whether your plumbers are employees or subcontractors'),
        handymen: workersSchema
          .exactOptional()
          .describe('the same for handymen; left out without handyman work'),
        checks: textSchema
          .min(20)
          .max(160)
          .optional()
          .meta({ title: 'How they are checked', translated: true, mayLackTranslation: true })
          .describe(
            "in one sentence, 20 to 160 characters, e.g. 'We check the record and two references of everyone we send.'",
          ),
      })
      .exactOptional(),
    ownParts: z
      .strictObject({
        installed: z.boolean().describe('whether you install a part that the customer bought'),
        laborWarranty: holds.describe('whether your warranty on labor holds for that work'),
      })
      .exactOptional()
      .meta({ title: 'Parts that customers buy' }),
    prepaidVisits: z
      .enum(PREPAID, { error: explain(`one of ${PREPAID.join(', ')}`) })
      .exactOptional()
      .meta({ title: 'Visits paid for when a plan is canceled' })
      .describe(
        'refunded; repriced: those used count as single visits, the rest is refunded; kept until the paid year ends; not refunded',
      ),
    visitsPerWeek: wholeNumberSchema(1, 14, 'a number of visits, such as 2')
      .exactOptional()
      .meta({ title: 'Visits a week with unlimited visits' })
      .describe('how many at most, e.g. 2'),
  })
  .meta({ title: 'What callers ask', translated: false });

/** Placeholder of a policy's sentence in the answer of a question. */
export const POLICY = '{policy}';

/** Name of a policy, as questions of the FAQ have it. */
export const policyNameSchema = policiesSchema.keyof();
/** One of the policies. */
export type PolicyName = z.output<typeof policyNameSchema>;
/** Those that the owner has given. */
export type Policies = z.output<typeof policiesSchema>;

const sentence = (where: string, ...values: readonly string[]) =>
  values.length === 0 ? textSchema.describe(where) : templateSchema(values, where);
const workers = (who: string) =>
  z.record(z.enum(WORKERS), textSchema).describe(`what ${who} are, by policies.yaml`);

/** Sentences of the policies, with the figures of policies.yaml: in answers and on pages. */
export const policyTextsSchema = z
  .strictObject({
    nightRate: z.strictObject({
      same: sentence('the price is the same at any hour'),
      times: sentence('regular price by a factor', 'firstHour', 'quarterHour', 'when'),
      perHour: sentence('price of an hour', 'rate', 'when'),
      night: sentence("part of 'when'", 'from', 'to'),
      weekends: sentence("part of 'when'"),
      holidays: sentence("part of 'when'"),
    }),
    visitFee: z.strictObject({
      none: sentence('no fee'),
      credited: sentence('a fee that is taken off the bill', 'fee'),
      kept: sentence('a fee besides the work', 'fee'),
    }),
    warranty: z.strictObject({
      both: sentence('warranty on both', 'labor', 'parts'),
      labor: sentence("parts have only their manufacturer's", 'labor'),
    }),
    payment: z.strictObject({
      cards: sentence('cards among them', 'methods'),
      noCards: sentence('without cards', 'methods'),
      names: z.record(z.enum(PAYMENT_METHODS), textSchema).describe('names in the list'),
    }),
    financing: z.strictObject({
      none: sentence('not offered'),
      any: sentence('for any job', 'provider'),
      from: sentence('for larger jobs', 'provider', 'minimum'),
    }),
    insurance: sentence('who insures', 'carrier'),
    whoComes: z.strictObject({ plumbers: workers('plumbers'), handymen: workers('handymen') }),
    ownParts: z.strictObject({
      none: sentence('not installed'),
      warranty: sentence('installed, labor has its warranty'),
      noWarranty: sentence('installed, without a warranty'),
    }),
    prepaidVisits: z.record(z.enum(PREPAID), textSchema),
    visitsPerWeek: sentence('at most', 'count'),
  })
  .meta({ title: 'Sentences of what callers ask' });
