import type { Text } from './texts.ts';

/** A wording and every page or file that contains it. */
export interface Finding {
  readonly words: string;
  readonly places: readonly string[];
}

/** Characters shown on either side of a match. */
const CONTEXT = 45;

/** Returns a match with the words around it. */
function excerpt(line: string, at: number, length: number): string {
  const from = Math.max(0, at - CONTEXT);
  const to = Math.min(line.length, at + length + CONTEXT);
  const head = from > 0 ? line.slice(from, at).replace(/^\S*\s/, '…') : line.slice(0, at);
  const tail = line.slice(at + length, to);
  return (
    head + line.slice(at, at + length) + (to < line.length ? tail.replace(/\s\S*$/, '…') : tail)
  );
}

/** @returns each distinct wording that matches the pattern, most frequent first */
export function findWords(texts: readonly Text[], pattern: RegExp): readonly Finding[] {
  const found = new Map<string, Set<string>>();
  for (const { place, lines } of texts)
    for (const line of lines) {
      const match = pattern.exec(line);
      if (!match) continue;
      const words = excerpt(line, match.index, match[0].length);
      found.set(words, (found.get(words) ?? new Set()).add(place));
    }
  return [...found]
    .map(([words, places]) => ({ words, places: [...places] }))
    .toSorted((a, b) => b.places.length - a.places.length);
}

/** @returns the pages or files without a match */
export function placesWithout(texts: readonly Text[], pattern: RegExp): readonly string[] {
  return texts
    .filter(({ lines }) => !lines.some((line) => pattern.test(line)))
    .map(({ place }) => place);
}
