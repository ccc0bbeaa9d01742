// Misspelled and in several languages on purpose. cspell:disable
import { describe, expect, test } from 'vitest';
import { MAX_SEARCH_LENGTH, newWords, prepareSearch } from '#src/domain/answer-search.ts';

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
    ['two letters that begin a word', 'wa'],
    ['punctuation and markup', '<!-- & -->'],
    ['another script', 'туалет'],
    ['unknown words', 'granite countertop'],
    ['a known word among unknown ones', 'granite or marble countertop drain installation'],
    ['a known and an unknown word', 'toilet granite'],
    ['a known and an unknown word of five letters', 'toilet xyzab'],
    ['a known word after a short unknown one', 'xyz toilet'],
    ['a half-typed word before another', 'toil drain'],
    ['two wrong letters in a short word', 'fawcit'],
    ['two wrong letters next to each other', 'faxxet'],
    ['a wrong letter before a moved one', 'faxuet'],
    ['a wrong letter after a moved one', 'facxet'],
    ['swapped letters and a wrong one', 'facuxt'],
  ])('finds nothing for %s', (_, typed) => {
    expect(search(typed)).toEqual([]);
  });

  test.each([
    ['a word', 'toilet', [TOILET]],
    ['a word between single letters', 'x toilet y', [TOILET]],
    ['a word in upper case', 'TOILET', [TOILET]],
    ['a search word', 'commode', [TOILET]],
    ['a word without its accent', 'bano', [TOILET]],
    ['a decomposed accent', 'ban\u0303o', [TOILET]],
    ['full-width letters', 'ｔｏｉｌｅｔ', [TOILET]],
    ['another form of a word', 'clogging drains', [DRAIN]],
    ['a curly apostrophe', 'won’t stop', [FAUCET]],
    ['a half-typed word', 'toil', [TOILET]],
    ['the first three letters of a word', 'toi', [TOILET]],
    ['a half-typed search word', 'commo', [TOILET]],
    ['a word before the beginning of an unknown one', 'toilet xyz', [TOILET]],
    ['a wrong letter', 'fawcet', [FAUCET]],
    ['a missing letter', 'fauct', [FAUCET]],
    ['an additional letter', 'drrain', [DRAIN]],
    ['swapped letters', 'toliet', [TOILET]],
    ['two typos in a long word', 'themrostut', [HEATER]],
    ['two missing letters of ten', 'themosat', [HEATER]],
    ['a marked-up word', '<b>toilet</b>', [TOILET]],
    ['another form of a Spanish word', 'tapan', [DRAIN]],
    ['a word that begins as it sounds', 'yave', [FAUCET]],
    ['a word with the other letter of a sound', 'drenage', [DRAIN]],
    ['a word without its silent letter', 'eater', [HEATER]],
  ])('finds %s', (_, typed, found) => {
    expect(search(typed)).toEqual(found);
  });

  test('finds a word in the text before one that only describes it', () => {
    expect(search('leak')).toEqual([WALL, FAUCET]);
  });

  test.each([
    ['typos only where no text has the word', 'drain', ['A drain', 'A drawn', 'Other'], [0]],
    ['rarer words first', 'pipe valve', ['Pipe one', 'Pipe two', 'A valve'], [2]],
    ['half of the best score', 'pipe valve', ['Pipe, valve', 'Pipe', 'Valve'], [0, 1, 2]],
    ['no word that every text has', 'pipe', ['Pipe one', 'Pipe two'], []],
    ['soft c as s and z', 'raiz precion', ['Raíces', 'Presión', 'Other'], [0, 1]],
    ['v as b', 'baso', ['Un vaso', 'Other'], [0]],
    ['s as z at the beginning', 'zapo', ['Un sapo', 'Other'], [0]],
    ['soft g as j', 'jente', ['Gente', 'Other'], [0]],
    ['a word without a silent letter inside', 'baia', ['Una bahía', 'Other'], [0]],
    [
      'a form of a word that sounds otherwise',
      'clogging pipe',
      ['A clog, a pipe', 'Pipe', 'Other'],
      [0],
    ],
    ['texts that fit equally in their order', 'pipe', ['Pipe one', 'Pipe two', 'Other'], [0, 1]],
  ])('finds %s', (_, typed, texts, found) => {
    const search = prepareSearch(texts.map((text) => ({ text, words: '' })));
    expect(search(typed)).toEqual(found);
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

  test(`reads the first ${MAX_SEARCH_LENGTH} characters`, () => {
    expect(search(`toilet${' x'.repeat(5_000)}`)).toEqual([TOILET]);
    expect(search(`${'x '.repeat(MAX_SEARCH_LENGTH / 2)}toilet`)).toEqual([]);
  });

  test('finds nothing in no texts', () => {
    expect(prepareSearch([])('toilet')).toEqual([]);
  });
});

test.each([
  ['a word of the text', 'Mi inodoro se mueve', ['inodoros'], []],
  ['a word of another', 'Mi inodoro', ['taza floja', 'taza'], ['taza', 'floja']],
  ['another form of a word', 'Drenaje tapado', ['destapar', 'tapada'], ['destapar']],
  ['a word of every question', 'Mi inodoro', ['no se para'], []],
  ['nothing new', 'Mi inodoro', ['toilet'], ['toilet']],
])('newWords leaves out %s', (_, text, others, left) => {
  expect(newWords(text, others)).toEqual(left);
});
