import { describe, expect, test } from 'vitest';
import { entryFromQuery, queryFromEntry } from '#src/domain/calculator-address.ts';
import { RATES } from './rates.ts';

const read = (query: string) => entryFromQuery(new URLSearchParams(query), RATES.labor);

describe('the address of the calculator is its state', () => {
  test.each([
    ['', 1, 0, 'nothing asked for'],
    ['hours=&materials=', 1, 0, 'empty'],
    ['hours=abc&materials=abc', 1, 0, 'no numbers'],
    ['hours=-2&materials=-2', 1, 0, 'negative'],
    ['hours=Infinity&materials=Infinity', 1, 0, 'not finite'],
    ['hours=99', 8, 0, 'beyond the slider'],
    ['hours=2.6', 2.5, 0, 'between two steps'],
    ['materials=99.99', 1, 99_99, 'materials alone'],
    ['utm_source=mail&hours=2.5&materials=120', 2.5, 120_00, 'among others'],
    ['hours=2&hours=3', 2, 0, 'the first of two'],
  ])('?%s opens on %d hours and %d cents: %s', (query, hours, materialsCents) => {
    expect(read(query)).toEqual({ hours, materialsCents });
  });

  test.each([
    [1, 0, 'hours=1'],
    [2.5, 120_00, 'hours=2.5&materials=120'],
    [8, 99_90, 'hours=8&materials=99.90'],
    [1, 1, 'hours=1&materials=0.01'],
  ])('%d hours and %d cents make ?%s, and back', (hours, materialsCents, query) => {
    expect(queryFromEntry({ hours, materialsCents })).toBe(query);
    expect(read(query)).toEqual({ hours, materialsCents });
  });
});
