import { z } from 'astro/zod';
import { iconNameSchema, labelSchema } from './shared.ts';

const tileSchema = z.strictObject({
  title: z.string().min(4).max(40).describe('heading of the tile or step'),
  text: z.string().min(50).max(260).describe('one to three sentences'),
});

const categorySchema = z.strictObject({
  title: z.string().min(5).max(40).describe('name of the kind of work'),
  icon: iconNameSchema,
  text: z.string().min(60).max(260).describe('what this kind of work is, one or two sentences'),
  jobs: z.array(z.string().min(8).max(60)).min(5).max(6).describe('five or six typical jobs'),
});

/** Copy of /plumbing-services (SERV-2): home-maintenance visits by a handyman. */
export const handymanSchema = z.strictObject({
  heading: z.string().min(5).max(80).describe('the page heading'),
  intro: z.string().min(60).max(360).describe('the lead under the heading'),
  benefitsHeading: labelSchema.describe('heading above the reasons'),
  benefits: z.array(tileSchema).length(3).describe('three reasons for a plan'),
  categoriesHeading: labelSchema.describe('heading above the kinds of work'),
  categories: z.array(categorySchema).length(4).describe('four kinds of work'),
  stepsHeading: labelSchema.describe('heading above the steps'),
  steps: z.array(tileSchema).length(3).describe('how it works, in order'),
  plansLink: labelSchema.describe('link to the plans, after the steps'),
  closing: z
    .strictObject({
      heading: z.string().min(5).max(80).describe('heading above the call and email links'),
      text: z
        .string()
        .min(60)
        .max(400)
        .describe('what a handyman does not do, and what to say when calling'),
    })
    .describe('the last block of the page'),
});
