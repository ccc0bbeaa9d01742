import { z } from 'astro/zod';
import { questionFields } from './answers.ts';
import {
  countySchema,
  descriptionSchema,
  latitudeSchema,
  longitudeSchema,
  slugSchema,
  textSchema,
  zipSchema,
} from './shared.ts';

const answer = z.strictObject({
  question: textSchema.endsWith('?'),
  ...questionFields,
  lead: textSchema.describe('the short answer, one or two sentences'),
  ordered: z.boolean().describe('true: numbered steps; false: bullets'),
  points: z.array(textSchema).min(3).max(7),
  close: textSchema.describe('when to stop and call, or what the steps prevent'),
  figures: z.array(z.string().regex(/\d/)).describe('every number that the answer contains'),
});

const jobFields = {
  name: textSchema.max(70),
  materials: z.int().nonnegative().describe('cost of materials in the store, whole dollars'),
};

/** Labor at the rates of the calculator (CALC-2). */
const plumberJob = z.strictObject({
  by: z.literal('plumber'),
  ...jobFields,
  hours: z
    .number()
    .min(1)
    .max(8)
    .multipleOf(0.25)
    .describe('hours on site, 1 to 8, in steps of 0.25'),
  covers: textSchema.describe('what the hours and the materials include'),
});

/** Visits at the price of the minimum service (section 9). */
const handymanJob = z.strictObject({
  by: z.literal('handyman'),
  ...jobFields,
  jobs: z.array(slugSchema).min(1).describe('ids of jobs in handyman.yaml'),
  visits: z.int().positive().describe('number of visits'),
  covers: textSchema.describe('what the visits and the materials include'),
});

const job = z
  .discriminatedUnion('by', [plumberJob, handymanJob])
  .describe('a priced job: `by` says who does it (PLAN-1)');

/** A city page: facts, an answered question and a priced job. The body is the local note. */
export const citySchema = z.strictObject({
  name: textSchema.describe("display name, e.g. 'La Verne'"),
  kind: z.enum(['city', 'unincorporated community']),
  county: countySchema,
  area: textSchema.describe('an area of territory.yaml'),
  lat: latitudeSchema,
  lng: longitudeSchema,
  zips: z.array(zipSchema).min(1).describe('home ZIP codes'),
  zipsSharedWith: z
    .record(zipSchema, textSchema)
    .default({})
    .describe('ZIP codes shared with a neighboring city, with its name'),
  description: descriptionSchema,
  answer,
  job,
});

/** The file of a city that is not published yet: its facts, and the texts that are written. */
export const cityDraftSchema = citySchema.partial({ description: true, answer: true, job: true });

/** A priced job of a city. */
export type CityJob = z.output<typeof job>;
