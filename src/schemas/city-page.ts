import { z } from 'astro/zod';
import { labelSchema, textSchema } from './shared.ts';

/** Names of the values in city-page.yaml that differ from city to city. */
export const CITY_PAGE_VALUES = [
  'city.name',
  'service.title',
  'job.name',
  'base.miles',
  'base.direction',
] as const;

const heading = textSchema.min(5).max(60);
const lead = textSchema
  .min(20)
  .max(160)
  .describe('under the h1: where the city is, and one claim of the company');

const callSchema = z.strictObject({
  name: heading.describe('what happens'),
  noNumber: labelSchema.describe('after a service whose pages state no number'),
});
const guidance = textSchema.max(160);

/** Copy around a city's own facts, on every city page (CITY-1 to CITY-4). */
export const cityPageSchema = z
  .strictObject({
    seoTitle: textSchema
      .max(48)
      .meta({ title: 'Title in search results' })
      .describe('title for search results, with {city.name}'),
    shareLine: labelSchema.describe("line under the city's name on the share image"),
    breadcrumb: labelSchema.describe('name of the step before the city, which leads to the map'),
    heading: heading.describe('the h1, with {city.name}'),
    fromBase: z
      .strictObject({
        lead,
        distance: heading.describe('the distance among the facts about the city'),
      })
      .describe('a city other than the base: {base.miles} and {base.direction}'),
    atBase: z.strictObject({ lead }).describe("the city of the company's base"),
    emergencyLink: labelSchema.describe('link to the emergency steps (EMERG-5)'),
    prices: textSchema.min(40).max(160).describe('what it costs to start'),
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
        gas: z.strictObject({
          name: heading.describe('what happens'),
          text: guidance.describe('what to do first'),
          life: labelSchema.describe('after 911'),
        }),
        water: callSchema.extend({
          text: guidance.describe('what the supplier does'),
          several: guidance.describe('how to tell which of several suppliers is yours'),
        }),
        sewage: callSchema.extend({
          unknown: labelSchema.describe('where no service is known'),
          lateral: labelSchema.describe('link to the rule about the pipe to the main'),
        }),
        permits: callSchema.extend({
          unknown: labelSchema.describe('where no counter is known'),
          heater: labelSchema.describe('link to the rule about water heaters'),
        }),
        uses: z
          .strictObject({ emergency: labelSchema, office: labelSchema })
          .describe('what a number is for'),
        read: labelSchema.describe('before the month in which the linked pages were read'),
      })
      .describe('whom to call, most urgent first (LOC-2)'),
    service: z
      .strictObject({
        heading: heading.describe('heading of the featured service, with {service.title}'),
        link: labelSchema.describe('link to the featured service'),
      })
      .describe('the featured service (CITY-2)'),
    price: z
      .strictObject({
        heading: heading.describe('heading of the priced job, with {job.name}'),
        calculatorLink: labelSchema.describe('opens the calculator with the figures of the job'),
        plansLink: labelSchema.describe(
          "in its place on a handyman's job: all ways to buy a visit",
        ),
      })
      .describe('the priced job'),
    homes: z
      .strictObject({
        heading: heading.describe('heading above the local note, with {city.name}'),
        nearby: heading.describe('heading above the links to nearby cities'),
      })
      .describe('local note, facts, map and nearby cities (CITY-4)'),
    plans: z
      .strictObject({
        heading: heading.describe('heading next to the list of plans'),
        link: labelSchema.describe('link to the plans on the home page'),
      })
      .describe('names and prices of the plans'),
    closing: z
      .strictObject({ heading: heading.describe('heading above hours, license and buttons') })
      .describe('the last block of the page'),
  })
  .meta({ title: 'Every city page' });
