import { invariant } from '#src/domain/invariant.ts';

/** Group of the texts that can hurt people. */
export const SAFETY = 'Safety';

/** Groups of translated files by their names, in the order of signing. */
const GROUPS = [
  [SAFETY, /^(?:emergency|offline|utilities)|^(?:faq|services)\/.*(?:emergency|emergencies)/],
  [
    'Prices and contracts',
    /^(?:calculator|legal|policies|policy|prices)|^(?:faq\/.*)?(?:handyman|plan|price|member)/,
  ],
  ['On every page', /^(?:company|controls|edition|site|territory)/],
  ['Home page', /^home/],
  ['Services', /^(?:licensed-)?service/],
  ['Cities', /^(?:city-page|jobs)/],
  ['Cities', /^cities/],
  ['Other pages', /^/],
] as const;

const placeOf = (file: string) => GROUPS.findIndex(([, name]) => name.test(file));

/**
 * Finds the group of a translated file.
 *
 * @param name - Name in the folder of its language, such as 'services/water-heaters.md'.
 */
export function groupOf(name: string): string {
  const group = GROUPS[placeOf(name)];
  invariant(group !== undefined, `${name}: no group`);
  return group[0];
}

/** Sorts names of translated files: what can hurt people first, then money, then the pages most seen. */
export const inSigningOrder = (names: readonly string[]): readonly string[] =>
  names.toSorted((a, b) => placeOf(a) - placeOf(b) || a.localeCompare(b, 'en', { numeric: true }));
