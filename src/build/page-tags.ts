import { readAttributes } from './page-attributes.ts';

/** A tag of a built page, where it stands, and its text where it holds only text. */
export interface Tag {
  readonly name: string;
  readonly isEnd: boolean;
  readonly attributes: ReadonlyMap<string, string>;
  readonly text: string;
  readonly start: number;
  /** behind the tag; behind the whole element where it holds only text */
  readonly end: number;
}

/** Start tags; of the end tags only that of noscript tells the build anything. */
const TAG = /<!--[\s\S]*?-->|<(\/(?=noscript)|)([a-zA-Z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/g;
/** Elements whose content is text, not tags. */
const TEXT_ELEMENTS = new Set(['script', 'style', 'title', 'textarea']);

/** The tags that the build moves about: to look for these alone is ten times as quick. */
const SCRIPT_TAG = /<(\/?)(script|astro-island)(?=[\s/>])((?:"[^"]*"|'[^']*'|[^'">])*)>/g;

/** Walks the scripts and islands of a page in their order, as `tagsOf` does. */
export function scriptTagsOf(html: string): Generator<Tag> {
  return tagsOf(html, SCRIPT_TAG);
}

/**
 * Walks the tags of a page in their order. In: well-formed HTML, as Astro writes it.
 * Throws when a script, a style sheet or the like is not closed.
 */
export function* tagsOf(html: string, tag = TAG): Generator<Tag> {
  const pattern = new RegExp(tag);
  for (let match = pattern.exec(html); match; match = pattern.exec(html)) {
    const [whole, slash, written, attributeText = ''] = match;
    if (!written) continue;
    const name = written.toLowerCase();
    const start = match.index;
    const behind = start + whole.length;
    const isEnd = slash === '/';
    const attributes = readAttributes(attributeText);
    if (isEnd || !TEXT_ELEMENTS.has(name)) {
      yield { name, isEnd, attributes, text: '', start, end: behind };
      continue;
    }
    const textEnd = html.indexOf(`</${name}`, behind);
    if (textEnd < 0) throw new Error(`<${name}> is not closed`);
    const end = html.indexOf('>', textEnd) + 1;
    pattern.lastIndex = end;
    yield { name, isEnd, attributes, text: html.slice(behind, textEnd), start, end };
  }
}
