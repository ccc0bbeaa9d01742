import { z } from 'astro/zod';
import { topicsSchema } from './answers.ts';
import { picturesSchema } from './pictures.ts';
import {
  descriptionSchema,
  iconNameSchema,
  labelSchema,
  proseSchema,
  seoTitleSchema,
  textSchema,
  withConditions,
} from './shared.ts';
import { sourcesSchema } from './sources.ts';

/** A licensed plumbing service (SERV-3). The body is its long text. */
export const serviceSchema = z
  .strictObject({
    order: z.int().positive().describe('position in every list'),
    title: textSchema.max(40).describe('name of the service'),
    seoTitle: withConditions(seoTitleSchema),
    description: withConditions(descriptionSchema),
    lead: textSchema
      .max(120)
      .optional()
      .meta({ title: 'First words of the page' })
      .describe("what a caller sees or asks, before the summary at the top of the service's page"),
    summary: textSchema.max(240).describe('text of the service card'),
    onCityPages: z
      .boolean()
      .meta({ title: 'Featured on city pages' })
      .describe(
        'whether city pages may feature it (CITY-2); changing this changes which service most cities feature',
      ),
    icon: iconNameSchema,
    picture: picturesSchema
      .keyof()
      .optional()
      .describe(
        'drawing beside its heading, with a detail beside the first heading of its text (PIC-2)',
      ),
    topics: topicsSchema.meta({ title: 'What it is about, the most important first' }),
    features: z
      .array(textSchema.max(60))
      .length(4)
      .describe('bullets of the service card (HOME-2)'),
    danger: z
      .strictObject({
        heading: labelSchema.describe('the danger, as one smells or hears it'),
        text: proseSchema.describe('what to do, in order, before the buttons that call'),
      })
      .optional()
      .meta({ title: 'Danger of gas' })
      .describe('red box with calls of 911 and the gas company, above the signs (EMERG-2)'),
    included: z.array(proseSchema).min(4).describe('what is included'),
    callWhen: z.array(proseSchema).min(3).describe('signs that call for a plumber'),
    sources: sourcesSchema,
  })
  .meta({ title: 'Services' });

/** Copy around a service's own text, on every service page (SERV-3). */
export const servicePageSchema = z
  .strictObject({
    shareLine: labelSchema.describe("line under the service's title on the share image"),
    callWhen: labelSchema.describe('heading above the signs that call for a plumber'),
    included: labelSchema.describe('heading above what the service includes'),
    calculatorLink: labelSchema.describe('link to /price-calculator'),
    prices: z
      .strictObject({
        heading: labelSchema.describe('heading above the worked prices'),
        rates: textSchema.min(40).max(280).describe('which rates the prices have'),
        labor: labelSchema
          .meta({ placeholders: ['hours'] })
          .describe('what a job without materials consists of'),
        parts: labelSchema
          .meta({ placeholders: ['hours', 'labor', 'extras'] })
          .describe('{labor} of {hours}, {extras} are materials and tax'),
        minimum: labelSchema
          .meta({ placeholders: ['hours'] })
          .describe('{hours} of a job that is as short as a job can be'),
        from: labelSchema.describe('label at the top of the page, above the lowest total'),
        city: labelSchema
          .meta({ placeholders: ['city'] })
          .describe('link to the page of the {city} that has the job'),
      })
      .describe('worked prices of cities (section 13)'),
    cities: labelSchema.describe('heading above the cities that feature the service (CITY-2)'),
  })
  .meta({ title: 'Every service page' });
