// Misspelled and in several languages on purpose. cspell:disable
import { describe, expect, test } from 'vitest';
import { MAX_SEARCH_LENGTH, prepareSearch } from '#src/domain/answer-search.ts';

const TEXTS = [
  { text: 'Why does my toilet keep running?', words: 'commode inodoro baño' },
  { text: 'How do I clear a clogged drain?', words: 'drenaje tapado' },
  { text: "The faucet drips. Why won't it stop?", words: 'leak llave' },
  { text: 'Is my thermostat broken?', words: 'heater' },
  { text: 'Where is a leak in the wall?', words: 'fuga' },
];
const search = prepareSearch(TEXTS);
const [TOILET, DRAIN, FAUCET, HEATER, WALL] = [0, 1, 2, 3, 4];

describe('prepareSearch', () => {
  test.each([
    ['nothing', ''],
    ['blanks', ' \t\n '],
    ['single letters', 't o i'],
    ['punctuation and markup', '<!-- & -->'],
    ['emoji', '🚽🔧'],
    ['right-to-left marks', '\u202E\u200F'],
    ['another script', 'туалет'],
    ['unknown words', 'granite countertop'],
    ['a known word among unknown ones', 'granite or marble countertop drain installation'],
  ])('finds nothing for %s', (_, typed) => {
    expect(search(typed)).toEqual([]);
  });

  test.each([
    ['a word', 'toilet', [TOILET]],
    ['a word in upper case', 'TOILET', [TOILET]],
    ['a search word', 'commode', [TOILET]],
    ['a word without its accent', 'bano', [TOILET]],
    ['a decomposed accent', 'ban\u0303o', [TOILET]],
    ['full-width letters', 'ｔｏｉｌｅｔ', [TOILET]],
    ['another form of a word', 'clogging drains', [DRAIN]],
    ['a curly apostrophe', 'won’t stop', [FAUCET]],
    ['a half-typed word', 'toil', [TOILET]],
    ['a wrong letter', 'fawcet', [FAUCET]],
    ['a missing letter', 'fauct', [FAUCET]],
    ['an additional letter', 'drrain', [DRAIN]],
    ['swapped letters', 'toliet', [TOILET]],
    ['two typos in a long word', 'themrostut', [HEATER]],
    ['a marked-up word', '<b>toilet</b>', [TOILET]],
  ])('finds %s', (_, typed, found) => {
    expect(search(typed)).toEqual(found);
  });

  test('finds a word in the text before one that only describes it', () => {
    expect(search('leak')).toEqual([WALL, FAUCET]);
  });

  test('finds typos only where the word itself is unknown', () => {
    const texts = ['A leak', 'A leap'].map((text) => ({ text, words: '' }));
    expect(prepareSearch([...texts, { text: 'Other', words: '' }])('leak')).toEqual([0]);
  });

  test('does not take short words for others', () => {
    expect(search('wal')).toEqual([WALL]);
    expect(search('wel')).toEqual([]);
  });

  test('does not take a word with another first letter for a typo', () => {
    const texts = ['A permit', 'Other'].map((text) => ({ text, words: '' }));
    expect(prepareSearch(texts)('termite')).toEqual([]);
    expect(prepareSearch(texts)('pernit')).toEqual([0]);
  });

  test('keeps the order of texts that fit equally', () => {
    const texts = ['Pipe one', 'Pipe two', 'Other'].map((text) => ({ text, words: '' }));
    expect(prepareSearch(texts)('pipe')).toEqual([0, 1]);
  });

  test(`reads the first ${MAX_SEARCH_LENGTH} characters`, () => {
    expect(search(`toilet${' x'.repeat(5_000)}`)).toEqual([TOILET]);
    expect(search(`${'x '.repeat(MAX_SEARCH_LENGTH / 2)}toilet`)).toEqual([]);
  });

  test('finds nothing in no texts', () => {
    expect(prepareSearch([])('toilet')).toEqual([]);
  });
});
