import parseSelector from 'postcss-selector-parser';

/**
 * What a page must hold for a selector to match anything in it: every name of `all`, and of each
 * group of `any` at least one member. Names are written as in CSS: '.class', '#id', 'tag',
 * '[data-astro-cid-x]'.
 *
 * States are not asked for: attributes and pseudo-classes come and go with the visitor.
 */
export interface Need {
  readonly all: readonly string[];
  readonly any: readonly (readonly Need[])[];
}

const ALTERNATIVES = new Set([':is', ':where', ':has', ':matches', ':-webkit-any', ':-moz-any']);
const FIELDS: readonly Need[] = ['input', 'textarea', 'select', 'button'].map((tag) => ({
  all: [tag],
  any: [],
}));
/** There are no shadow trees, so these selectors match nowhere. */
const NOWHERE = '(nowhere)';

/** @returns a need for each selector of a list, with the selector's own text */
export function selectorNeeds(list: string): { text: string; need: Need }[] {
  return parseSelector()
    .astSync(list)
    .nodes.map((selector) => ({ text: selector.toString().trim(), need: needOf(selector) }));
}

function needOf(selector: parseSelector.Selector): Need {
  const all: string[] = [];
  const any: (readonly Need[])[] = [];
  for (const node of selector.nodes) {
    if (node.type === 'class') all.push(`.${node.value}`);
    else if (node.type === 'id') all.push(`#${node.value}`);
    else if (node.type === 'tag') all.push(node.value.toLowerCase());
    else if (node.type === 'attribute' && isScope(node.attribute)) all.push(`[${node.attribute}]`);
    else if (node.type === 'pseudo') any.push(...pseudoNeeds(node));
  }
  return { all, any };
}

/** Astro marks the elements of a component that has a style sheet of its own. */
function isScope(attribute: string): boolean {
  return attribute.startsWith('data-astro-cid-');
}

function pseudoNeeds({ value, nodes }: parseSelector.Pseudo): (readonly Need[])[] {
  if (ALTERNATIVES.has(value)) return [nodes.map(needOf)];
  if (value === ':host') return [[{ all: [NOWHERE], any: [] }]];
  return isPartOfField(value) ? [FIELDS] : [];
}

function isPartOfField(pseudo: string): boolean {
  if (pseudo === '::placeholder' || pseudo === '::file-selector-button') return true;
  return /^::-webkit-(?!details-marker|scrollbar)/.test(pseudo);
}

/** Whether a page that holds `isHeld` names can match. */
export function isMet(need: Need, isHeld: (name: string) => boolean): boolean {
  return (
    need.all.every(isHeld) &&
    need.any.every((group) => group.some((alternative) => isMet(alternative, isHeld)))
  );
}

/** @returns every name that a need asks for, at any depth */
export function namesIn({ all, any }: Need): string[] {
  return [...all, ...any.flat().flatMap(namesIn)];
}
