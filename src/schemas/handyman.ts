import { z } from 'astro/zod';

const iconName = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .describe('Name of a lucide icon, e.g. "hammer"');

const tileSchema = z.strictObject({
  title: z.string().min(4).max(40).describe('Heading of the tile or step'),
  text: z.string().min(50).max(260).describe('One to three sentences'),
});

const categorySchema = z.strictObject({
  title: z.string().min(5).max(40).describe('Name of the kind of work'),
  icon: iconName,
  text: z.string().min(60).max(260).describe('What this kind of work is, one or two sentences'),
  jobs: z.array(z.string().min(8).max(60)).min(5).max(6).describe('Five or six typical jobs'),
});

/** The copy of /plumbing-services (SERV-2): home-maintenance visits by a handyman. */
export const handymanSchema = z.strictObject({
  heading: z.string().min(5).max(80).describe('The page heading'),
  intro: z.string().min(60).max(360).describe('The lead under the heading'),
  benefits: z.array(tileSchema).length(3).describe('Three reasons for a plan'),
  categories: z.array(categorySchema).length(4).describe('Four kinds of work'),
  steps: z.array(tileSchema).length(3).describe('How it works, in order'),
  closing: z
    .strictObject({
      heading: z.string().min(5).max(80).describe('Heading over the call and e-mail links'),
      text: z
        .string()
        .min(60)
        .max(400)
        .describe('What a handyman does not do, and what to say when calling'),
    })
    .describe('The last block of the page'),
});
