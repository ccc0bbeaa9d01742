import { z } from 'astro/zod';
import {
  descriptionSchema,
  latitudeSchema,
  longitudeSchema,
  textSchema,
  zipSchema,
} from './shared.ts';

/** Areas of the county, in display order. */
export const AREAS = [
  'San Gabriel Valley and foothills',
  'East San Gabriel Valley',
  'Los Angeles and the Westside',
  'Southeast Los Angeles County',
  'South Bay and Long Beach',
] as const;

const answer = z.strictObject({
  question: textSchema.endsWith('?'),
  lead: textSchema.describe('the short answer, one or two sentences'),
  ordered: z.boolean().describe('true: numbered steps; false: bullets'),
  points: z.array(textSchema).min(3).max(7),
  close: textSchema.describe('when to stop and call, or what the steps prevent'),
  figures: z.array(z.string().regex(/\d/)).describe('every number that the answer contains'),
});

const job = z.strictObject({
  name: textSchema.max(70),
  hours: z
    .number()
    .min(1)
    .max(8)
    .multipleOf(0.25)
    .describe('hours on site, 1 to 8, in steps of 0.25'),
  materials: z.int().nonnegative().describe('cost of materials in the store, whole dollars'),
  covers: textSchema.describe('what the hours and the materials include'),
});

/** A city page: facts, an answered question and a priced job. The body is the local note. */
export const citySchema = z.strictObject({
  name: textSchema.describe("display name, e.g. 'La Verne'"),
  kind: z.enum(['city', 'unincorporated community']),
  county: z.literal('Los Angeles County'),
  area: z.enum(AREAS),
  inSanGabrielValley: z.boolean(),
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
