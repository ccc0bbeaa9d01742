import { DomUtils } from 'htmlparser2';

type ChildNode = ReturnType<typeof DomUtils.getChildren>[number];

/** A part of a selector, with the names that its element has and the combinator after it. */
export interface Compound {
  readonly names: readonly string[];
  /** Empty for a descendant, and after the last part. */
  readonly combinator: string;
}

/** Elements of a page with their names: tag, classes and id. */
export type Elements = ReadonlyMap<ChildNode, ReadonlySet<string>>;

/** Lists everything on a way: parents, or siblings before. */
function all(from: ChildNode, next: (one: ChildNode) => ChildNode | null): readonly ChildNode[] {
  const one = next(from);
  return one === null ? [] : [one, ...all(one, next)];
}

const parentOf = ({ parent }: ChildNode) => (parent?.type === 'root' ? null : parent);

/** Lists what may stand on the other side of a combinator. */
function before(element: ChildNode, combinator: string): readonly ChildNode[] {
  if (combinator === '>') return all(element, parentOf).slice(0, 1);
  if (combinator === '') return all(element, parentOf);
  const siblings = all(element, DomUtils.prevElementSibling);
  return combinator === '+' ? siblings.slice(0, 1) : siblings;
}

/**
 * Tells whether a page has an element that a selector means, by names alone: states and attributes
 * change.
 */
export function hasMatch(compounds: readonly Compound[], elements: Elements): boolean {
  const matches = (element: ChildNode, at: number): boolean => {
    const names = elements.get(element);
    if (names === undefined || !compounds[at]?.names.every((name) => names.has(name))) return false;
    const left = compounds[at - 1];
    return !left || before(element, left.combinator).some((one) => matches(one, at - 1));
  };
  return elements.keys().some((element) => matches(element, compounds.length - 1));
}
