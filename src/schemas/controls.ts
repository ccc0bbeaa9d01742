import { z } from 'astro/zod';
import { labelSchema, textSchema } from './shared.ts';

/** Words of controls that many pages share. */
export const controlsSchema = z
  .strictObject({
    close: labelSchema.describe('button that closes the menu'),
    dismiss: labelSchema.describe('button that removes a message, for screen readers'),
    linkLabel: labelSchema.describe('link to an answer'),
    error: z
      .strictObject({
        heading: labelSchema,
        help: textSchema.describe('before the phone number'),
        unknown: labelSchema.describe('where the error has no message'),
      })
      .describe('in place of a part of the page that failed (ERR-1)'),
  })
  .meta({ title: 'Controls' });
