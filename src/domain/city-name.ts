/** Words up to this length are upper-cased whole (CITY-1: `la-verne` gives 'LA Verne'). */
const SHORT_WORD_LETTERS = 2;

function capitalise(word: string): string {
  const [first = '', ...rest] = word;
  const isShort = rest.length < SHORT_WORD_LETTERS;
  return (
    first.toUpperCase() + (isShort ? rest.join('').toUpperCase() : rest.join('').toLowerCase())
  );
}

/**
 * A city's name by the rule of CITY-1: the slug's words, split at hyphens, each capitalised;
 * words of two letters or fewer are upper-cased.
 *
 * In: any text that stands where a slug stands (`sierra-madre`). Out: 'Sierra Madre'; '' for ''.
 */
export function cityNameFromSlug(slug: string): string {
  return slug
    .split('-')
    .filter((word) => word !== '')
    .map(capitalise)
    .join(' ');
}

/**
 * Reads the city's part of an address as a visitor may have typed it (ROUTE-14).
 *
 * @param path a location's path, percent-encoded, with or without a slash or `.html` at its end
 * @returns the second of its two segments, decoded; undefined for a path of any other depth; '' when
 * the encoding is broken
 */
export function cityTextFromPath(path: string): string | undefined {
  const [, segment, ...rest] = path
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
 * Writes a city as its slug would be spelled (ROUTE-14): 'Los Angeles', 'LOS_ANGELES' and
 * 'los+angeles ' give 'los-angeles', 'La Cañada' gives 'la-canada'. Empty where no letter of the
 * Latin alphabet and no digit is left.
 */
export function citySlugFromText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Letters, and what stands between the words of a name. Digits would let a phone number through. */
const NAME = /^[\p{Letter}\p{Mark}'’. _+-]{1,40}$/u;

/**
 * The name to show for a city that an address spells (CITY-1). An address is written by anyone:
 * anything but a short name made of letters is not repeated on the page.
 *
 * @returns the name, or undefined where the page keeps its general words
 */
export function cityNameFromText(text: string): string | undefined {
  if (!NAME.test(text)) return undefined;
  const name = cityNameFromSlug(text.replace(/[ _+]/g, '-'));
  return name === '' ? undefined : name;
}
