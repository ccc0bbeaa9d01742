import type { z } from 'astro/zod';
import { ANSWERS_PAGE_VALUES, answersSchema } from '#src/schemas/answers.ts';
import { CITY_PAGE_VALUES, cityPageSchema } from '#src/schemas/city-page.ts';
import { EMERGENCY_PAGE_VALUES, emergencySchema } from '#src/schemas/emergency.ts';
import { HANDYMAN_PAGE_VALUES, handymanSchema } from '#src/schemas/handyman.ts';
import { HOME_PAGE_VALUES, homeSchema } from '#src/schemas/home.ts';
import { licensedServicesSchema } from '#src/schemas/licensed-services.ts';
import { offlineSchema } from '#src/schemas/offline.ts';
import { PAGES_PAGE_VALUES, pagesSchema } from '#src/schemas/pages.ts';
import { picturesSchema } from '#src/schemas/pictures.ts';
import { servicePageSchema } from '#src/schemas/service.ts';
import { SITE_PAGE_VALUES, siteSchema } from '#src/schemas/site.ts';
import { interpolateFacts } from './interpolate-facts.ts';
import { prices } from './prices.ts';
import { readFacts } from './read-facts.ts';

/** Reads a file of copy and interpolates its facts, except the values that differ per page. */
function readCopy<Schema extends z.ZodType>(
  schema: Schema,
  name: string,
  pageValues: readonly string[] = [],
): z.output<Schema> {
  return interpolateFacts(readFacts(schema, name), `src/content/${name}`, new Set(pageValues));
}

/** Copy that several pages share. */
export const site = readCopy(siteSchema, 'site.yaml', SITE_PAGE_VALUES);

/** Copy around the facts of each city and service. */
export const cityPage = readCopy(cityPageSchema, 'city-page.yaml', CITY_PAGE_VALUES);
export const servicePage = readCopy(servicePageSchema, 'service-page.yaml');

/** What to do in an emergency. */
export const emergency = readCopy(emergencySchema, 'emergency.yaml', EMERGENCY_PAGE_VALUES);

/** Words in the pictures. */
export const pictures = readCopy(picturesSchema, 'pictures.yaml');
export const pictureNames = picturesSchema.keyof().options;

/** Copy of /answers and of its parts on other pages. */
export const answers = readCopy(answersSchema, 'answers.yaml', ANSWERS_PAGE_VALUES);

/** Copy of the single pages. */
export const home = readCopy(homeSchema, 'home.yaml', HOME_PAGE_VALUES);
export const handyman = readCopy(handymanSchema, 'handyman.yaml', HANDYMAN_PAGE_VALUES);
export const licensedServices = readCopy(licensedServicesSchema, 'licensed-services.yaml');
export const offline = readCopy(offlineSchema, 'offline.yaml');
export const pages = readCopy(pagesSchema, 'pages.yaml', PAGES_PAGE_VALUES);
export const clubs = interpolateFacts(prices.clubs, 'src/content/prices.yaml: clubs');
