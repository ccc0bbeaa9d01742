import { slugFromText } from './slug.ts';

/** Maximum length of a word that is upper-cased entirely (CITY-1: `la-verne` gives 'LA Verne'). */
const SHORT_WORD_LETTERS = 2;

function capitalize(word: string): string {
  if ([...word].length <= SHORT_WORD_LETTERS) return word.toUpperCase();
  return word.toLowerCase().replace(/./u, (first) => first.toUpperCase());
}

/**
 * Derives a city's name from its slug (CITY-1): capitalizes each word, and upper-cases words of two
 * letters or fewer.
 *
 * @param slug - Words joined by hyphens, such as `sierra-madre`; any text is accepted.
 * @returns the name, such as 'Sierra Madre'; '' for ''.
 */
export function cityNameFromSlug(slug: string): string {
  return slug
    .split('-')
    .filter((word) => word !== '')
    .map(capitalize)
    .join(' ');
}

/**
 * Extracts the city from a path that a visitor may have typed (ROUTE-14).
 *
 * @param path - Percent-encoded path, with or without a trailing slash or `.html`.
 * @param above - Path above the pages of cities, with a slash at the end.
 * @returns the only segment below that path, decoded; '' when the encoding is invalid; undefined for
 * a path with any other number of segments.
 */
export function cityTextFromPath(path: string, above: string): string | undefined {
  const [segment, ...rest] = path
    .slice(above.length)
    .replace(/\.html$/, '')
    .split('/')
    .filter(Boolean);
  if (segment === undefined || rest.length > 0) return undefined;
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

/**
 * Whether a text is another spelling of a listed city (ROUTE-14): case, accents and what separates
 * the words make no difference, so 'LosAngeles' and 'los_angeles' are both 'los-angeles'.
 *
 * @param text - Typed city name.
 * @param slug - Slug of a listed city.
 */
export function isSpellingOf(text: string, slug: string): boolean {
  const joined = slugFromText(text).replaceAll('-', '');
  return joined === slug.replaceAll('-', '');
}

/** Letters, digits and the separators of names, with at least one letter. */
const NAME = /^(?=.*\p{Letter})[\p{Letter}\p{Mark}\d'’. _+-]{1,60}$/u;

/**
 * Derives the displayed name of a city from text in the address (CITY-1, ROUTE-14). Anyone can write
 * that text, so only a short name made of letters and digits is accepted.
 *
 * @returns the name, such as '4S Ranch'; undefined when the text must not be shown.
 */
export function cityNameFromText(text: string): string | undefined {
  return NAME.test(text) ? cityNameFromSlug(text.replace(/[ _+]/g, '-')) : undefined;
}
