import postcss, { type ChildNode } from 'postcss';
import { namesIn, selectorNeeds, type Need } from './selector-need.ts';

/**
 * A style sheet, parsed once and ready to be pruned for many pages. `uses` lists the custom
 * properties ('--x') and the animations ('@x') that a piece of it refers to.
 */
export type StyleNode =
  | { readonly kind: 'group'; readonly head: string; readonly nodes: readonly StyleNode[] }
  | {
      readonly kind: 'rule';
      readonly selectors: readonly Selector[];
      readonly parts: readonly Part[];
    }
  | { readonly kind: 'definition'; readonly part: Part }
  | { readonly kind: 'other'; readonly part: Part };

interface Selector {
  readonly text: string;
  readonly need: Need;
}

/** A piece of style that stays or goes as a whole; `defines` names what it is kept for. */
export interface Part {
  readonly text: string;
  readonly uses: readonly string[];
  readonly defines?: string;
}

/** The pieces of a sheet in their order. */
export interface StyleSheet {
  readonly nodes: readonly StyleNode[];
  /** every name that decides about some piece of the sheet */
  readonly names: readonly string[];
}

const GROUPS = new Set(['media', 'supports', 'layer', 'container', 'scope', 'starting-style']);
/** The compiler writes each colour twice; the theme's lie within sRGB, where both are the same. */
const SECOND_COLOURS = /^\(color:\s*lab\(0% 0 0\)\)$/;
const CUSTOM_PROPERTY = /--(?:[\w-]|\\.|[^\0-\x7f])+/g;

/** Reads a style sheet. In: CSS, minified or not. Throws what postcss throws on broken CSS. */
export function readStyleSheet(css: string): StyleSheet {
  const names = new Set<string>();
  const nodes = postcss.parse(css).nodes.flatMap((node) => readNode(node, names));
  return { nodes, names: [...names] };
}

function readNode(node: ChildNode, names: Set<string>): StyleNode[] {
  if (node.type === 'comment') return [];
  if (node.type === 'rule') {
    const selectors = selectorNeeds(node.selector);
    const parts = node.nodes.filter(({ type }) => type !== 'comment').map(readPart);
    selectors.forEach(({ need }) => namesIn(need).forEach((name) => names.add(name)));
    parts.forEach(({ defines }) => defines && names.add(defines));
    return [{ kind: 'rule', selectors, parts }];
  }
  if (node.type === 'decl') return [{ kind: 'other', part: readPart(node) }];
  if (node.name === 'supports' && SECOND_COLOURS.test(node.params)) return [];
  const head = `@${node.name}${node.raws.afterName ?? ' '}${node.params}`;
  if (node.nodes && GROUPS.has(node.name)) {
    return [{ kind: 'group', head, nodes: node.nodes.flatMap((inner) => readNode(inner, names)) }];
  }
  const text = node.toString() + (node.nodes ? '' : ';');
  const defines = definedBy(node.name, node.params);
  if (defines) {
    names.add(defines);
    return [{ kind: 'definition', part: { text, uses: usesIn(text), defines } }];
  }
  return [{ kind: 'other', part: { text, uses: usesIn(text) } }];
}

function definedBy(name: string, params: string): string | undefined {
  if (name === 'property') return params.trim();
  return name.endsWith('keyframes') ? `@${params.trim()}` : undefined;
}

function readPart(node: ChildNode): Part {
  const text = node.toString();
  if (node.type !== 'decl') return { text, uses: usesIn(text) };
  const animates = node.prop.includes('animat');
  const uses = [...usesIn(node.value), ...(animates ? wordsIn(node.value) : [])];
  return { text, uses, ...(node.variable && { defines: node.prop }) };
}

function usesIn(text: string): string[] {
  return text.includes('var(') ? (text.match(CUSTOM_PROPERTY) ?? []) : [];
}

/** Any word of an animation's value may be its name. */
function wordsIn(value: string): string[] {
  return (value.match(/[\w-]+/g) ?? []).map((word) => `@${word}`);
}
