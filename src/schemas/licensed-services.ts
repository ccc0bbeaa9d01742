import { z } from 'astro/zod';
import {
  iconNameSchema,
  idSchema,
  proseSchema,
  serviceSlugSchema,
  withConditions,
} from './shared.ts';
import { sourcesSchema } from './sources.ts';

const cardSchema = z.strictObject({
  id: idSchema,
  title: z.string().min(5).max(40).describe('heading of the card'),
  icon: iconNameSchema,
  text: z.string().min(30).max(100).describe('what the customer notices, in one sentence'),
  points: z
    .array(withConditions(z.string().min(8).max(60)))
    .min(3)
    .max(4)
    .describe('three or four short bullets'),
  service: serviceSlugSchema.describe(
    'page that the card links to; several cards may link to one page',
  ),
});

/** Cards of /services (SERV-1): licensed work, each with a link to a service page. */
export const licensedServicesSchema = z
  .strictObject({
    heading: z.string().min(5).max(80).describe('heading above the cards'),
    intro: z.string().min(60).max(320).describe('one to three sentences under the heading'),
    gas: proseSchema.describe('what to do at a smell of gas, above the cards'),
    cards: z
      .array(cardSchema)
      .length(6)
      .refine((cards) => new Set(cards.map((card) => card.id)).size === cards.length, {
        error: 'two cards have the same id',
      })
      .describe('the six cards, in the order shown'),
    sources: sourcesSchema,
  })
  .meta({ title: 'Licensed plumbing services' });
