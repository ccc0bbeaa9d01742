import { ANSWERS_PAGE_VALUES } from '#src/schemas/answers.ts';
import { CITY_PAGE_VALUES } from '#src/schemas/city-page.ts';
import type { ContentFacts, ContentFile } from '#src/schemas/content-files.ts';
import { EMERGENCY_PAGE_VALUES } from '#src/schemas/emergency.ts';
import { HANDYMAN_PAGE_VALUES } from '#src/schemas/handyman.ts';
import { HOME_PAGE_VALUES } from '#src/schemas/home.ts';
import { PAGES_PAGE_VALUES } from '#src/schemas/pages.ts';
import { picturesSchema } from '#src/schemas/pictures.ts';
import { SITE_PAGE_VALUES } from '#src/schemas/site.ts';
import { interpolateFacts } from './interpolate-facts.ts';
import { prices } from './prices.ts';
import { readFacts } from './read-facts.ts';

/** Reads a file of copy and interpolates its facts, except the values that differ per page. */
function readCopy<Name extends ContentFile>(
  name: Name,
  pageValues: readonly string[] = [],
): ContentFacts[Name] {
  return interpolateFacts(readFacts(name), `src/content/${name}`, new Set(pageValues));
}

/** Copy that several pages share. */
export const site = readCopy('site.yaml', SITE_PAGE_VALUES);

/** Copy around the facts of each city and service. */
export const cityPage = readCopy('city-page.yaml', CITY_PAGE_VALUES);
export const servicePage = readCopy('service-page.yaml');

/** What to do in an emergency. */
export const emergency = readCopy('emergency.yaml', EMERGENCY_PAGE_VALUES);

/** Words in the pictures. */
export const pictures = readCopy('pictures.yaml');
export const pictureNames = picturesSchema.keyof().options;

/** Copy of /answers and of its parts on other pages. */
export const answers = readCopy('answers.yaml', ANSWERS_PAGE_VALUES);

/** Copy of the single pages. */
export const home = readCopy('home.yaml', HOME_PAGE_VALUES);
export const handyman = readCopy('handyman.yaml', HANDYMAN_PAGE_VALUES);
export const licensedServices = readCopy('licensed-services.yaml');
export const offline = readCopy('offline.yaml');
export const pages = readCopy('pages.yaml', PAGES_PAGE_VALUES);
export const clubs = interpolateFacts(prices.clubs, 'src/content/prices.yaml: clubs');
