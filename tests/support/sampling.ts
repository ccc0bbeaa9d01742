import { territory } from '#src/queries/territory.ts';
import { paths } from '#src/routes/paths.ts';
import { hasSpanish } from '#src/queries/edition.ts';
import { AREAS_PATH, pathsOf } from '#src/routes/spanish-paths.ts';
import { missing } from './addresses.ts';
import { cities } from './content-files.ts';

interface SampledPage {
  readonly kind: string;
  readonly path: string;
}

const spanish = pathsOf('es');
/** Kinds of Spanish pages, where the edition is on. */
const spanishKinds: readonly SampledPage[] = hasSpanish
  ? [
      { kind: 'Spanish home', path: spanish.home },
      { kind: 'Spanish list of services', path: spanish.services },
      { kind: 'Spanish service', path: spanish.emergency },
      { kind: 'Spanish handyman', path: spanish.handyman },
      { kind: 'Spanish calculator', path: spanish.calculator },
      { kind: 'Spanish faq', path: spanish.faq },
      { kind: 'Spanish areas', path: AREAS_PATH },
      { kind: 'Spanish login', path: spanish.login },
      { kind: 'Spanish missing page', path: missing.spanishPage },
    ]
  : [];

/** One path for each kind of page with a header and a footer. */
export const kindsOfPages: readonly SampledPage[] = [
  { kind: 'home', path: paths.home },
  { kind: 'list of services', path: paths.services },
  { kind: 'service', path: paths.emergency },
  { kind: 'handyman', path: paths.handyman },
  { kind: 'city', path: paths.city(territory.defaultCity) },
  { kind: 'calculator', path: paths.calculator },
  { kind: 'faq', path: paths.faq },
  { kind: 'answers', path: paths.answers },
  { kind: 'legal', path: paths.privacy },
  { kind: 'login', path: paths.login },
  { kind: 'missing page', path: missing.page },
  { kind: 'missing city', path: missing.city },
  ...spanishKinds,
];

/** All kinds of pages, including the offline page, which has no header and footer. */
export const allKinds: readonly SampledPage[] = [
  ...kindsOfPages,
  { kind: 'offline', path: paths.offline },
  ...(hasSpanish ? [{ kind: 'Spanish offline', path: spanish.offline }] : []),
];

/** @returns the names of a group's kinds, for a test title. */
export const listKinds = (group: readonly SampledPage[]) =>
  group.map(({ kind }) => kind).join(', ');

const LONGEST_NAMES = 2;

/** The cities with the longest names. */
const longNamedCities: readonly SampledPage[] = cities
  .toSorted((a, b) => b.name.length - a.name.length)
  .slice(0, LONGEST_NAMES)
  .map(({ slug, name }) => ({ kind: name, path: paths.city(slug) }));

/** All kinds of pages, and the city pages with the longest names. */
export const layoutSamples: readonly SampledPage[] = [...allKinds, ...longNamedCities];
