import { z } from 'astro/zod';
import { labelSchema, withConditions } from './shared.ts';

/** Copy of the offline page (docs/decisions/002-offline-page-only.md) around the emergency steps. */
export const offlineSchema = z
  .strictObject({
    heading: z.string().min(5).max(60).describe('heading of the card'),
    lead: withConditions(
      z.string().min(60).max(280).describe('that calls work, and when; above the call button'),
    ),
    worksOffline: labelSchema.describe('after the lead, on screens'),
    retry: labelSchema.describe('button that loads the page again'),
    waterCompany: labelSchema.describe('before the name of the city page visited last (LOC-4)'),
    hoursHeading: labelSchema.describe('heading above the office hours'),
  })
  .meta({ title: 'Page without a connection' });
