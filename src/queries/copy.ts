import type { z } from 'astro/zod';
import { handymanSchema } from '#src/schemas/handyman.ts';
import { homeSchema } from '#src/schemas/home.ts';
import { licensedServicesSchema } from '#src/schemas/licensed-services.ts';
import { offlineSchema } from '#src/schemas/offline.ts';
import { pagesSchema } from '#src/schemas/pages.ts';
import { interpolateAllFacts } from './interpolate-facts.ts';
import { prices } from './prices.ts';
import { readFacts } from './read-facts.ts';

function readCopy<Schema extends z.ZodType>(schema: Schema, name: string): z.output<Schema> {
  return interpolateAllFacts(readFacts(schema, name), `src/content/${name}`);
}

/** Copy of the single pages, with facts interpolated. */
export const home = readCopy(homeSchema, 'home.yaml');
export const handyman = readCopy(handymanSchema, 'handyman.yaml');
export const licensedServices = readCopy(licensedServicesSchema, 'licensed-services.yaml');
export const offline = readCopy(offlineSchema, 'offline.yaml');
export const pages = readCopy(pagesSchema, 'pages.yaml');
export const clubs = interpolateAllFacts(prices.clubs, 'src/content/prices.yaml: clubs');
