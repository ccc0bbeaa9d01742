import { z } from 'astro/zod';
import { citySlugSchema, countySchema, textSchema } from './shared.ts';
import { utilityIdSchema } from './utilities.ts';

/** Words for the places where the company works (PROD-2, OWN-2). */
export const territorySchema = z
  .strictObject({
    region: textSchema
      .max(40)
      .describe("the region around the named cities, e.g. 'Gateway Cities'"),
    regionInText: textSchema
      .max(44)
      .describe("the same after 'in', with its article, e.g. 'the Gateway Cities'"),
    widerRegion: textSchema
      .max(40)
      .describe("all cities together, after 'in' or 'across', e.g. 'Southeast Los Angeles'"),
    county: countySchema.describe('the county of the base, where disputes are settled (TERM-1)'),
    landscape: textSchema
      .max(20)
      .describe("one word that says where its homes stand, e.g. 'foothill', 'valley' or 'coastal'"),
    defaultCity: citySlugSchema.describe('city page that /service-areas leads to (CITY-3)'),
    gas: utilityIdSchema.describe('gas company of every city that names no other'),
    areas: z
      .array(textSchema.max(40))
      .min(1)
      .describe('groups of cities in lists, in display order; each city names one of them'),
  })
  .meta({ title: 'Territory' });
