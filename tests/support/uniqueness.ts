// cspell:ignore xplacex
import { spokenText } from '#src/queries/edition.ts';
import { mainOf, type BuiltPage } from './built-site.ts';
import { visibleText } from './visible-text.ts';

/** Pages are compared by sequences of this many words. */
const SHINGLE_WORDS = 5;
/** Replaces a masked name; not a word of the site. */
const MASK = 'xplacex';

/** @returns the text of a page that is compared: without the note on call buttons (ES-5). */
export const pageText = (page: BuiltPage) =>
  visibleText(mainOf(page), 'nav, form, svg, [aria-hidden="true"]')
    .replaceAll(spokenText(page.locale) ?? ' ', ' ')
    .toLowerCase();

/** @returns words and numbers, in their order. */
export const wordsIn = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

const asWords = (name: string) => wordsIn(name.toLowerCase()).join(' ');
const pad = (words: string) => ` ${words} `;

function maskNames(words: string, names: readonly string[]): string {
  // Longer names first, so that 'South El Monte' is masked before 'El Monte'.
  return names
    .map(asWords)
    .toSorted((a, b) => b.length - a.length)
    .reduce((masked, name) => masked.replaceAll(pad(name), pad(MASK)), words);
}

/** @returns the words with the city's own name masked (test 1). */
export function maskOwnName(text: string, name: string): readonly string[] {
  return wordsIn(maskNames(pad(wordsIn(text).join(' ')), [name]));
}

/** @returns the words with every place's name and all digits masked (test 2). */
export function maskPlacesAndDigits(text: string, names: readonly string[]): readonly string[] {
  const masked = maskNames(pad(wordsIn(text).join(' ')), names);
  return wordsIn(masked.replaceAll(/\d+/g, '0'));
}

/** @returns the set of sequences of SHINGLE_WORDS words. */
export function shinglesOf(words: readonly string[]): ReadonlySet<string> {
  const count = Math.max(0, words.length - SHINGLE_WORDS + 1);
  return new Set(
    Array.from({ length: count }, (_, at) => words.slice(at, at + SHINGLE_WORDS).join(' ')),
  );
}

/** @returns the Jaccard similarity of two sets. */
function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = a.intersection(b).size;
  return shared === 0 ? 0 : shared / (a.size + b.size - shared);
}

/** Compares every pair of pages. */
export function compare(
  texts: readonly { readonly slug: string; readonly words: readonly string[] }[],
) {
  const sets = texts.map(({ slug, words }) => ({ slug, shingles: shinglesOf(words) }));
  const pairs = sets.flatMap((a, at) =>
    sets.slice(at + 1).map((b) => ({
      pair: `${a.slug} and ${b.slug}`,
      similarity: similarity(a.shingles, b.shingles),
    })),
  );
  pairs.sort((a, b) => a.similarity - b.similarity);

  const pagesWith = new Map<string, number>();
  for (const { shingles } of sets)
    for (const shingle of shingles) pagesWith.set(shingle, (pagesWith.get(shingle) ?? 0) + 1);
  const unique = sets.map(({ slug, shingles }) => ({
    slug,
    share: [...shingles].filter((shingle) => pagesWith.get(shingle) === 1).length / shingles.size,
  }));

  return {
    pairs: pairs.length,
    worst: pairs.at(-1) ?? { pair: 'none', similarity: 0 },
    percentile95: pairs[Math.ceil(pairs.length * 0.95) - 1]?.similarity ?? 0,
    leastUnique: unique.reduce((least, next) => (next.share < least.share ? next : least), {
      slug: 'none',
      share: 1,
    }),
  };
}
