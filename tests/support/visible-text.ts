import { HTMLElement, type Node, NodeType } from 'node-html-parser';

/** Inline elements; all others separate words. */
const INLINE = new Set(
  'A ABBR B CITE CODE DATA DFN EM I MARK S SMALL SPAN STRONG SUB SUP TIME U VAR WBR'.split(' '),
);

const NEVER_SHOWN = 'script, style, template';

function collect(node: Node, skip: ReadonlySet<Node>, boundary = ''): string {
  if (node.nodeType === NodeType.TEXT_NODE) return node.text;
  if (!(node instanceof HTMLElement) || skip.has(node)) return '';
  const inner = node.childNodes.map((child) => collect(child, skip, boundary)).join('');
  const edge = INLINE.has(node.tagName) ? boundary : ' ';
  return `${edge}${inner}${edge}`;
}

/**
 * @param without - a selector of elements to leave out, e.g. 'nav, [aria-hidden="true"]'
 * @returns the visible text of an element, in one line
 */
export function visibleText(root: HTMLElement, without = ''): string {
  const selector = without === '' ? NEVER_SHOWN : `${NEVER_SHOWN}, ${without}`;
  const skip: ReadonlySet<Node> = new Set(root.querySelectorAll(selector));
  return collect(root, skip).replaceAll(/\s+/g, ' ').trim();
}

/** Word joiner: marks the edges of inline elements; no page contains it. */
const BOUNDARY = '\u2060';
const GLUED = /[\p{L}\p{N}]+[.,:;!?)]*\u2060+[¿¡(]*[\p{L}\p{N}]+/gu;

/** @returns words that an inline tag separates without a space, e.g. 'PasadenaHow' */
export function gluedWords(root: HTMLElement): readonly string[] {
  // Invisible text is in the place of visible text, not beside it.
  const skip: ReadonlySet<Node> = new Set(root.querySelectorAll(`${NEVER_SHOWN}, .invisible`));
  const found = collect(root, skip, BOUNDARY).matchAll(GLUED);
  return [...found].map(([words]) => words.replaceAll(BOUNDARY, ''));
}
