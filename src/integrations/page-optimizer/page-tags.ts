import { elementNames, readAttributes } from './page-attributes.ts';

/** What a tag says, wherever it stands. */
interface TagKind {
  readonly name: string;
  readonly isEnd: boolean;
  readonly attributes: ReadonlyMap<string, string>;
  /** names by which style rules may find the element */
  readonly names: readonly string[];
}

/** A tag of a built page, where it stands, and its text where it holds only text. */
export interface Tag extends TagKind {
  readonly text: string;
  readonly start: number;
  /** behind the tag; behind the whole element where it holds only text */
  readonly end: number;
}

/** Start tags; of the end tags only that of noscript tells the build anything. */
const TAG = /<!--[\s\S]*?-->|<(?:\/noscript|[a-zA-Z](?:"[^"]*"|'[^']*'|[^'">])*)>/g;
const TAG_PARTS = /^<(\/?)([^\s/>]+)([\s\S]*)>$/;
/** Elements whose content is text, not tags. */
const TEXT_ELEMENTS = new Set(['script', 'style', 'title', 'textarea']);

/**
 * Walks the tags of a page in their order. In: well-formed HTML, as Astro writes it.
 * Throws when a script, a style sheet or the like is not closed.
 */
export function* tagsOf(html: string): Generator<Tag> {
  const pattern = new RegExp(TAG);
  for (let match = pattern.exec(html); match; match = pattern.exec(html)) {
    const [written] = match;
    if (written.startsWith('<!--')) continue;
    const kind = kindOf(written);
    const start = match.index;
    const behind = start + written.length;
    if (kind.isEnd || !TEXT_ELEMENTS.has(kind.name)) {
      yield { ...kind, text: '', start, end: behind };
      continue;
    }
    const textEnd = html.indexOf(`</${kind.name}`, behind);
    if (textEnd < 0) throw new Error(`<${kind.name}> is not closed`);
    const end = html.indexOf('>', textEnd) + 1;
    pattern.lastIndex = end;
    yield { ...kind, text: html.slice(behind, textEnd), start, end };
  }
}

/** Header, footer and cards are the same on thousands of pages: what was read once is kept. */
const known = new Map<string, TagKind>();
const MOST_KNOWN = 20_000;

/** @returns what a tag says; the same object for the same text, so that a page need look once */
function kindOf(written: string): TagKind {
  const found = known.get(written);
  if (found) return found;
  // A copy: a piece of a page's text would keep the whole page in memory.
  const text = Buffer.from(written).toString();
  const [, slash, tag = '', attributeText = ''] = TAG_PARTS.exec(text) ?? [];
  const name = tag.toLowerCase();
  const attributes = readAttributes(attributeText);
  const names = elementNames(name, attributes);
  const kind = { name, isEnd: slash === '/', attributes, names };
  if (known.size < MOST_KNOWN) known.set(text, kind);
  return kind;
}
