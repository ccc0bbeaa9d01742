import { z } from 'astro/zod';
import { iconNameSchema, labelSchema, withConditions } from './shared.ts';

const heading = z.string().min(5).max(80).describe('heading of the block');
const intro = z.string().min(40).max(360).describe('one to three sentences under the heading');

const tileSchema = z.strictObject({
  title: z.string().min(4).max(60).describe('heading of the tile or step'),
  text: withConditions(z.string().min(40).max(240).describe('one or two sentences')),
  icon: iconNameSchema,
});

const heroSchema = z.strictObject({
  heading: heading.describe('the largest heading of the page: what the company is (HOME-1)'),
  addition: withConditions(
    heading.describe('the rest of that heading, in a quieter voice'),
  ).optional(),
  lead: withConditions(
    z.string().min(60).max(280).describe('twenty to thirty-five words under the heading'),
  ),
  emergency: withConditions(labelSchema.describe('the mark above the heading')).optional(),
  reviews: withConditions(labelSchema.describe('link to the reviews')),
  serving: z
    .string()
    .min(20)
    .max(120)
    .meta({ placeholders: ['cities'] })
    .describe('{cities} are the links to the named cities (PROD-2)'),
});

const servicesSchema = z.strictObject({
  heading: withConditions(heading),
  intro: withConditions(intro),
  benefits: z.array(tileSchema).length(3).describe('Save Money, Save Time, Peace of Mind (HOME-2)'),
  house: labelSchema.describe('caption of the house below the cards (PIC-1)'),
});

const howItWorksSchema = z.strictObject({
  heading: heading.describe('heading above the steps (HOME-3)'),
  steps: z.array(tileSchema).length(4).describe('the four numbered steps (HOME-3)'),
  tiles: z.array(tileSchema).min(1).max(3).describe('three features of the visits'),
  ready: z
    .strictObject({
      heading: heading.describe('heading above the two links (HOME-3)'),
      text: withConditions(
        z.string().min(40).max(240).describe('one or two sentences above the two links'),
      ),
      plansLink: withConditions(labelSchema.describe('link to the plans')),
    })
    .describe('the block with the call link and the link to the plans'),
});

const pricingSchema = z.strictObject({
  heading: withConditions(heading),
  intro: withConditions(intro),
  calculatorLink: labelSchema.describe('link to /price-calculator'),
  comparisonLink: labelSchema.describe('link to all ways to buy a visit (PLAN-2)'),
  clubsHeading: z.string().min(5).max(80).describe('heading above the free clubs'),
  clubsIntro: z.string().min(40).max(360).describe('what a club is'),
  clubTerms: labelSchema.describe('price and volume of every club (section 9)'),
});

/** Copy of the home page, in the order of its sections. */
export const homeSchema = z
  .strictObject({
    hero: heroSchema.describe('the first screen'),
    services: servicesSchema.describe('the section with the six service cards'),
    emergency: z
      .strictObject({
        heading,
        text: z.string().min(40).max(280).describe('what to do first, then call'),
      })
      .describe('the emergency call banner under the cards'),
    howItWorks: howItWorksSchema.describe('four steps, three tiles and a call to action'),
    pricing: pricingSchema.describe('texts around the plans and the clubs'),
    comprehensive: z
      .strictObject({
        heading,
        items: z
          .array(withConditions(z.string().min(4).max(60)))
          .min(7)
          .max(8)
          .describe('the whole offer, in order (PROD-4)'),
      })
      .describe('the whole offer (HOME-5)'),
    areas: z
      .strictObject({
        heading,
        text: z.string().min(40).max(240).describe('what the map shows'),
      })
      .describe('the words beside the map of the service area'),
    about: z
      .strictObject({
        heading,
        paragraphs: z
          .array(withConditions(z.string().min(80).max(520)))
          .min(2)
          .max(3)
          .describe('who the company is'),
        rating: withConditions(labelSchema.describe('the first of the claims')).optional(),
      })
      .describe('about the company (HOME-5)'),
  })
  .meta({ title: 'Home' });
