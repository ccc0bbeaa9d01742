import { z } from 'astro/zod';

const kebabCase = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const cardSchema = z.strictObject({
  id: z
    .string()
    .regex(kebabCase)
    .describe('Anchor of the card on /services, e.g. "sewer-and-main-line"'),
  title: z.string().min(5).max(40).describe('Heading of the card'),
  icon: z.string().regex(kebabCase).describe('Name of a lucide icon, e.g. "siren"'),
  text: z.string().min(140).max(340).describe('What the work is, 30 to 50 words'),
  points: z.array(z.string().min(8).max(60)).min(3).max(4).describe('Three or four short bullets'),
  service: z
    .string()
    .regex(kebabCase)
    .describe('Slug of the service page the card leads to; several cards may share one'),
});

/** The cards of /services (SERV-1): what needs a license, each leading to a service page. */
export const licensedServicesSchema = z.strictObject({
  heading: z.string().min(5).max(80).describe('Heading above the cards'),
  intro: z.string().min(60).max(320).describe('One to three sentences under the heading'),
  cards: z
    .array(cardSchema)
    .length(6)
    .refine((cards) => new Set(cards.map((card) => card.id)).size === cards.length, {
      error: 'two cards have the same id',
    })
    .describe('The six cards, in the order shown'),
});
