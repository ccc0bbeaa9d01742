/** Named texts, in groups. */
export interface TextTree {
  readonly [name: string]: string | TextTree;
}

/** Lists the texts in their order. */
export const textsIn = (tree: TextTree): readonly string[] =>
  Object.values(tree).flatMap((text) => (typeof text === 'string' ? text : textsIn(text)));

/**
 * Packs the translation of an island's texts for its props. Names would be a third of the bytes, and
 * the island's script has them already.
 *
 * @param translation - Texts with the names and the order of the English ones.
 * @returns The texts, one a line.
 * @throws Error with a text that is longer than a line.
 */
export function packTexts(translation: TextTree): string {
  const texts = textsIn(translation);
  const long = texts.find((text) => text.includes('\n'));
  if (long !== undefined) throw new Error(`a text must be one line: '${long}'`);
  return texts.join('\n');
}

/**
 * Unpacks the texts that `packTexts` has packed.
 *
 * @param english - The island's own texts.
 * @returns The translation in the shape of the English texts.
 */
export function unpackTexts<Texts extends TextTree>(english: Texts, packed: string): Texts {
  const lines = packed.split('\n');
  return JSON.parse(JSON.stringify(english), (_, value: unknown) =>
    typeof value === 'string' ? lines.shift() : value,
  );
}
