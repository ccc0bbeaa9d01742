/** One thing that the owner has to settle. */
export interface Point {
  /** What it is about, in words of the owner, the important ones first. */
  readonly text: string;
  /** Addresses of the pages that show it. */
  readonly paths?: readonly string[];
  /** Rules, sources and wordings, shown on demand. */
  readonly details?: readonly string[];
}

/** Points that are settled in the same way. */
export interface Group {
  readonly heading: string;
  /** Where or with whom they are settled. */
  readonly note: string;
  readonly points: readonly Point[];
}

/** Longest line of a point, in characters. */
export const MAX_LINE = 110;

const PATHS_NAMED = 3;

const isSpanish = (path: string) => /^\/es(?:\/|$)/.test(path);

/** English pages first: owners know their addresses. */
const byLanguage = (a: string, b: string) =>
  Number(isSpanish(a)) - Number(isSpanish(b)) || a.localeCompare(b, 'en');

/**
 * Names the pages of a list in a few words.
 *
 * @param all - Number of all pages.
 * @param named - Number of pages that are named.
 */
export function listPages(paths: readonly string[], all: number, named = PATHS_NAMED): string {
  if (paths.length === all && all > 1) return `every page (${all})`;
  const more = paths.length - named;
  const first = paths.toSorted(byLanguage).slice(0, named).join(', ');
  return more > 0 ? `${first} and ${more} more` : first;
}

/** Cuts a text to a number of characters, with an ellipsis. */
function cut(text: string, length: number): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length <= length ? line : `${line.slice(0, length - 1).trimEnd()}…`;
}

/**
 * Writes a group as lines of text: its heading with the number of points, and one line for each
 * point. With details a point has the whole text, and its pages and details below.
 *
 * @param all - Number of all pages.
 * @returns no line for a group without points
 */
export function groupLines(group: Group, all: number, hasDetails: boolean): readonly string[] {
  const { heading, note, points } = group;
  if (points.length === 0) return [];
  const lines = points.flatMap(({ text, paths = [], details = [] }) => {
    if (hasDetails) {
      const pages = paths.length === 0 ? [] : [`on ${listPages(paths, all)}`];
      return [`  ☐ ${text}`, ...[...pages, ...details].map((line) => `      ${line}`)];
    }
    const pages = paths.length === 0 ? '' : `  ${listPages(paths, all, 1)}`;
    return [`  ☐ ${cut(text, MAX_LINE - pages.length - 4)}${pages}`];
  });
  return ['', `${heading} (${points.length})`, ...lines, `  ${note}`];
}
