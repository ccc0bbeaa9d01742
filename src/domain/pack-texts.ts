import { invariant } from './invariant.ts';

/** Named texts, in groups. */
export interface TextTree {
  readonly [name: string]: string | TextTree;
}

/** Between two texts. A line break would be two characters in the props. */
const SEPARATOR = '|';

/** Lists the texts in their order. */
export const textsIn = (tree: TextTree): readonly string[] =>
  Object.values(tree).flatMap((text) => (typeof text === 'string' ? text : textsIn(text)));

/**
 * Packs the translation of an island's texts for its props. Names would be a third of the bytes, and
 * the island's script has them already.
 *
 * @param translation - Texts with the names and the order of the English ones.
 * @returns The texts, separated by '|'.
 * @throws Error that quotes a text that contains '|'.
 */
export function packTexts(translation: TextTree): string {
  const texts = textsIn(translation);
  const unusable = texts.find((text) => text.includes(SEPARATOR));
  invariant(unusable === undefined, `a text of an island must not contain '|': '${unusable}'`);
  return texts.join(SEPARATOR);
}

/**
 * Unpacks the texts that `packTexts` has packed.
 *
 * @param english - The island's own texts.
 * @returns The translation in the shape of the English texts.
 */
export function unpackTexts<Texts extends TextTree>(english: Texts, packed: string): Texts {
  const texts = packed.split(SEPARATOR);
  return JSON.parse(JSON.stringify(english), (_, value: unknown) =>
    typeof value === 'string' ? texts.shift() : value,
  );
}
