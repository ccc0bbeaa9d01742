/** Conditions that texts may name, and whether they are met. */
export type Conditions = Readonly<Record<string, boolean>>;

/** A condition that is unknown, or has no {end}. */
export class ConditionError extends Error {}

/** A part of a text with a condition, '{if clubs}Join a club.{end}', which has no such part in it. */
const PART = /\{if ([^{}]*)\}((?:(?!\{if ).)*?)\{end\}/gs;

/** Whether a condition is met: names with 'and' between them, each with or without 'not'. */
function isMet(condition: string, conditions: Conditions): boolean {
  return condition.split(' and ').every((part) => {
    const name = part.replace(/^not /, '');
    const isTrue = Object.hasOwn(conditions, name) ? conditions[name] : undefined;
    if (isTrue === undefined)
      throw new ConditionError(
        `{if ${condition}}: no condition '${name}'; there are ${Object.keys(conditions).join(', ')}`,
      );
    return part === name ? isTrue : !isTrue;
  });
}

/**
 * Leaves out the parts of a text whose condition is not met. Others stay without their braces.
 *
 * @param conditions - Called when the text has a condition.
 * @throws ConditionError when a condition is unknown or has no {end}.
 */
export function chooseParts(text: string, conditions: () => Conditions): string {
  if (!text.includes('{if ')) return text;
  const all = conditions();
  const chooseInner = (outer: string): string => {
    const chosen = outer.replace(PART, (_, condition: string, part: string) =>
      isMet(condition, all) ? part : '',
    );
    return chosen === outer ? outer : chooseInner(chosen);
  };
  const chosen = chooseInner(text);
  if (/\{if |\{end\}/.test(chosen)) throw new ConditionError('{if …} and {end} do not match');
  return chosen.trim();
}

/** Leaves out parts of the text of a field. @throws ConditionError that names the field. */
export function chooseField(text: string, conditions: () => Conditions, field: string): string {
  try {
    return chooseParts(text, conditions);
  } catch (error) {
    if (!(error instanceof ConditionError)) throw error;
    throw new ConditionError(`${field}: ${error.message}`, { cause: error });
  }
}

/** What a file says of a firm, and where each field stood before items of lists were left out. */
export interface ChosenFields {
  readonly fields: unknown;
  readonly fieldBefore: ReadonlyMap<string, string>;
}

/**
 * Leaves out what is not true of a firm: parts of texts, and the items of lists one of whose texts would
 * be empty. Elsewhere a field without text is left out alone, and a group of fields with its last one.
 *
 * @throws ConditionError that names the field.
 */
export function chooseFields(value: unknown, conditions: () => Conditions): ChosenFields {
  const fieldBefore = new Map<string, string>();
  const choose = (inner: unknown, before: string, after: string): unknown => {
    fieldBefore.set(after, before);
    if (typeof inner === 'string') return chooseField(inner, conditions, before);
    if (typeof inner !== 'object' || inner === null) return inner;
    if (Array.isArray(inner)) return chooseItems(inner, before, after);
    const isRoot = before === '';
    const entries = Object.entries(inner).map(([name, part]): [string, unknown] => [
      name,
      choose(part, isRoot ? name : `${before}: ${name}`, isRoot ? name : `${after}: ${name}`),
    ]);
    const kept = entries.filter(([, part]) => part !== '');
    // A group of texts that are all left out.
    return kept.length === 0 && entries.length > 0 && !isRoot ? '' : Object.fromEntries(kept);
  };
  const chooseItems = (items: readonly unknown[], before: string, after: string): unknown[] => {
    const chosen: unknown[] = [];
    items.forEach((item, at) => {
      const kept = choose(item, `${before}[${at}]`, `${after}[${chosen.length}]`);
      if (kept !== '' && !hasLostText(item, kept)) chosen.push(kept);
    });
    return chosen;
  };
  return { fields: choose(value, '', ''), fieldBefore };
}

/** Whether a condition has emptied one of the texts of an item. */
function hasLostText(item: unknown, kept: unknown): boolean {
  if (typeof kept !== 'object' || kept === null) return false;
  return Object.entries(Object(item)).some(([name, text]) => text !== '' && !(name in kept));
}
