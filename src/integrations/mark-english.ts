import { parseDocument, type DomUtils } from 'htmlparser2';
import MagicString from 'magic-string';
import { ENGLISH_MARKS, withoutEnglishMarks } from '#src/domain/english-marks.ts';
import { invariant } from '#src/domain/invariant.ts';
import { DEFAULT_LOCALE } from '#src/domain/locale.ts';

type Element = ReturnType<typeof DomUtils.findAll>[number];
type Node = Element['children'][number];
type Text = Extract<Node, { data: string }>;

const { start, end } = ENGLISH_MARKS;
const LANGUAGE = ` lang="${DEFAULT_LOCALE}"`;
/** A mark, or text without marks. */
const PARTS = new RegExp(`[${start}${end}]|[^${start}${end}]+`, 'g');

const isText = (node: Node): node is Text => node.type === 'text';
const isElement = (node: Node): node is Element => 'attribs' in node;

/** A part of a text in one language, and its place in the HTML. */
interface Part {
  readonly isEnglish: boolean;
  readonly at: number;
  readonly text: string;
}

/** Divides the texts of a page at the marks, which may stand in other elements than the text. */
function divideTexts(html: string, nodes: readonly Node[]): ReadonlyMap<Node, readonly Part[]> {
  let depth = 0;
  const divided = new Map<Node, readonly Part[]>();
  const visit = (node: Node): void => {
    if (isElement(node)) node.children.forEach(visit);
    if (!isText(node)) return;
    const { startIndex, endIndex } = node;
    invariant(startIndex !== null && endIndex !== null, 'the parser gives positions');
    const parts: Part[] = [];
    for (const { 0: text, index } of html.slice(startIndex, endIndex + 1).matchAll(PARTS)) {
      if (text === start) depth += 1;
      else if (text === end) depth -= 1;
      else if (text.trim() !== '')
        parts.push({ isEnglish: depth > 0, at: startIndex + index, text });
    }
    divided.set(node, parts);
  };
  nodes.forEach(visit);
  return divided;
}

/**
 * Gives the English texts of a translated page their language (ES-6): the outermost element with
 * nothing else gets `lang`, other texts an element of their own. In islands, which render their elements
 * themselves, a part of a text has none; attributes cannot have any.
 *
 * @param html - A page with {@link ENGLISH_MARKS} around its English texts.
 * @returns the page without marks.
 */
export function markEnglishTexts(html: string): string {
  const { children } = parseDocument(html, { withStartIndices: true, withEndIndices: true });
  const parts = divideTexts(html, children);
  const page = new MagicString(html);
  const partsIn = (node: Node): readonly Part[] =>
    isElement(node) ? node.children.flatMap(partsIn) : (parts.get(node) ?? []);

  const visit = (node: Node, isInIsland: boolean): void => {
    const inside = partsIn(node);
    if (!inside.some(({ isEnglish }) => isEnglish)) return;
    if (isElement(node)) {
      const { name, attribs, startIndex } = node;
      if (name === 'script' || name === 'style') return;
      const isWhole = inside.every(({ isEnglish }) => isEnglish) && name !== 'astro-island';
      if (isWhole && attribs['lang'] === undefined && startIndex !== null) {
        page.appendLeft(startIndex + 1 + name.length, LANGUAGE);
        return;
      }
      for (const child of node.children) visit(child, isInIsland || name === 'astro-island');
      return;
    }
    if (isInIsland) return;
    for (const { isEnglish, at, text } of inside)
      if (isEnglish) page.overwrite(at, at + text.length, `<span${LANGUAGE}>${text}</span>`);
  };
  for (const node of children) visit(node, false);
  return withoutEnglishMarks(page.toString());
}
