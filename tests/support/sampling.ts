import { territory } from '#src/queries/content.ts';
import { hasLanguage } from '#src/queries/edition.ts';
import { isOfferedLink } from '#src/routes/offered-routes.ts';
import { paths, pathsIn } from '#src/routes/paths.ts';
import { findAlternates, localeOfPath } from '#src/routes/page-languages.ts';
import { missing } from './addresses.ts';
import { cities } from './content-files.ts';

interface SampledPage {
  readonly kind: string;
  readonly path: string;
}

const allEnglishKinds: readonly SampledPage[] = [
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
];
/** Those that the firm has. */
const englishKinds = allEnglishKinds.filter(({ path }) => isOfferedLink(path));
export const offlineKind: SampledPage = { kind: 'offline', path: paths.offline };

/** The Spanish page of a kind, where it has one. */
function inSpanish({ kind, path }: SampledPage): readonly SampledPage[] {
  const spanish = hasLanguage('es') ? findAlternates(path)?.es : undefined;
  return spanish === undefined ? [] : [{ kind: `Spanish ${kind}`, path: spanish }];
}

/** One path for each kind of page with a header and a footer. */
const kindsOfPages: readonly SampledPage[] = [
  ...englishKinds,
  ...englishKinds.flatMap(inSpanish),
  ...(hasLanguage('es')
    ? [
        { kind: 'Spanish areas', path: pathsIn('es').areas },
        { kind: 'Spanish missing page', path: missing.spanishPage },
      ]
    : []),
];

/**
 * Kinds of pages that differ in elements, classes or scripts: a translated page has those of its
 * English one. The Spanish home page has the higher call bar of all Spanish pages.
 */
export const templates: readonly SampledPage[] = kindsOfPages.filter(
  ({ path }) =>
    localeOfPath(path) === 'en' ||
    [pathsIn('es').home, pathsIn('es').areas].some((own) => own === path),
);

/** All kinds of pages, including the offline page, which has no header and footer. */
const allKinds: readonly SampledPage[] = [...kindsOfPages, offlineKind, ...inSpanish(offlineKind)];

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
