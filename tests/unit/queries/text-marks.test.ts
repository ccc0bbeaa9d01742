// cspell:ignore Llame Fugas fuga Llaves
import { describe, expect, test } from 'vitest';
import { changedFields, textMarks, type MarkedText } from '#src/queries/text-marks.ts';

const TEXTS: readonly MarkedText[] = [
  ['heading', 'Call', 'Llame'],
  ['steps[0]', 'Leaks', 'Fugas'],
  ['steps[1]', 'Valves', 'Llaves'],
];
const marks = () => textMarks(TEXTS);

describe('changedFields', () => {
  test('finds nothing in the marked texts', () => {
    expect(changedFields(marks(), TEXTS)).toEqual([]);
  });

  test.each([
    ['an English text', TEXTS.with(1, ['steps[0]', 'A leak', 'Fugas']), ['steps[0]']],
    ['a Spanish text', TEXTS.with(1, ['steps[0]', 'Leaks', 'Una fuga']), ['steps[0]']],
    ['a new text', [...TEXTS, ['steps[2]', 'End', 'Fin'] as const], ['steps[2]']],
    [
      'two texts that change places',
      [TEXTS[0] ?? ['', ''], ['steps[0]', 'Valves', 'Llaves'], ['steps[1]', 'Leaks', 'Fugas']],
      ['steps[0]', 'steps[1]'],
    ],
  ] satisfies [string, MarkedText[], string[]][])('names the field of %s', (_, texts, fields) => {
    expect(changedFields(marks(), texts)).toEqual(fields);
  });

  test('finds a text that is gone', () => {
    expect(changedFields(marks(), TEXTS.slice(0, -1))).toEqual([
      'a text that is gone, or their order',
    ]);
  });

  test('finds words that moved from one text to the next', () => {
    const before = textMarks([
      ['a', 'b\nc'],
      ['d', 'e'],
    ]);
    expect(
      changedFields(before, [
        ['a', 'b'],
        ['d', 'c\ne'],
      ]),
    ).toEqual(['a', 'd']);
  });

  test('names every field without marks, and with the mark of all texts alone', () => {
    const all = TEXTS.map(([field]) => field);
    expect(changedFields(null, TEXTS)).toEqual(all);
    expect(changedFields(marks().slice(0, 12), TEXTS)).toEqual([]);
    expect(changedFields('000000000000', TEXTS)).toEqual(all);
  });

  test('stays short: three characters for each text', () => {
    expect(marks()).toMatch(/^[0-9a-f]{12}:[\w-]{9}$/);
  });
});
