import { z } from 'astro/zod';
import { DIRECTIONS } from '#src/domain/distance.ts';
import { labelSchema, textSchema, withConditions } from './shared.ts';

/** Values of a city that its page fills in. */
const CITY = ['city.name', 'service.title', 'job.name'];

const heading = textSchema.min(5).max(60);
const lead = textSchema
  .min(20)
  .max(160)
  .describe('under the h1: where the city is, and one claim of the company');

const callSchema = z.strictObject({
  name: heading.describe('what happens'),
  noNumber: labelSchema.describe('after a service whose pages state no number'),
});
const optionalCallSchema = callSchema.extend({
  unknown: labelSchema.describe('where no service is known'),
});

/** Copy around a city's own facts, on every city page (CITY-1 to CITY-4). */
export const cityPageSchema = z
  .strictObject({
    seoTitle: withConditions(
      textSchema
        .max(48)
        .meta({ title: 'Title in search results' })
        .describe('title for search results, with {city.name}'),
    ),
    shareLine: withConditions(
      labelSchema.describe("line under the city's name on the share image"),
    ),
    breadcrumb: labelSchema.describe('name of the step before the city, which leads to the map'),
    heading: withConditions(heading.describe('the h1, with {city.name}')),
    fromBase: z
      .strictObject({ lead })
      .meta({ placeholders: ['city.name', 'base.miles', 'base.direction'] })
      .describe('a city other than the base: {base.miles} and {base.direction}'),
    directions: z
      .record(z.enum(DIRECTIONS), labelSchema)
      .describe('names of the directions, as {base.direction}'),
    atBase: z.strictObject({ lead }).describe("the city of the company's base"),
    emergencyLink: labelSchema.describe('link to the emergency steps (EMERG-5)'),
    services: z
      .strictObject({
        heading: heading.describe('heading above the links to the services, with {city.name}'),
        handymanLink: labelSchema.describe('the last of these links'),
      })
      .describe('the services, before the worked answer (EMERG-5)'),
    calls: z
      .strictObject({
        heading: heading.describe('heading, with {city.name}'),
        print: labelSchema.describe('link to the card to print, with these numbers (LOC-4)'),
        water: callSchema.extend({
          several: labelSchema.describe('how to tell which of several suppliers is yours'),
        }),
        gas: callSchema.extend({ first: labelSchema.describe('what to do first, with 911') }),
        sewage: optionalCallSchema.extend({
          lateral: labelSchema.describe('link to the rule about the pipe to the main'),
        }),
        permits: optionalCallSchema.extend({
          heater: labelSchema.describe('link to the rule about water heaters'),
        }),
        uses: z
          .strictObject({ emergency: labelSchema, office: labelSchema })
          .describe('what a number is for, where its hours do not say it'),
        read: labelSchema.describe('before the month in which the linked pages were read'),
      })
      .describe('whom to call, most urgent first (LOC-2)'),
    service: z
      .strictObject({
        heading: heading.describe('link to the featured service, with {service.title}'),
      })
      .describe('the featured service (CITY-2)'),
    price: z
      .strictObject({
        heading: heading.describe('heading of the priced job, with {job.name}'),
        calculatorLink: labelSchema.describe('opens the calculator with the figures of the job'),
        plansLink: labelSchema.describe(
          "in its place on a handyman's job: all ways to buy a visit",
        ),
        plumber: labelSchema.describe('before the hours of a plumber'),
        visit: labelSchema.describe('before the hours of the only visit of a handyman'),
        visits: labelSchema.describe('between the number of several visits and their hours'),
        each: labelSchema.describe('after the hours of one of several visits'),
      })
      .describe('the priced job'),
    homes: z
      .strictObject({
        heading: heading.describe('heading above the local note, with {city.name}'),
        county: labelSchema.describe('before a county that differs from that of the territory'),
        unincorporated: labelSchema.describe('after the county of a community that is no city'),
        zip: labelSchema.describe('before the only ZIP code'),
        zips: labelSchema.describe('before several ZIP codes'),
        shared: labelSchema.describe('after a ZIP code, before the city that shares it'),
        nearby: heading.describe('heading above the links to nearby cities'),
      })
      .describe('local note, facts, map and nearby cities (CITY-4)'),
    plans: z
      .strictObject({
        heading: withConditions(heading.describe('heading next to the list of plans')),
        link: withConditions(labelSchema.describe('link to the plans on the home page')),
      })
      .describe('names and prices of the plans'),
  })
  .meta({ title: 'Every city page', placeholders: CITY });
