import { z } from 'astro/zod';
import { questionFields } from './answers.ts';
import {
  countySchema,
  descriptionSchema,
  latitudeSchema,
  longitudeSchema,
  proseSchema,
  slugSchema,
  textSchema,
  zipSchema,
} from './shared.ts';
import { sourcesSchema, zipSourcesSchema } from './sources.ts';
import { localRuleSchema, utilityIdSchema } from './utilities.ts';

const answer = z
  .strictObject({
    question: textSchema.endsWith('?', 'ends with a question mark'),
    ...questionFields,
    lead: proseSchema.meta({ title: 'Short answer' }).describe('one or two sentences'),
    ordered: z
      .boolean()
      .meta({ title: 'Numbered steps' })
      .describe('on: numbered steps; off: bullets'),
    points: z.array(proseSchema).min(3).max(7).meta({ title: 'Steps or bullets' }),
    close: proseSchema
      .meta({ title: 'Last sentence' })
      .describe('when to stop and call, or what the steps prevent'),
    figures: z
      .array(z.string().regex(/\d/, 'contains a digit'))
      .default([])
      .meta({ title: 'Numbers', translated: false })
      .describe('every number that the answer contains, as it is written there'),
  })
  .describe('a question that people of this city ask, with its answer');

const jobFields = {
  name: textSchema.max(70).describe('what is done'),
  materials: z
    .int()
    .nonnegative()
    .meta({ unit: 'dollars' })
    .describe('cost of materials in the store, whole dollars'),
};

const INCLUDED = { title: 'Included' };

/** Id of a job in handyman.yaml. */
const handymanJobSlug = slugSchema.meta({
  relation: { file: 'handyman.yaml', list: ['categories', 'jobs'] },
});

/** Labor at the rates of the calculator (CALC-2). */
const plumberJob = z.strictObject({
  by: z.literal('plumber'),
  ...jobFields,
  hours: z
    .number()
    .min(1)
    .max(8)
    .multipleOf(0.25)
    .meta({ unit: 'hours' })
    .describe('hours on site, 1 to 8, in steps of 0.25'),
  short: textSchema
    .max(20)
    .exactOptional()
    .meta({ title: 'Short name' })
    .describe("with it, such as 'New toilet', the price calculator offers to start from this job"),
  covers: proseSchema.meta(INCLUDED).describe('what the hours and the materials include'),
});

/** Visits at the price of the minimum service (section 9). */
const handymanJob = z.strictObject({
  by: z.literal('handyman'),
  ...jobFields,
  jobs: z.array(handymanJobSlug).min(1).describe('jobs of the handyman page'),
  visits: z.int().positive().describe('number of visits'),
  covers: proseSchema.meta(INCLUDED).describe('what the visits and the materials include'),
});

const job = z
  .discriminatedUnion('by', [plumberJob, handymanJob])
  .meta({ title: 'Priced job' })
  .describe('done by a plumber, at hourly rates, or by a handyman, at visits (PLAN-1)');

interface SharedZips {
  readonly name: string;
  readonly zips: readonly string[];
  readonly zipsSharedWith: readonly { readonly zip: string; readonly city: string }[];
}

/** Checks that a shared ZIP code is one of the city's, and that the other place is another one. */
function checkSharedZips(
  { name, zips, zipsSharedWith }: SharedZips,
  { addIssue }: z.core.$RefinementCtx,
): void {
  // 'La Crescenta-Montrose' is La Crescenta and Montrose; 'West Covina' is not Covina.
  const own = [name, ...name.split('-')].map((part) => part.trim().toLowerCase());
  zipsSharedWith.forEach(({ zip, city }, at) => {
    const fail = (field: string, message: string) => {
      addIssue({ code: 'custom', path: ['zipsSharedWith', at, field], message });
    };
    if (!zips.includes(zip)) fail('zip', `${zip} is not one of the ZIP codes of ${name}`);
    if (own.includes(city.toLowerCase()))
      fail(
        'city',
        `${city} belongs to the name of this city: name a neighboring city, or remove the line`,
      );
  });
}

/** A city page: facts, an answered question and a priced job. The body is the local note. */
export const citySchema = z
  .strictObject({
    name: textSchema.meta({ translated: false }).describe("display name, e.g. 'La Verne'"),
    kind: z.enum(['city', 'unincorporated community']),
    county: countySchema,
    area: textSchema
      .meta({ relation: { file: 'territory.yaml', list: ['areas'] }, translated: false })
      .describe('the group of cities in lists'),
    lat: latitudeSchema,
    lng: longitudeSchema,
    mountains: z
      .literal(true)
      .exactOptional()
      .describe('mountains begin right north of it, and maps show them'),
    zips: z.array(zipSchema).min(1).describe('home ZIP codes'),
    zipsSharedWith: z
      .array(
        z.strictObject({
          zip: zipSchema,
          city: textSchema.meta({ translated: false }).describe('name of the neighboring city'),
        }),
      )
      .default([])
      .meta({ title: 'Shared ZIP codes' })
      .describe('those of the ZIP codes that a neighboring city has too'),
    zipSources: zipSourcesSchema,
    gas: utilityIdSchema
      .exactOptional()
      .describe('gas company, if it is another than that of the territory'),
    water: z
      .array(
        z.strictObject({
          utility: utilityIdSchema,
          serves: textSchema
            .max(40)
            .exactOptional()
            .describe('which part of the city, if a page says so'),
        }),
      )
      .min(1)
      .exactOptional()
      .meta({ title: 'Water suppliers' })
      .describe('in the order of the page; needed as soon as utilities.yaml has a water supplier'),
    sewer: utilityIdSchema.exactOptional().describe('whom to call for sewage in the street'),
    permits: utilityIdSchema.exactOptional().describe('the counter that issues permits'),
    lateral: localRuleSchema
      .exactOptional()
      .describe('who owns the sewer pipe to the main, if a page says so'),
    heaterPermit: localRuleSchema
      .exactOptional()
      .meta({ title: 'Permit for a water heater' })
      .describe('whether a water heater needs a permit, if a page says so'),
    description: descriptionSchema,
    answer,
    job,
    sources: sourcesSchema,
  })
  .superRefine(checkSharedZips)
  .meta({ title: 'Cities' });

/** The file of a city that is not published yet: its facts, and the texts that are written. */
export const cityDraftSchema = z
  .strictObject(citySchema.shape)
  .partial({ description: true, answer: true, job: true })
  .superRefine(checkSharedZips);

/** The file of a city. */
export type City = z.output<typeof citySchema>;
/** A priced job of a city. */
export type CityJob = z.output<typeof job>;
