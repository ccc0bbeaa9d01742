import { DEFAULT_CITY_SLUG, DEFAULT_SERVICE_SLUG, paths } from '#src/site/paths.ts';

/** A kind of page, one example of it, and how near its limit it has to be. */
export interface Kind {
  readonly name: string;
  readonly path: string;
  /** most that FCP and LCP may be, as a share of the limit's */
  readonly ratio: number;
  /** answered with an error status: no browser keeps it for Back, and Lighthouse refuses it */
  readonly isError?: true;
}

export const HOME = { name: 'home', path: paths.home, ratio: 1.05 } as const satisfies Kind;
export const FAQ = { name: 'faq', path: paths.faq, ratio: 1.1 } as const satisfies Kind;

export const KINDS: readonly Kind[] = [
  HOME,
  { name: 'city', path: paths.city(DEFAULT_CITY_SLUG), ratio: 1.05 },
  { name: 'service', path: paths.service(DEFAULT_SERVICE_SLUG), ratio: 1.05 },
  { name: 'legal', path: paths.privacy, ratio: 1.05 },
  { name: '404', path: '/no-such-page', ratio: 1.05, isError: true },
  FAQ,
  { name: 'calculator', path: paths.calculator, ratio: 1.1 },
  { name: 'login', path: paths.login, ratio: 1.1 },
];
