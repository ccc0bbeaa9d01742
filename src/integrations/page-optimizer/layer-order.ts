import type { StyleNode } from './style-sheet.ts';

const LAYER = /^@layer\s+([^{;]+)/;

/**
 * Which cascade layer wins is decided by where each is named first, so a piece that goes may not
 * change the order of those that stay.
 *
 * In: the nodes before and after pruning. Out: a statement that restores the order, '' where it
 * still stands.
 */
export function restoredLayerOrder(before: readonly StyleNode[], after: readonly StyleNode[]) {
  const kept = layersOf(after);
  const wanted = [...layersOf(before)].filter((name) => kept.has(name));
  const isSame = [...kept].every((name, place) => name === wanted[place]);
  return isSame ? '' : `@layer ${wanted.join(',')};`;
}

/** @returns the layers by their full names, in the order in which the sheet names them */
function layersOf(nodes: readonly StyleNode[]): ReadonlySet<string> {
  const names = nodes.flatMap((node): string[] => {
    const text = node.kind === 'group' ? node.head : node.kind === 'other' ? node.part.text : '';
    const found = LAYER.exec(text)?.[1]
      ?.split(',')
      .map((name) => name.trim());
    if (found) return found;
    return node.kind === 'group' ? [...layersOf(node.nodes)] : [];
  });
  return new Set(names);
}
