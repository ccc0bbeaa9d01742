import { z } from 'astro/zod';
import { labelSchema } from './shared.ts';

const step = z.string().min(40).max(240);

/** Builds the schema of one kind of emergency with a fixed number of ordered steps. */
const guideSchema = (stepCount: number) =>
  z.strictObject({
    heading: z.string().min(5).max(50).describe('what is happening, e.g. "Water is running"'),
    steps: z.array(step).length(stepCount).describe('what to do, most urgent first'),
  });

/** Copy of the offline page (docs/decisions/002-offline-page-only.md). */
export const offlineSchema = z.strictObject({
  heading: z.string().min(5).max(60).describe('heading of the card'),
  lead: z.string().min(60).max(280).describe('why this page is shown, and the phone number'),
  hoursHeading: labelSchema.describe('heading above the office hours'),
  water: guideSchema(4).describe('water that does not stop'),
  gas: guideSchema(4).describe('a smell of gas'),
  sewage: guideSchema(3).describe('sewage inside the house'),
});
