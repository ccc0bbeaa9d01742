import { textsIn, type TextTree } from '#src/domain/pack-texts.ts';
import { content } from '#src/queries/content.ts';

/** English texts of the islands. Playwright cannot import them as the islands do. */
export const LOGIN_TEXTS = content('en').login;
export const CALCULATOR_TEXTS = content('en').calculator;

/** Reads the Spanish texts of the islands. */
export function readSpanishTexts() {
  return {
    calculator: content('es').calculator,
    login: content('es').login,
    loginErrors: content('es').edition.loginErrors,
    controls: content('es').controls,
  };
}

/**
 * @param text - Visible text.
 * @param tree - Texts that it may consist of.
 * @param values - Values of their placeholders.
 * @returns words of the visible text that are in none of the others
 */
export function unknownWords(
  text: string,
  tree: TextTree,
  values: Readonly<Record<string, string>>,
): readonly string[] {
  const fill = (known: string) =>
    known.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
  const known = [...textsIn(tree).map(fill), ...Object.values(values)].filter(Boolean);
  const rest = known
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, part) => left.replaceAll(part, ' '), text);
  return rest.match(/\p{L}+/gu) ?? [];
}
