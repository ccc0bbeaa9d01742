import { z } from 'astro/zod';
import {
  descriptionSchema,
  labelSchema,
  seoTitleSchema,
  textSchema,
  withConditions,
} from './shared.ts';

/** Groups of questions on /answers, in display order: what cannot wait first (ANSW-1). */
export const QUESTION_GROUPS = [
  'gas',
  'leak',
  'no-water',
  'drain',
  'toilet',
  'water-heater',
  'kitchen',
  'earthquake',
  'before-visit',
  'plans',
] as const;

/**
 * What a question or a service is about: a fixture, a symptom, a room or a matter of business. Related
 * questions have one in common (ANSW-3).
 */
export const TOPICS = [
  'toilet',
  'shower',
  'bathroom',
  'kitchen-sink',
  'faucet',
  'drip',
  'disposal',
  'dishwasher',
  'water-line',
  'under-sink',
  'water-heater',
  'main-valve',
  'valve-care',
  'pressure',
  'weak-flow',
  'hidden-leak',
  'flooding',
  'old-pipes',
  'clog',
  'sewer',
  'vent',
  'yard-drain',
  'gas',
  'earthquake',
  'after-disaster',
  'emergency',
  'remodel',
  'home-purchase',
  'renting',
  'permit',
  'handyman',
  'materials',
  'booking',
  'visit-day',
  'hours',
  'prices',
  'plans',
  'clubs',
  'account',
] as const;

/** One of {@link TOPICS}. */
export type Topic = (typeof TOPICS)[number];

/** Field of everything that related questions are found for (ANSW-3). */
export const topicsSchema = z
  .array(z.enum(TOPICS))
  .max(8)
  .default([])
  .meta({ title: 'What it is about' })
  .describe('related questions have one of these in common; none: no related questions');

const searchWordSchema = textSchema
  .max(30)
  .regex(/^[\p{Ll}\p{N}/ '-]+$/u, 'lowercase words and figures only');

/** Fields of every question, wherever its answer is (ANSW-1). */
export const questionFields = {
  group: z
    .enum(QUESTION_GROUPS)
    .meta({ title: 'Group on the page of all answers' })
    .describe('the nearest one; before-visit fits everything else'),
  place: z
    .int()
    .min(1)
    .max(9)
    .optional()
    .meta({ title: 'Place in the group' })
    .describe('1 for what is asked first; without one: below those that have a place'),
  topics: topicsSchema,
  search: z
    .array(searchWordSchema)
    .max(12)
    .default([])
    .meta({ title: 'Words people search for', translated: 'own' })
    .describe('words that visitors type and the question does not contain, in any language'),
};

const groupHeading = textSchema.max(50).describe('heading of the group');

const synonymSchema = z.strictObject({
  word: searchWordSchema.describe('word or words of the site'),
  also: z.array(searchWordSchema).min(1).describe('what visitors type instead, in any language'),
});

const filterSchema = z.strictObject({
  label: labelSchema.describe('label of the text field'),
  hint: labelSchema.describe('below the field'),
  clear: labelSchema.describe('button that empties the field'),
  one: labelSchema.describe('status: one question matches'),
  many: labelSchema.meta({ placeholders: ['count'] }).describe('status: {count} questions match'),
  none: labelSchema.describe('status: no question matches'),
  noneText: textSchema.min(40).max(160).describe('what to do then, before the links'),
});

const zipMessage = textSchema
  .min(20)
  .max(160)
  .meta({ placeholders: ['count', 'zip'] });

const zipSchema = z.strictObject({
  heading: labelSchema.describe('heading of the form, and link to it'),
  label: labelSchema.describe('label of the text field'),
  hint: labelSchema.describe('below the field'),
  button: labelSchema.describe('button that sends the form'),
  noDigits: zipMessage.describe('message: nothing or no digit was typed'),
  wrongLength: zipMessage.describe('message: {count} digits were typed instead of five'),
  one: zipMessage.describe('message: {zip} belongs to one listed city'),
  several: zipMessage.describe('message: several listed cities share {zip}'),
  near: zipMessage.describe('message: {zip} is unknown; cities with close ZIP codes follow'),
  far: zipMessage.describe('message: {zip} is unknown and far away; the named areas follow'),
  list: labelSchema.describe('opens the list of all ZIP codes'),
});

/** Copy of /answers, and of the parts of it that other pages have (section 14). */
export const answersSchema = z
  .strictObject({
    seoTitle: seoTitleSchema,
    description: descriptionSchema,
    link: labelSchema.describe('link to the page, in the menu, the footer and the breadcrumb'),
    shareLine: labelSchema.describe('line under the heading on the share image'),
    heading: labelSchema.describe('the largest heading of the page'),
    printNote: textSchema
      .max(100)
      .meta({ placeholders: ['address'] })
      .describe('on paper only, below the heading; {address} is that of the page'),
    emergencyLink: labelSchema.describe('link to the emergency steps'),
    gas: textSchema.min(40).max(240).describe('at a smell of gas, above the groups'),
    more: labelSchema
      .meta({ placeholders: ['count'] })
      .describe('unfolds the other {count} questions of a group'),
    groups: z
      .record(z.enum(QUESTION_GROUPS), withConditions(groupHeading))
      .describe('headings of the groups'),
    filter: filterSchema.describe('search field, which needs script'),
    zip: zipSchema.describe('ZIP finder (ANSW-2)'),
    related: z
      .strictObject({
        heading: labelSchema.describe('heading above related questions'),
        all: labelSchema.describe('link to /answers after them'),
      })
      .describe('on service pages, city pages and the FAQ (ANSW-3)'),
    synonyms: z
      .array(synonymSchema)
      .min(1)
      .meta({ translated: 'own' })
      .describe('hold for every question that contains the word'),
  })
  .meta({ title: 'Answers by symptom' });
