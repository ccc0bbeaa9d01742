// cspell:ignore llame
import { describe, expect, test } from 'vitest';
import { hasLanguage } from '#src/queries/edition.ts';
import { englishTexts, lettersIn, spanishTexts } from '#tests/support/spanish-texts.ts';

/** Frequent English words that are not Spanish ones. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'the of and to in is it you that for on with as be are this or not by your we our at from an ' +
    'can will if but when which do what there all they their have one so out up more than then its'
  ).split(' '),
);
const MAX_STOP_WORDS = 0.02;
/** Sentences of this many words that all occur in English texts are English. */
const RUN = 8;

const wordsOf = (text: string) => lettersIn(text.toLowerCase());

/** @returns the first sequence of RUN words in a set */
function findRun(words: readonly string[], known: ReadonlySet<string>): string | undefined {
  const starts = words.map((_, at) => words.slice(at, at + RUN));
  return starts
    .find((run) => run.length === RUN && run.every((word) => known.has(word)))
    ?.join(' ');
}

describe.runIf(hasLanguage('es'))('ES-7 no file has English left', () => {
  const english: ReadonlySet<string> = new Set(englishTexts.flatMap(wordsOf));
  const files = [...Map.groupBy(spanishTexts, ({ file }) => file)].map(
    ([file, texts]) => [file, texts.flatMap(({ text }) => wordsOf(text))] as const,
  );

  test.each(files)('%s has less than 2%% of English stop words', (_, words) => {
    const stopWords = words.filter((word) => STOP_WORDS.has(word));
    expect(stopWords.length / words.length, stopWords.join(' ')).toBeLessThan(MAX_STOP_WORDS);
  });

  test('no text has eight English words in a row', () => {
    const found = spanishTexts.flatMap(({ where, text }) => {
      const run = findRun(wordsOf(text), english);
      return run === undefined ? [] : [`${where}: ${run}`];
    });
    expect(found).toEqual([]);
  });

  test('an English text has both', () => {
    const text = 'Llame. Close the main shut-off valve and call a plumber.';
    expect(findRun(wordsOf(text), english)).toBe('close the main shut off valve and call');
    expect(wordsOf(text).filter((word) => STOP_WORDS.has(word))).toEqual(['the', 'and']);
  });
});
