import type { TextTree } from '#src/domain/pack-texts.ts';

/** A word, or a placeholder, which stays as it is. */
const PARTS = /\{\w+\}|[\p{L}\d’]+/gu;

const markText = (text: string) =>
  text.replaceAll(PARTS, (part) => (part.startsWith('{') ? part : `«${part}»`));

/** @returns the texts with every word in «» */
export function markTexts<Texts extends TextTree>(texts: Texts): Texts {
  return JSON.parse(JSON.stringify(texts), (_, value: unknown) =>
    typeof value === 'string' ? markText(value) : value,
  );
}

/** @returns words that are no marked texts */
export function unmarkedWords(text: string): readonly string[] {
  return text.replaceAll(/«[^»]*»/g, '').match(/\p{L}+/gu) ?? [];
}
