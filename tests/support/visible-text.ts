import { HTMLElement, type Node, NodeType } from 'node-html-parser';

/** Elements that run on within a line; all others part words. */
const INLINE = new Set(
  'A ABBR B CITE CODE DATA DFN EM I MARK S SMALL SPAN STRONG SUB SUP TIME U VAR WBR'.split(' '),
);

const NEVER_SHOWN = 'script, style, template';

function collect(node: Node, skip: ReadonlySet<Node>): string {
  if (node.nodeType === NodeType.TEXT_NODE) return node.text;
  if (!(node instanceof HTMLElement) || skip.has(node)) return '';
  const inner = node.childNodes.map((child) => collect(child, skip)).join('');
  return INLINE.has(node.tagName ?? '') ? inner : ` ${inner} `;
}

/**
 * What a visitor can read in an element, in one line.
 * @param without a selector of what does not count, e.g. 'nav, [aria-hidden="true"]'
 */
export function visibleText(root: HTMLElement, without = ''): string {
  const selector = without === '' ? NEVER_SHOWN : `${NEVER_SHOWN}, ${without}`;
  const skip: ReadonlySet<Node> = new Set(root.querySelectorAll(selector));
  return collect(root, skip).replaceAll(/\s+/g, ' ').trim();
}
