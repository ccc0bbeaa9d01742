import { handyman as handymanCopy } from '#src/content/handyman.ts';
import { home as homeCopy } from '#src/content/home.ts';
import { licensedServices as licensedServicesCopy } from '#src/content/licensed-services.ts';
import { offline as offlineCopy } from '#src/content/offline.ts';
import { pages as pagesCopy } from '#src/content/pages.ts';
import { prices } from '#src/content/prices.ts';
import { interpolateAllFacts } from './interpolate-facts.ts';

/** Copy of the single pages, with facts interpolated. */
export const home = interpolateAllFacts(homeCopy, 'src/content/home.ts');
export const handyman = interpolateAllFacts(handymanCopy, 'src/content/handyman.ts');
export const licensedServices = interpolateAllFacts(
  licensedServicesCopy,
  'src/content/licensed-services.ts',
);
export const offline = interpolateAllFacts(offlineCopy, 'src/content/offline.ts');
export const pages = interpolateAllFacts(pagesCopy, 'src/content/pages.ts');
export const clubs = interpolateAllFacts(prices.clubs, 'src/content/prices.ts: clubs');
