import { handyman as handymanCopy } from '#src/content/handyman.ts';
import { home as homeCopy } from '#src/content/home.ts';
import { licensedServices as licensedServicesCopy } from '#src/content/licensed-services.ts';
import { offline as offlineCopy } from '#src/content/offline.ts';
import { pages as pagesCopy } from '#src/content/pages.ts';
import { prices } from '#src/content/prices.ts';
import { fillAllFacts } from './facts-in-text.ts';

/** The copy of single pages with its facts filled in. */
export const home = fillAllFacts(homeCopy, 'src/content/home.ts');
export const handyman = fillAllFacts(handymanCopy, 'src/content/handyman.ts');
export const licensedServices = fillAllFacts(
  licensedServicesCopy,
  'src/content/licensed-services.ts',
);
export const offline = fillAllFacts(offlineCopy, 'src/content/offline.ts');
export const pages = fillAllFacts(pagesCopy, 'src/content/pages.ts');
export const clubs = fillAllFacts(prices.clubs, 'src/content/prices.ts: clubs');
