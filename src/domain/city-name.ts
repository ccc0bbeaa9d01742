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
 * The slug at the end of an address as a visitor may have typed it (ROUTE-14).
 *
 * In: a location's path, percent-encoded or not, with or without slash or `.html` at its end.
 * Out: its last segment, decoded; as it stands when the encoding is broken; '' for '/'.
 */
export function citySlugFromPath(path: string): string {
  const segment = path.replace(/(?:\.html|\/)+$/, '').replace(/^.*\//, '');
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
