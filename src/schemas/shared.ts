import { z } from 'astro/zod';

/** Lower-case words joined by hyphens: what a file name and an address can be. */
export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case letters, digits and single hyphens only')
  .describe("the last part of the page's address, e.g. 'la-verne'");

/** The name of an icon. That there is one is checked where it is drawn (site/icon-shapes.ts). */
export const iconNameSchema = slugSchema.describe("name of a Lucide icon, e.g. 'hammer'");

/** Whole cents; a fraction of a cent cannot be charged. */
export const centsSchema = z.int().nonnegative().describe('US cents, e.g. 38400 for $384');

/** Text that somebody reads: not empty, no stray blanks at its ends. */
export const textSchema = z
  .string()
  .min(1)
  .refine((text) => text === text.trim(), 'has blanks at its beginning or end');

/** What search results show below the title. */
export const descriptionSchema = textSchema
  .min(70, 'search results show 70 to 160 characters')
  .max(160, 'search results show 70 to 160 characters')
  .describe('one fact and one next step');

/** The subject of a page, first words of its title. */
export const seoTitleSchema = textSchema.min(10).max(60).describe('the subject of the page, first');

/** Latitude within Los Angeles County. */
export const latitudeSchema = z.number().min(33.6).max(34.9).describe('degrees north, e.g. 34.148');
/** Longitude within Los Angeles County. */
export const longitudeSchema = z
  .number()
  .min(-119)
  .max(-117.6)
  .describe('degrees east, negative here, e.g. -117.999');

/** A ZIP code of California. */
export const zipSchema = z
  .string()
  .regex(/^9\d{4}$/, 'a ZIP code has five digits and begins with 9');
