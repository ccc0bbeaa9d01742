import { z } from 'astro/zod';
import {
  descriptionSchema,
  labelSchema,
  seoTitleSchema,
  templateSchema,
  textSchema,
  withConditions,
} from './shared.ts';

const marksSchema = textSchema.nullable().default(null);

/** Fields of every translated file: which texts it translates, and who compared them (ES-5). */
export const reviewSchema = z.strictObject({
  source: marksSchema
    .meta({ title: 'Marks of the English texts' })
    .describe(
      'of the English texts that were translated; npm run spanish writes them and names what has changed',
    ),
  signature: marksSchema
    .meta({ title: 'Marks of the signed texts' })
    .describe('of both languages; npm run spanish writes them with a name and the day'),
  reviewedBy: textSchema
    .nullable()
    .default(null)
    .describe(
      'who compared this file with the English one; until it is signed, and after each change, search engines do not list its pages',
    ),
  reviewedOn: z.iso.date().nullable().default(null).describe('day of that comparison'),
});

/** How a translated file was reviewed. */
export type Review = z.output<typeof reviewSchema>;

/** Texts of a translation without English ones (section 18). */
export const editionSchema = z
  .strictObject({
    name: labelSchema.describe('link from pages in another language (ES-3)'),
    english: labelSchema.describe('link to English pages, in English (ES-3)'),
    spoken: z
      .strictObject({
        always: labelSchema.describe('this language is answered at any hour'),
        limited: textSchema
          .max(80)
          .includes('{hours}')
          .meta({ placeholders: ['hours'] })
          .describe('this language is answered at {hours}, and what happens at others'),
        never: labelSchema.describe('company.yaml does not say that this language is answered'),
      })
      .describe('on every call button: who answers'),
    spokenInEmergencies: z
      .strictObject({
        always: labelSchema,
        limited: labelSchema
          .includes('{hours}')
          .meta({ placeholders: ['hours'] })
          .describe('{hours} are those in this language'),
        never: labelSchema,
      })
      .describe('who answers, after a sentence that the emergency line answers now'),
    loginErrors: z
      .strictObject({
        invalid_credentials: labelSchema,
        email_not_confirmed: labelSchema,
        user_already_exists: labelSchema,
        weak_password: labelSchema,
        'weak-length': templateSchema(['minimum'], 'a password is too short'),
        'weak-characters': templateSchema(['kinds'], 'a password needs other characters'),
        same_password: textSchema,
        email_address_invalid: labelSchema,
        'email-too-long': textSchema,
        'password-too-long': templateSchema(['maximum'], 'a password is too long'),
        'password-missing': textSchema,
        'too-soon': templateSchema(['seconds'], 'an email was asked for twice'),
      })
      .describe('errors of the login service, which says them itself on English pages (AUTH-6)'),
    areas: z
      .strictObject({
        seoTitle: seoTitleSchema,
        description: descriptionSchema,
        link: labelSchema.describe('link to the page and its breadcrumb'),
        heading: labelSchema,
        intro: textSchema.min(40).max(320),
        shareLine: withConditions(labelSchema),
        cities: labelSchema.describe('heading above all cities'),
      })
      .describe('page of all cities'),
    cityFacts: z
      .strictObject({
        description: withConditions(descriptionSchema).meta({ placeholders: ['city.name'] }),
      })
      .describe('page of a city whose texts are not translated (ES-1)'),
    legal: z
      .strictObject({
        notice: textSchema
          .max(160)
          .includes('{original}')
          .meta({ placeholders: ['original'] })
          .describe('first line of a legal page: the English text decides; {original} is its link'),
        original: labelSchema.describe('link to the English page'),
      })
      .describe('legal pages, whose English text decides (ES-1)'),
  })
  .meta({ title: 'Edition' });
