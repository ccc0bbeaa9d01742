import { z } from 'astro/zod';
import {
  citySlugSchema,
  descriptionSchema,
  labelSchema,
  seoTitleSchema,
  textSchema,
} from './shared.ts';

/** Names of the values in edition.yaml that a page fills in. */
export const EDITION_PAGE_VALUES = ['hours'] as const;

/** Spanish names of priced jobs, by the slug of their city. A job without one is left out. */
export const jobNamesSchema = z.record(citySlugSchema, textSchema.max(80));

/** Spanish texts without English ones (section 18). */
export const editionSchema = z
  .strictObject({
    name: labelSchema.describe('link from English pages to Spanish ones (ES-3)'),
    english: labelSchema.describe('link from Spanish pages to English ones, in English (ES-3)'),
    inEnglish: labelSchema.describe('after a link to an English page'),
    spoken: z
      .strictObject({
        always: labelSchema.describe('Spanish is answered at any hour'),
        limited: labelSchema.describe('Spanish is answered at {hours}'),
        never: labelSchema.describe('company.yaml does not say that Spanish is answered'),
      })
      .describe('on every call button: who answers'),
    subjects: z
      .strictObject({ header: labelSchema, elsewhere: labelSchema })
      .describe('subjects of emails'),
    planTerms: textSchema.max(400).describe('term, renewal and cancellation, beside plan prices'),
    terms: labelSchema.describe('link to the terms of service'),
    areas: z
      .strictObject({
        seoTitle: seoTitleSchema,
        description: descriptionSchema,
        link: labelSchema.describe('link to the page and its breadcrumb'),
        heading: labelSchema,
        intro: textSchema.min(40).max(320),
        shareLine: labelSchema,
        cities: labelSchema.describe('heading above all cities'),
      })
      .describe('page of all cities'),
  })
  .meta({ title: 'Spanish edition' });
