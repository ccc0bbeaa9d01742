import { z } from 'astro/zod';
import {
  descriptionSchema,
  e164Schema,
  labelSchema,
  seoTitleSchema,
  textSchema,
} from './shared.ts';

/** Names of the call links that a page fills into the steps. */
export const EMERGENCY_PAGE_VALUES = ['call.company', 'call.911', 'call.gas'] as const;

const headingSchema = textSchema.min(5).max(50);

const guideSchema = z.strictObject({
  choice: textSchema
    .max(12)
    .describe('choice at the top of the page; three share the width of a phone'),
  heading: headingSchema.describe('what is happening'),
  steps: z
    .array(textSchema.min(20).max(200))
    .min(2)
    .max(4)
    .describe('most urgent first; {call.company}, {call.911} and {call.gas} are call links'),
});

/** A number of a public service, such as the gas company's emergency line (EMERG-2). */
const publicNumberSchema = z.strictObject({
  name: labelSchema,
  phone: z
    .strictObject({
      display: z
        .string()
        .regex(/^1-\d{3}-\d{3}-\d{4}$/, 'written like 1-800-555-0142')
        .meta({ title: 'As pages show it' })
        .describe('written like 1-800-555-0142'),
      e164: e164Schema,
    })
    .refine(
      ({ display, e164 }) => e164 === `+${display.replaceAll('-', '')}`,
      'display and e164 are different numbers',
    )
    .describe('the same number twice: change both'),
  source: z.url({ protocol: /^https$/ }).describe('page on which the service publishes the number'),
  checked: z.iso
    .date()
    .meta({ title: 'Compared on' })
    .describe('day on which it was compared with the source'),
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
  columns: z.strictObject({ part: labelSchema, place: labelSchema }).describe('table headers'),
  rows: z
    .array(z.strictObject({ part: labelSchema, hint: labelSchema.describe('where to look') }))
    .length(5)
    .describe('main valve, meter, gas valve, cleanout and breaker panel'),
  phonesHeading: headingSchema,
  waterCompany: labelSchema.describe('above a blank'),
  ownGasCompany: labelSchema.describe('above a blank'),
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
      })
      .describe('a smell of gas: leave first, then 911 and the gas company'),
    sewage: guideSchema.describe('sewage inside the house'),
    gasCompany: publicNumberSchema,
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
