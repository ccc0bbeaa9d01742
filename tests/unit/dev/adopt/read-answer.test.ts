import { describe, expect, test } from 'vitest';
import { readPlans, readSets } from '#dev/adopt/read-answer.ts';
import { numberFromText } from '#dev/editor/number-from-text.ts';

describe('OWN-4 numberFromText', () => {
  test.each([
    ['384', 384],
    ['$384', 384],
    ['$1,250', 1250],
    ['1250.00', 1250],
    ['9.75', 9.75],
    ['9.75%', 9.75],
    ['9.75 %', 9.75],
    [' $384 ', 384],
  ])('reads %s as %d', (line, value) => {
    expect(numberFromText(line)).toBe(value);
  });

  test.each(['9,75', '1.250,00', 'about 380', '380-420', '1,25', ''])(
    'leaves %j as it is',
    (line) => {
      expect(numberFromText(line)).toBe(line);
    },
  );
});

test('readPlans reads any number of plans, and leaves what is none', () => {
  expect(
    readPlans('unlimited for $1,125 a month, 12 visits for 2,100 per year upfront, 6 for 1000'),
  ).toEqual([
    { visits: 'unlimited', price: 1125, per: 'month' },
    { visits: 12, price: 2100, per: 'year', upfront: true },
    '6 for 1000',
  ]);
});

test('readSets reads sets of visits, and leaves what is none', () => {
  expect(readSets('3 for $540, 6 visits for 1050, some')).toEqual([
    { visits: 3, price: 540 },
    { visits: 6, price: 1050 },
    'some',
  ]);
});
