/** Named texts, in groups. */
export interface TextTree {
  readonly [name: string]: string | TextTree;
}

/**
 * Packs the translation of an island's texts for its props. Names would be a third of the bytes, and
 * the island's script has them already.
 *
 * @param english - The island's own texts.
 * @param translation - Texts under the same names.
 * @param where - File of the translation, for error messages.
 * @returns The texts in the order of the English ones, one a line.
 * @throws Error that names file and text when one is missing, too many or longer than a line.
 */
export function packTexts(english: TextTree, translation: unknown, where: string): string {
  const isGroup = typeof translation === 'object' && translation !== null;
  if (!isGroup) throw new Error(`${where}: needs ${Object.keys(english).join(', ')}`);
  for (const name of Object.keys(translation))
    if (!Object.hasOwn(english, name)) throw new Error(`${where}: ${name}: is not in English`);
  return Object.entries(english)
    .map(([name, source]) => {
      const text: unknown = Reflect.get(translation, name);
      if (typeof source !== 'string') return packTexts(source, text, `${where}: ${name}`);
      if (typeof text === 'string' && !text.includes('\n')) return text;
      throw new Error(`${where}: ${name}: needs one line of text`);
    })
    .join('\n');
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
