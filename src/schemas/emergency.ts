import { z } from 'astro/zod';
import {
  descriptionSchema,
  labelSchema,
  seoTitleSchema,
  textSchema,
  withConditions,
} from './shared.ts';

/** Call links in the steps. */
const CALLS = ['call.company', 'call.911', 'call.gas'];

const headingSchema = textSchema.min(5).max(50);

const guideSchema = z.strictObject({
  choice: textSchema
    .max(12)
    .describe('choice at the top of the page; three share the width of a phone'),
  heading: headingSchema.describe('what is happening'),
  steps: z
    .array(withConditions(textSchema.min(20).max(204)))
    .min(2)
    .max(4)
    .meta({ placeholders: CALLS })
    .describe(
      'most urgent first, what to do in **; {call.company}, {call.911} and {call.gas} are call links',
    ),
});

const valveSchema = z.strictObject({
  name: headingSchema,
  drawing: textSchema.min(20).max(160).describe('text alternative of the drawing'),
  text: textSchema.min(20).max(120).describe('how it closes, and whose it is'),
});

const inDrawing = textSchema.max(8).describe('word in a drawing');

const cardSchema = z.strictObject({
  seoTitle: seoTitleSchema,
  description: descriptionSchema,
  link: labelSchema.describe('link to the card'),
  heading: headingSchema,
  intro: textSchema.min(40).max(200),
  address: labelSchema.describe('before a blank for the address of the house'),
  columns: z.strictObject({ part: labelSchema, place: labelSchema }).describe('table headers'),
  rows: z
    .array(z.strictObject({ part: labelSchema, hint: labelSchema.describe('where to look') }))
    .length(7)
    .describe('main valve, meter, gas valve, cleanout, breaker panel, heater, fire sprinklers'),
  phonesHeading: headingSchema,
  gasLine: labelSchema
    .meta({ placeholders: ['utility.name'] })
    .describe('before the number of {utility.name}'),
  waterCompany: labelSchema.describe('above a blank'),
  ownGasCompany: labelSchema.describe('above a blank'),
  citiesHeading: headingSchema.describe('above the links to the numbers of each city (LOC-4)'),
  life: labelSchema.describe('before 911'),
});

/** What to do in an emergency (EMERG-1 to EMERG-4). */
export const emergencySchema = z
  .strictObject({
    question: headingSchema.describe('before the three choices'),
    save: labelSchema.describe('link to the offline page'),
    saveNote: textSchema.max(120).describe('after that link'),
    water: guideSchema.describe('water that does not stop; electricity before any valve'),
    gas: guideSchema
      .extend({
        callEmergency: labelSchema.describe('call link to 911'),
        callGas: labelSchema.describe('call link to the gas company'),
        elsewhere: textSchema
          .max(120)
          .meta({ placeholders: ['city.name', 'utility.name', 'call.gas'] })
          .describe('line for a city with a gas company of its own: {city.name}, {utility.name}'),
        inTexts: textSchema
          .min(20)
          .max(120)
          .meta({ placeholders: CALLS })
          .describe("the same in other texts, after 'If you smell gas,': {emergency.gas.inTexts}"),
      })
      .describe('a smell of gas: leave first, then 911 and the gas company'),
    sewage: guideSchema.describe('sewage inside the house'),
    street: z
      .strictObject({ link: labelSchema.describe('link to the cities and their numbers (LOC-4)') })
      .describe('water that the main valve does not stop'),
    valves: z.strictObject({
      heading: headingSchema,
      open: inDrawing,
      closed: inDrawing,
      street: inDrawing,
      house: inDrawing,
      lever: valveSchema,
      wheel: valveSchema,
      meter: valveSchema,
    }),
    card: cardSchema.describe('/valve-card, a page to print'),
  })
  .meta({ title: 'Emergency steps' });
