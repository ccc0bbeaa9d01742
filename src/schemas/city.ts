import { z } from 'astro/zod';
import {
  descriptionSchema,
  latitudeSchema,
  longitudeSchema,
  textSchema,
  zipSchema,
} from './shared.ts';

/** Groups of places, in the order in which lists show them. */
export const AREAS = [
  'San Gabriel Valley and foothills',
  'East San Gabriel Valley',
  'Los Angeles and the Westside',
  'Southeast Los Angeles County',
  'South Bay and Long Beach',
] as const;

const answer = z.strictObject({
  question: textSchema.endsWith('?'),
  lead: textSchema.describe('the answer at once, one or two sentences'),
  ordered: z.boolean().describe('true: steps in their order; false: points'),
  points: z.array(textSchema).min(3).max(7),
  close: textSchema.describe('when to stop and call, or what it prevents'),
  figures: z.array(z.string().regex(/\d/)).describe('every number the answer uses'),
});

const job = z.strictObject({
  name: textSchema.max(70),
  hours: z.number().min(1).max(8).multipleOf(0.25).describe('hours on site, in quarters, 1 to 8'),
  materials: z.int().nonnegative().describe('whole dollars paid for materials'),
  covers: textSchema.describe('what the hours and the materials are'),
});

/** A city landing page: facts, one worked answer, one worked price; the body is the local note. */
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
    .describe('ZIP codes that carry the mailing name of a neighbor'),
  description: descriptionSchema,
  answer,
  job,
});
