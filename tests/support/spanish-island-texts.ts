import { textsIn, type TextTree } from '#src/domain/pack-texts.ts';
import { ISLAND_TEXTS } from '#src/islands/texts.ts';
import { readIslandTexts } from '#src/queries/translation-files.ts';

/** Reads the Spanish texts of the islands. */
export function readSpanishTexts() {
  const read = <Name extends keyof typeof ISLAND_TEXTS>(name: Name) =>
    readIslandTexts(name, ISLAND_TEXTS[name]);
  return {
    calculator: read('calculator.yaml'),
    login: read('login.yaml'),
    controls: read('controls.yaml'),
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
