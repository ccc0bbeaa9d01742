import { z } from 'astro/zod';
import { descriptionSchema, seoTitleSchema, textSchema } from './shared.ts';

/** A legal page (PRIV-1, TERM-1); the body holds its sections, one '## ' heading each. */
export const legalSchema = z.strictObject({
  title: textSchema,
  seoTitle: seoTitleSchema,
  description: descriptionSchema,
  reviewNote: textSchema.describe('for the owner, not shown: what a lawyer should look at'),
});
