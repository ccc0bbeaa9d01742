import { z } from 'astro/zod';
import {
  descriptionSchema,
  proseSchema,
  seoTitleSchema,
  textSchema,
  withConditions,
} from './shared.ts';

/** A legal page (PRIV-1, TERM-1). The body contains its sections, each with a '## ' heading. */
export const legalSchema = z
  .strictObject({
    title: textSchema,
    seoTitle: seoTitleSchema,
    description: withConditions(descriptionSchema),
    reviewNote: proseSchema
      .meta({ translated: false })
      .describe('not shown: what a lawyer should review'),
  })
  .meta({ title: 'Legal pages' });
