import { DEFAULT_LOCALE, LOCALES, type Locale } from '#src/domain/locale.ts';
import { content } from '#src/queries/content.ts';
import { pathsIn, type Paths } from './paths.ts';
import { offeredRoutes } from './offered-routes.ts';
import { ROUTES, SERVICE_SLUGS, type Row } from './route-table.ts';

/** Paths of a page in the languages that have it. A service may lack a translation. */
export type Twins = { readonly en: string } & Readonly<Partial<Record<Locale, string>>>;

/** Reads the language of a page from its path, link or route. */
export function localeOfPath(path: string): Locale {
  const first = /^\/(\w+)(?![^/#])/.exec(path)?.[1];
  return LOCALES.find((locale) => locale === first) ?? DEFAULT_LOCALE;
}

/** Reads the language of the drawings of a route. */
export function localeOfPicture(route: string): Locale {
  const row: Row = ROUTES.picture;
  return LOCALES.find((locale) => row[locale] === route) ?? DEFAULT_LOCALE;
}

/** Builds the row of one page of a kind. */
function twinsOf(locales: readonly Locale[], pathOf: (paths: Paths) => string): Twins {
  const others = locales.map((locale) => [locale, pathOf(pathsIn(locale))] as const);
  return { en: pathOf(pathsIn(DEFAULT_LOCALE)), ...Object.fromEntries(others) };
}

const rows: readonly Twins[] = [
  ...offeredRoutes.filter(({ en }) => !/[.[]/.test(en)),
  ...Object.entries(SERVICE_SLUGS).map(([slug, slugs]) =>
    twinsOf(
      LOCALES.filter((locale) => locale in slugs),
      ({ service }) => service(slug),
    ),
  ),
  ...content(DEFAULT_LOCALE).places.map(({ slug }) => twinsOf(LOCALES, ({ city }) => city(slug))),
];
const rowsByPath = new Map(rows.flatMap((row) => Object.values(row).map((path) => [path, row])));

const isPage = ({ en }: Twins) => !en.includes('#');

/** Pages in several languages (ES-1): all but the list of cities, which is a section in English. */
export const translatedPages: readonly Twins[] = rows.filter(isPage);

/**
 * Finds the paths of a page in all its languages (ES-2).
 *
 * @param path - Path in any of them.
 * @returns undefined for a page in one language
 */
export function findAlternates(path: string): Twins | undefined {
  const row = rowsByPath.get(path);
  return row && isPage(row) ? row : undefined;
}

/** Returns the link to a page of this site in a language: English where it is not translated. */
export function linkIn(href: string, locale: Locale): string {
  const [path = href] = href.split('#');
  const found = rowsByPath.get(path)?.[locale];
  return found === undefined ? href : found + href.slice(path.length);
}

/**
 * Finds the page for a link to another language (ES-3): the same page.
 *
 * @param path - Path of the page, or its route; home where the page has no other language.
 */
export const pathInOtherLanguage = (path: string, locale: Locale): string =>
  rowsByPath.get(path)?.[locale] ?? pathsIn(locale).home;
