import { territory } from '#src/queries/content.ts';
import { paths } from '#src/routes/paths.ts';

/** A kind of page with one example. */
export interface PageKind {
  readonly name: string;
  readonly path: string;
  /** upper bound for FCP and LCP, as a ratio to the limit page's */
  readonly maxRatio: number;
  /** has an error status: not in the back/forward cache, rejected by Lighthouse */
  readonly isError?: true;
}

export const PAGE_KINDS: readonly PageKind[] = [
  { name: 'home', path: paths.home, maxRatio: 1.05 },
  { name: 'city', path: paths.city(territory.defaultCity), maxRatio: 1.05 },
  { name: 'service', path: paths.emergency, maxRatio: 1.05 },
  { name: 'legal', path: paths.privacy, maxRatio: 1.05 },
  { name: '404', path: '/no-such-page', maxRatio: 1.05, isError: true },
  { name: 'faq', path: paths.faq, maxRatio: 1.1 },
  { name: 'calculator', path: paths.calculator, maxRatio: 1.1 },
  { name: 'login', path: paths.login, maxRatio: 1.1 },
];
