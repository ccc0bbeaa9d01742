import { invariant } from '#src/domain/invariant.ts';
import { readLocale, type Locale } from '#src/domain/locale.ts';
import { paths, type Paths } from './paths.ts';

/** Path of the list of all cities, which has no English page. */
export const AREAS_PATH = '/es/zonas';
/** Path of the page for unknown addresses below /es. */
export const SPANISH_NOT_FOUND = '/es/404';

/** Route of the drawings with Spanish labels. */
export const SPANISH_PICTURES = '/pictures/es/[name].svg';

/** Spanish path of every page with a translation, by its English path (ES-1). */
export const SPANISH_PATHS: ReadonlyMap<string, string> = new Map([
  [paths.home, '/es'],
  [paths.services, '/es/servicios'],
  [paths.service('emergency-repairs'), '/es/servicios/reparaciones-de-emergencia'],
  [paths.service('pipe-drain-services'), '/es/servicios/tuberias-y-drenajes'],
  [paths.service('water-heaters'), '/es/servicios/calentadores-de-agua'],
  [paths.service('bathroom-plumbing'), '/es/servicios/plomeria-de-bano'],
  [paths.service('kitchen-plumbing'), '/es/servicios/plomeria-de-cocina'],
  [paths.service('preventive-maintenance'), '/es/servicios/mantenimiento-preventivo'],
  [paths.handyman, '/es/mantenimiento-del-hogar'],
  [paths.calculator, '/es/calculadora-de-precios'],
  [paths.faq, '/es/preguntas-frecuentes'],
  [paths.login, '/es/acceso'],
  [paths.offline, '/es/sin-conexion'],
]);

/** @throws Error when the page has no translation. */
function spanishPath(path: string): string {
  const found = SPANISH_PATHS.get(path);
  invariant(found !== undefined, `src/routes/spanish-paths.ts: no Spanish path for ${path}`);
  return found;
}

const spanishPaths: Paths = {
  ...paths,
  home: spanishPath(paths.home),
  services: spanishPath(paths.services),
  service: (slug) => spanishPath(paths.service(slug)),
  emergency: spanishPath(paths.emergency),
  handyman: spanishPath(paths.handyman),
  calculator: spanishPath(paths.calculator),
  faq: spanishPath(paths.faq),
  login: spanishPath(paths.login),
  offline: spanishPath(paths.offline),
  picture: (name) => SPANISH_PICTURES.replace('[name]', name),
};

/**
 * Returns the internal paths of a page's language.
 *
 * @param locale - `Astro.currentLocale`.
 */
export const pathsOf = (locale: string | undefined): Paths =>
  readLocale(locale) === 'es' ? spanishPaths : paths;

/** Reads the language of a page from its path, link or route. */
export const localeOfPath = (path: string): Locale => (/^\/es(?![^/#])/.test(path) ? 'es' : 'en');

/** Returns the link to a page of this site in a language: English where it has no translation. */
export function localLink(href: string, locale: string | undefined): string {
  const [path = href] = href.split('#');
  const found = readLocale(locale) === 'es' ? SPANISH_PATHS.get(path) : undefined;
  return found === undefined ? href : found + href.slice(path.length);
}

/**
 * Finds both paths of a page with a translation (ES-2).
 *
 * @param path - English or Spanish path.
 */
export function findBothPaths(path: string): Readonly<Record<Locale, string>> | undefined {
  const pair = [...SPANISH_PATHS].find((paths) => paths.includes(path));
  return pair && { en: pair[0], es: pair[1] };
}

/**
 * Finds the page for the link to the other language (ES-3): the same page, or else the nearest one.
 *
 * @param path - Path of the page; undefined for pages that are served at many addresses.
 */
export function pathInOtherLanguage(path: string | undefined, locale: string | undefined): string {
  const both = findBothPaths(path ?? paths.home);
  if (readLocale(locale) === 'es')
    return path === AREAS_PATH ? '/#areas' : (both?.en ?? paths.home);
  if (path?.startsWith(paths.city(''))) return AREAS_PATH;
  if (path === paths.answers) return spanishPaths.faq;
  if (path === paths.valveCard) return spanishPaths.emergency;
  return both?.es ?? spanishPaths.home;
}
