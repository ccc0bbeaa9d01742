import postcss, {
  type AtRule,
  type ChildNode,
  type Container,
  type Document,
  type Root,
  type Rule,
} from 'postcss';
import { namesInValue } from './css-names.ts';
import {
  canMatch,
  namesIn,
  readSelectors,
  type HasName,
  type SelectorRequirement,
} from './selector-requirement.ts';

type Selectors = readonly { readonly text: string; readonly requirement: SelectorRequirement }[];

/** Style sheets, parsed once and pruned for many pages. */
export interface StyleSheet {
  readonly root: Root;
  /** the selectors of each rule, by the text of their list */
  readonly selectors: ReadonlyMap<string, Selectors>;
  /** every name on which the pruned text depends */
  readonly names: readonly string[];
}

/** At-rules that are dropped once nothing is left in them. */
const GROUPS = new Set(['media', 'supports', 'layer', 'container', 'scope', 'starting-style']);

/**
 * Parses style sheets and appends them to one another.
 *
 * @throws CssSyntaxError on broken CSS
 */
export function readStyleSheets(texts: readonly string[]): StyleSheet {
  const root = postcss.root();
  for (const text of texts) root.append(postcss.parse(text).nodes);
  root.walkComments((comment) => {
    comment.remove();
  });

  const selectors = new Map<string, Selectors>();
  const names = new Set<string>();
  root.walk((node) => {
    const definition = definitionOf(node);
    if (definition !== undefined) names.add(definition);
    else if (node.type === 'rule' && !isKeyframes(node.parent))
      selectors.set(node.selector, readSelectors(node.selector));
  });
  for (const { requirement } of [...selectors.values()].flat()) {
    for (const name of namesIn(requirement)) names.add(name);
  }
  return { root, selectors, names: [...names] };
}

/**
 * Removes from a style sheet what a page cannot use: selectors that match nothing, and custom
 * properties and keyframes to which nothing in use refers, directly or through others.
 *
 * @returns CSS
 */
export function pruneStyles({ root, selectors }: StyleSheet, has: HasName): string {
  const pruned = root.clone();
  pruned.walkRules((rule) => {
    const all = selectors.get(rule.selector);
    if (!all) return;
    const matching = all.filter(({ requirement }) => canMatch(requirement, has));
    if (matching.length === 0) rule.remove();
    else if (matching.length < all.length) {
      rule.selector = matching.map(({ text }) => text).join(',');
    }
  });
  // First, so that the conditions of empty groups do not count as uses.
  removeEmptyGroups(pruned);
  const used = usedNames(pruned, has);
  pruned.walk((node) => {
    const definition = definitionOf(node);
    if (definition !== undefined && !used.has(definition)) node.remove();
  });
  removeEmptyGroups(pruned);
  removeUselessLayerStatements(pruned);
  return pruned.toString();
}

/** @returns the custom property ('--x') or the keyframes ('@x') that a node defines */
function definitionOf(node: ChildNode): string | undefined {
  if (node.type === 'decl') return node.prop.startsWith('--') ? node.prop : undefined;
  if (node.type !== 'atrule') return undefined;
  if (node.name === 'property') return node.params.trim();
  return isKeyframes(node) ? `@${node.params.replace(/["']/g, '').trim()}` : undefined;
}

function isKeyframes(node: Rule['parent'] | ChildNode): boolean {
  return node?.type === 'atrule' && /keyframes$/i.test(node.name);
}

/** Follows references from what is certainly in use to what that refers to in turn. */
function usedNames(root: Root, has: HasName): ReadonlySet<string> {
  const used = new Set<string>();
  const byDefinition = new Map<string, string[]>();
  const collect = (node: ChildNode, owner = definitionOf(node)) => {
    const value = node.type === 'decl' ? node.value : node.type === 'atrule' ? node.params : '';
    const names = namesInValue(value);
    if (owner === undefined) names.forEach((name) => used.add(name));
    else byDefinition.set(owner, [...(byDefinition.get(owner) ?? []), ...names]);
    if ('nodes' in node) node.nodes?.forEach((inner) => collect(inner, owner));
  };
  root.each((node) => collect(node));
  for (const name of byDefinition.keys()) if (has(name)) used.add(name);
  // Iterating over a set includes what is added to it meanwhile.
  for (const name of used) byDefinition.get(name)?.forEach((inner) => used.add(inner));
  return used;
}

/**
 * Removes rules and groups without content. An empty named layer becomes a statement, `@layer x;`:
 * the order of layers is the order in which they are first named.
 */
function removeEmptyGroups(container: Container): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type !== 'rule' && node.type !== 'atrule') continue;
    removeEmptyGroups(node);
    if (node.nodes === undefined || node.nodes.length > 0) continue;
    if (node.type === 'rule') {
      if (!isKeyframes(node.parent)) node.remove();
    } else if (node.name === 'layer' && node.params) node.nodes = undefined;
    else if (GROUPS.has(node.name)) node.remove();
  }
}

/** Removes from layer statements the names of layers that have no content. */
function removeUselessLayerStatements(root: Root): void {
  const withContent = new Set<string>();
  root.walkAtRules('layer', (layer) => {
    if (!layer.nodes) return;
    const parts = fullName(layer, layer.params).split('.');
    parts.forEach((_, index) => withContent.add(parts.slice(0, index + 1).join('.')));
  });
  root.walkAtRules('layer', (layer) => {
    if (layer.nodes) return;
    const names = layer.params.split(',').map((name) => name.trim());
    const useful = names.filter((name) => withContent.has(fullName(layer, name)));
    if (useful.length === 0) layer.remove();
    else layer.params = useful.join(',');
  });
  removeEmptyGroups(root);
}

/** @returns a layer's name after those of the layers around it: 'base.reset' */
function fullName({ parent }: AtRule, name: string): string {
  const outer: string[] = [];
  for (let at: Container | Document | undefined = parent; at; at = at.parent) {
    if (at instanceof postcss.AtRule && at.name === 'layer') outer.unshift(at.params);
  }
  return [...outer, name].join('.');
}
