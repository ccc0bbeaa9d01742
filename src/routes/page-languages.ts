import { DEFAULT_LOCALE, LOCALES, type Locale } from '#src/domain/locale.ts';
import { paths, pathsIn, type Paths } from './paths.ts';
import { ROUTES, SERVICE_SLUGS, type PageName, type Row } from './route-table.ts';

/** Whether a path is that of a page, not of a section of one. */
const isPage = (path: string | undefined) => path?.includes('#') === false;

/** Whether a page, or a kind of pages, exists in a language. */
export function hasPage(page: PageName, locale: Locale): boolean {
  const row: Row = ROUTES[page];
  return isPage(row[locale]);
}

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

function servicePaths([slug, slugs]: [string, object]): Row {
  const translated = LOCALES.filter((locale) => locale in slugs);
  const pathOf = (locale: Locale) => [locale, pathsIn(locale).service(slug)] as const;
  return { en: paths.service(slug), ...Object.fromEntries(translated.map(pathOf)) };
}

/** Pages with an address of their own in the route table. */
const rows: readonly Row[] = [
  ...Object.values(ROUTES).filter(({ en }) => !en.includes('[')),
  ...Object.entries(SERVICE_SLUGS).map(servicePaths),
];
const findRow = (path: string) => rows.find((row) => Object.values(row).includes(path));

/** Pages in several languages (ES-1). */
export const translatedPages: readonly Row[] = rows.filter(
  (row) => isPage(row.en) && Object.keys(row).length > 1,
);

/**
 * Finds the paths of a page in all its languages (ES-2).
 *
 * @param path - Path in any of them.
 * @returns undefined for a page in one language
 */
export const findAlternates = (path: string): Row | undefined =>
  translatedPages.find((row) => Object.values(row).includes(path));

/** Returns the link to a page of this site in a language: English where it is not translated. */
export function linkIn(href: string, locale: Locale): string {
  const [path = href] = href.split('#');
  const found = findRow(path)?.[locale];
  return found === undefined ? href : found + href.slice(path.length);
}

/** Finds the page for a link to a language in which a page does not exist: the nearest one. */
function nearestPage(path: string | undefined, there: Paths): string {
  if (path?.startsWith(paths.city(''))) return there.areas;
  if (path === paths.answers) return there.faq;
  return path === paths.valveCard ? there.emergency : there.home;
}

/**
 * Finds the page for a link to another language (ES-3): the same page, or else the nearest one.
 *
 * @param path - Path of the page; undefined for pages that are served at many addresses.
 */
export function pathInOtherLanguage(path: string | undefined, locale: Locale): string {
  const own = path === undefined ? undefined : findRow(path)?.[locale];
  return own ?? nearestPage(path, pathsIn(locale));
}
