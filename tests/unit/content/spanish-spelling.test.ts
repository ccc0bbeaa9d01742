// cspell:ignore agüa fuga llame montantes plomero regadra valvula
import dictionary from 'dictionary-es-mx';
import nspell from 'nspell';
import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { hasLanguage } from '#src/queries/edition.ts';
import { readFile } from '#src/queries/read-file.ts';
import { lettersIn, nameWords, spanishTexts } from '#tests/support/spanish-texts.ts';

/** Correct words that the dictionary lacks, in lists by kind. */
const ALLOWED = 'tests/unit/content/spanish-words.yaml';

describe.runIf(hasLanguage('es'))('ES-7 spelling of the Spanish texts', () => {
  const lists = Object.entries(
    z.record(z.string(), z.array(z.string())).parse(readFile(ALLOWED).fields),
  );
  const allowed = new Set(lists.flatMap(([, words]) => words));
  const checker = nspell(dictionary);
  const isKnown = (word: string) =>
    nameWords.has(word) || checker.correct(word) || checker.correct(word.toLowerCase());
  const unknown = Map.groupBy(
    spanishTexts.flatMap(({ where, text }) =>
      lettersIn(text)
        .filter((word) => !isKnown(word))
        .map((word) => ({ where, word })),
    ),
    ({ word }) => (allowed.has(word) ? word : word.toLowerCase()),
  );

  test('every word is in the dictionary or in the list of allowed words', () => {
    const wrong = [...unknown].filter(([word]) => !allowed.has(word));
    expect(wrong.map(([word, uses]) => `${word}: ${uses[0]?.where}`)).toEqual([]);
  });

  test('the allowed words are sorted', () => {
    for (const [kind, words] of lists)
      expect(words, kind).toEqual(words.toSorted(new Intl.Collator('es').compare));
  });

  test.each(['fuga', 'Llame', 'plomero', 'montantes'])('%s is correct', (word) => {
    expect(isKnown(word)).toBe(true);
  });

  test.each(['regadra', 'valvula', 'agüa', 'faucet'])('%s is a mistake', (word) => {
    expect(isKnown(word)).toBe(false);
  });
});
