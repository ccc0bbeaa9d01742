import { z } from 'astro/zod';
import { descriptionSchema, seoTitleSchema, textSchema } from './shared.ts';

/** A legal page (PRIV-1, TERM-1). The body contains its sections, each with a '## ' heading. */
export const legalSchema = z.strictObject({
  title: textSchema,
  seoTitle: seoTitleSchema,
  description: descriptionSchema,
  reviewNote: textSchema.describe('not shown; tells the owner what a lawyer should review'),
});
