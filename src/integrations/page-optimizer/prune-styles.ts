import { restoredLayerOrder } from './layer-order.ts';
import { isMet } from './selector-need.ts';
import type { Part, StyleNode, StyleSheet } from './style-sheet.ts';

/** Whether a page holds a name: '.class', '#id', 'tag', '[data-astro-cid-x]', '--property'. */
export type Holds = (name: string) => boolean;

/**
 * Leaves of some style sheets what a page can use: rules that can match, custom properties and
 * animations that something kept refers to, directly or through others.
 *
 * In: the page's style sheets in their order; what the page holds. Out: one style sheet.
 */
export function pruneStyles(sheets: readonly StyleSheet[], holds: Holds): string {
  const all = sheets.flatMap(({ nodes }) => nodes);
  const matching = keepMatching(all, holds);
  const wanted = usedNames(matching.flatMap(partsOf), holds);
  const kept = keepWanted(matching, wanted);
  return restoredLayerOrder(all, kept) + kept.map(print).join('');
}

/** Drops the selectors that match nothing in the page, and what has none left. */
function keepMatching(nodes: readonly StyleNode[], holds: Holds): StyleNode[] {
  return nodes.flatMap((node): StyleNode[] => {
    if (node.kind === 'group') {
      const inner = keepMatching(node.nodes, holds);
      return inner.length > 0 ? [{ ...node, nodes: inner }] : [];
    }
    if (node.kind !== 'rule') return [node];
    const selectors = node.selectors.filter(({ need }) => isMet(need, holds));
    return selectors.length > 0 ? [{ ...node, selectors }] : [];
  });
}

function partsOf(node: StyleNode): readonly Part[] {
  if (node.kind === 'group') return node.nodes.flatMap(partsOf);
  return node.kind === 'rule' ? node.parts : [node.part];
}

/** Follows references from what is certainly used to what that uses in turn. */
function usedNames(parts: readonly Part[], holds: Holds): ReadonlySet<string> {
  const definitions = new Map<string, string[]>();
  const wanted = new Set<string>();
  for (const { defines, uses } of parts) {
    if (defines === undefined) uses.forEach((name) => wanted.add(name));
    else definitions.set(defines, [...(definitions.get(defines) ?? []), ...uses]);
  }
  for (const name of definitions.keys()) if (holds(name)) wanted.add(name);
  // A set hands out what is added to it while it is walked.
  for (const name of wanted) definitions.get(name)?.forEach((inner) => wanted.add(inner));
  return wanted;
}

/** Drops definitions that nothing refers to, and what is empty then. */
function keepWanted(nodes: readonly StyleNode[], wanted: ReadonlySet<string>): StyleNode[] {
  const isWanted = ({ defines }: Part) => defines === undefined || wanted.has(defines);
  return nodes.flatMap((node): StyleNode[] => {
    if (node.kind === 'group') {
      const inner = keepWanted(node.nodes, wanted);
      return inner.length > 0 ? [{ ...node, nodes: inner }] : [];
    }
    if (node.kind !== 'rule') return isWanted(node.part) ? [node] : [];
    const parts = node.parts.filter(isWanted);
    return parts.length > 0 ? [{ ...node, parts }] : [];
  });
}

function print(node: StyleNode): string {
  if (node.kind === 'group') return `${node.head}{${node.nodes.map(print).join('')}}`;
  if (node.kind !== 'rule') return node.part.text;
  const selectors = node.selectors.map(({ text }) => text).join(',');
  return `${selectors}{${node.parts.map(({ text }) => text).join(';')}}`;
}
