import { describe, expect, test } from 'vitest';
import { entryFromQuery, queryFromEntry } from '#src/domain/calculator-address.ts';
import { RATES } from './rates.ts';

const read = (query: string) => entryFromQuery(new URLSearchParams(query), RATES.labor);

describe('calculator query', () => {
  test.each([
    ['', 1, 0, 'no query'],
    ['hours=&materials=', 1, 0, 'empty values'],
    ['hours=abc&materials=abc', 1, 0, 'not numbers'],
    ['hours=-2&materials=-2', 1, 0, 'negative'],
    ['hours=Infinity&materials=Infinity', 1, 0, 'not finite'],
    ['hours=99', 8, 0, 'above the maximum'],
    ['hours=2.6', 2.5, 0, 'rounded to a step'],
    ['materials=99.99', 1, 99_99, 'only materials'],
    ['utm_source=mail&hours=2.5&materials=120', 2.5, 120_00, 'other parameters are ignored'],
    ['hours=2&hours=3', 2, 0, 'the first of two values'],
  ])('entryFromQuery reads ?%s as %d hours and %d cents: %s', (query, hours, materialsCents) => {
    expect(read(query)).toEqual({ hours, materialsCents });
  });

  test.each([
    [1, 0, 'hours=1'],
    [2.5, 120_00, 'hours=2.5&materials=120'],
    [8, 99_90, 'hours=8&materials=99.90'],
    [1, 1, 'hours=1&materials=0.01'],
  ])(
    'queryFromEntry writes %d hours and %d cents as ?%s, which reads back the same',
    (hours, materialsCents, query) => {
      expect(queryFromEntry({ hours, materialsCents })).toBe(query);
      expect(read(query)).toEqual({ hours, materialsCents });
    },
  );
});
