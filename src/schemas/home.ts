import { z } from 'astro/zod';

const heading = z.string().min(5).max(80).describe('Heading of the block');
const intro = z.string().min(40).max(360).describe('One to three sentences under the heading');
const iconName = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .describe('Name of a lucide icon, e.g. "piggy-bank"');

const stepSchema = z.strictObject({
  title: z.string().min(4).max(60).describe('What happens in this step'),
  text: z.string().min(40).max(240).describe('One or two sentences'),
});

const tileSchema = z.strictObject({
  title: z.string().min(4).max(60).describe('Heading of the tile'),
  text: z.string().min(40).max(240).describe('One or two sentences'),
  icon: iconName,
});

const heroSchema = z.strictObject({
  heading: z
    .literal('Licensed & Insured Plumbing Company + Complete Handyman Services')
    .describe('Exact text of HOME-1'),
  lead: z.string().min(100).max(280).describe('Twenty to thirty-five words under the heading'),
});

const servicesSchema = z.strictObject({
  heading,
  intro,
  benefits: z.array(tileSchema).length(3).describe('Save Money, Save Time, Peace of Mind (HOME-2)'),
});

const howItWorksSchema = z.strictObject({
  heading: z.literal('How Our Home Maintenance Service Works').describe('Exact text of HOME-3'),
  steps: z.array(stepSchema).length(4).describe('The four numbered steps of HOME-3'),
  tiles: z.array(tileSchema).length(3).describe('Three features of the visits'),
  ready: z
    .strictObject({
      heading: z.literal('Ready to get started?').describe('Exact text of HOME-3'),
      text: z.string().min(40).max(240).describe('One or two sentences over the two links'),
    })
    .describe('The block with the call link and the link to the plans'),
});

const pricingSchema = z.strictObject({
  heading,
  intro,
  clubsHeading: z.string().min(5).max(80).describe('Heading over the free clubs'),
  clubsIntro: z.string().min(40).max(360).describe('What a club is'),
});

/** The copy of the home page, in the order of its sections. */
export const homeSchema = z.strictObject({
  hero: heroSchema.describe('The first screen'),
  services: servicesSchema.describe('The section with the six service cards'),
  emergency: z
    .strictObject({
      heading,
      text: z.string().min(40).max(280).describe('What to do first, then call'),
    })
    .describe('The emergency call banner under the cards'),
  howItWorks: howItWorksSchema.describe('Four steps, three tiles, one call'),
  pricing: pricingSchema.describe('The words around the plans and the clubs'),
  comprehensive: z
    .strictObject({
      heading,
      intro,
      items: z.array(tileSchema).length(8).describe('The whole offer of PROD-4, in its order'),
    })
    .describe('The whole offer (HOME-5)'),
  about: z
    .strictObject({
      heading,
      paragraphs: z.array(z.string().min(80).max(520)).min(2).max(3).describe('Who the company is'),
    })
    .describe('About the company (HOME-5)'),
});
