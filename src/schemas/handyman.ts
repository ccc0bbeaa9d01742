import { z } from 'astro/zod';
import {
  iconNameSchema,
  idSchema,
  labelSchema,
  templateSchema,
  textSchema,
  withConditions,
} from './shared.ts';

const tileSchema = z.strictObject({
  title: z.string().min(4).max(40).describe('heading of the tile or step'),
  text: z.string().min(50).max(260).describe('one to three sentences'),
});

const jobSchema = z.strictObject({
  id: idSchema,
  name: textSchema.min(8).max(60).describe('what is done'),
  needs: textSchema
    .min(4)
    .max(40)
    .describe('what the job takes, for sale in any store, where the name does not say it')
    .optional(),
  minVisits: z
    .int()
    .positive()
    .default(1)
    .meta({ title: 'Fewest visits' })
    .describe('more than 1 for a job that dries or sets before it can go on'),
  words: z
    .array(z.string().regex(/^[a-z][a-z -]{2,}$/, 'lowercase letters, spaces and hyphens only'))
    .min(1)
    .meta({ title: 'Words of this job', translated: false })
    .describe("words, or their beginnings, that a plumber's priced job may not contain"),
});

const categorySchema = z.strictObject({
  title: z.string().min(5).max(40).describe('name of the kind of work'),
  icon: iconNameSchema,
  text: z.string().min(60).max(260).describe('what this kind of work is, one or two sentences'),
  jobs: z.array(jobSchema).min(5).max(6).describe('five or six typical jobs'),
});

const comparisonSchema = z.strictObject({
  heading: labelSchema.describe('heading above the table'),
  intro: textSchema.min(60).max(300).describe('what the amounts are for'),
  saving: textSchema.max(240).optional().describe('above the table: when which way pays'),
  notes: z
    .array(textSchema.max(240))
    .default([])
    .describe('below the table: what its figures do not say'),
  call: textSchema.max(120).describe('beside the call button below the table'),
  handyman: textSchema.max(200).describe('above the ways to buy: who comes, what is not included'),
  plumber: textSchema.max(200).describe('the same for a plumber'),
  sets: textSchema.max(200).describe('the same for sets of visits, where who comes is not fixed'),
  set: labelSchema
    .meta({ placeholders: ['count'] })
    .describe('a set that only the FAQ offers: {count} visits'),
  plumberWay: labelSchema.describe('name of the way without visits'),
  plumberNext: labelSchema
    .meta({ placeholders: ['price'] })
    .describe('{price} of each of its hours after the first'),
  monthly: labelSchema
    .meta({ placeholders: ['price'] })
    .describe('{price} of one of unlimited visits'),
  columns: z
    .strictObject({
      way: labelSchema,
      price: labelSchema,
      visit: labelSchema,
      hour: labelSchema,
      year: labelSchema
        .meta({ placeholders: ['count'] })
        .describe('price of a year with {count} visits'),
      billing: labelSchema,
      cancel: labelSchema,
    })
    .describe('names of the columns'),
  price: z
    .strictObject({
      once: labelSchema,
      month: labelSchema,
      year: labelSchema,
      plumber: labelSchema,
    })
    .describe('after a price'),
  billing: z
    .strictObject({
      once: labelSchema.describe('a single visit, and a plumber (TERM-1)'),
      unknown: labelSchema.describe('a way whose billing the price file does not say'),
    })
    .describe('when to pay; plans have their own in prices.yaml'),
  cancel: z
    .strictObject({ once: labelSchema, plan: labelSchema })
    .describe('how to cancel, from the policies in prices.yaml'),
});

const calculatorSchema = z.strictObject({
  heading: labelSchema.describe('heading above the table'),
  intro: templateSchema(['visit'], 'below the heading'),
  saving: templateSchema(['saving'], 'below the intro, where a visit costs less than a plumber'),
  longerJob: templateSchema(['visit'], 'the hours do not fit into one visit'),
  table: textSchema.describe('name of the table, for screen readers'),
  plumber: templateSchema(['hours'], "row of a plumber's labor"),
  singleVisit: templateSchema(['name'], 'row of a single visit'),
  planVisit: templateSchema(['name'], 'row of a visit of a plan'),
  month: templateSchema(['name'], 'row of a month of unlimited visits'),
  monthPays: templateSchema(
    ['single', 'inPeriod', 'inYear'],
    'below `month`: from which visit of one month and of a year it pays',
  ),
  year: templateSchema(['name'], 'row of a year of unlimited visits'),
  yearPays: templateSchema(['single', 'inYear'], 'below `year`: from which visit it pays'),
});

/** Copy of /plumbing-services (SERV-2): home-maintenance visits by a handyman. */
export const handymanSchema = z
  .strictObject({
    heading: z.string().min(5).max(80).describe('the page heading'),
    intro: withConditions(
      z.string().min(60).max(160).describe('the lead under the heading, short on a phone'),
    ),
    benefitsHeading: withConditions(labelSchema.describe('heading above the reasons')),
    benefits: z.array(tileSchema).length(3).describe('three reasons for a plan'),
    categoriesHeading: labelSchema.describe('heading above the kinds of work'),
    categories: z
      .array(categorySchema)
      .length(4)
      .superRefine((categories, { addIssue }) => {
        const taken = new Set<string>();
        for (const [at, { jobs }] of categories.entries())
          for (const [index, { id }] of jobs.entries()) {
            if (taken.has(id))
              addIssue({
                code: 'custom',
                path: [at, 'jobs', index, 'id'],
                message: `'${id}' is taken`,
              });
            taken.add(id);
          }
      })
      .describe('four kinds of work'),
    comparison: comparisonSchema.describe('all ways to buy a visit (PLAN-2)'),
    calculator: calculatorSchema.describe('comparison on the page of the calculator (PLAN-3)'),
    stepsHeading: labelSchema.describe('heading above the steps'),
    steps: z.array(tileSchema).length(3).describe('how it works, in order'),
    closing: z
      .strictObject({
        heading: z.string().min(5).max(80).describe('heading above the call and email links'),
        trades: labelSchema.describe('heading above the jobs'),
        jobs: z.array(textSchema.max(80)).min(2).max(6).describe('what a handyman does not do'),
        text: textSchema.max(120).describe('what to say when calling about one of them'),
        gas: textSchema.min(40).max(240).describe('at a smell of gas'),
      })
      .describe('the last block of the page'),
  })
  .meta({ title: 'Handyman home maintenance' });
