import parseSelectorList, { type Pseudo, type Selector } from 'postcss-selector-parser';

/** Whether a page can contain a name, as CSS writes it: '.class', '#id', 'tag', '--property'. */
export type HasName = (name: string) => boolean;

/**
 * What a page must contain for a selector to match: every name of `all`, and of each group of
 * `any` at least one alternative. Attributes and states are not required: scripts change them.
 */
export interface SelectorRequirement {
  readonly all: readonly string[];
  readonly any: readonly (readonly SelectorRequirement[])[];
}

const ALTERNATIVES = new Set([':is', ':where', ':has']);
/** No element has this name. `:host` matches in shadow trees only, and the site has none. */
const NEVER_MATCHES = ':host';

/** Elements that have a pseudo-element, by the first words of its name; others are not limited. */
const PSEUDO_ELEMENT_OWNERS: readonly (readonly [prefix: string, owners: readonly string[]])[] = [
  ['::placeholder', ['input', 'textarea']],
  ['::file-selector-button', ['input']],
  ['::-webkit-search-', ['input']],
  ['::-webkit-date', ['input']],
  ['::-webkit-inner-spin-button', ['input']],
  ['::-webkit-outer-spin-button', ['input']],
  ['::-webkit-calendar-picker-indicator', ['input']],
  ['::-webkit-progress-', ['progress']],
];

/**
 * @param list selectors separated by commas
 * @returns each selector with its requirement
 */
export function readSelectors(list: string): { text: string; requirement: SelectorRequirement }[] {
  return parseSelectorList()
    .astSync(list)
    .nodes.map((selector) => ({
      text: selector.toString().trim(),
      requirement: requirementOf(selector),
    }));
}

function requirementOf(selector: Selector): SelectorRequirement {
  const all: string[] = [];
  const any: (readonly SelectorRequirement[])[] = [];
  for (const node of selector.nodes) {
    if (node.type === 'class') all.push(`.${node.value}`);
    else if (node.type === 'id') all.push(`#${node.value}`);
    else if (node.type === 'tag') all.push(node.value.toLowerCase());
    else if (node.type === 'pseudo' && node.value === ':host') all.push(NEVER_MATCHES);
    else if (node.type === 'pseudo') any.push(...alternativesOf(node));
  }
  return { all, any };
}

function alternativesOf({ value, nodes }: Pseudo): (readonly SelectorRequirement[])[] {
  if (ALTERNATIVES.has(value)) return [nodes.map(requirementOf)];
  const owners = PSEUDO_ELEMENT_OWNERS.find(([prefix]) => value.startsWith(prefix))?.[1];
  return owners ? [owners.map((owner) => ({ all: [owner], any: [] }))] : [];
}

/** Whether a selector can match in a page. */
export function canMatch({ all, any }: SelectorRequirement, has: HasName): boolean {
  return all.every(has) && any.every((group) => group.some((item) => canMatch(item, has)));
}

/** @returns every name of a requirement, at any depth */
export function namesIn({ all, any }: SelectorRequirement): string[] {
  return [...all, ...any.flat().flatMap(namesIn)];
}
