import { expect, test } from 'vitest';
import { visitPace } from '#dev/adopt/visit-pace.ts';

test.each([
  [2, 'About one every 6 months.'],
  [3, 'About one every 4 months.'],
  [4, 'About one every 3 months.'],
  [5, 'About one every 10 weeks.'],
  [6, 'About one every 2 months.'],
  [9, 'About one every 6 weeks.'],
  [10, 'About one every 5 weeks.'],
  [12, 'About one a month.'],
  [18, 'About one every 3 weeks.'],
  [24, 'About two a month.'],
  [26, 'About one every 2 weeks.'],
  [52, 'About one a week.'],
  [60, 'About five a month.'],
  [104, 'About two a week.'],
  [366, 'About seven a week.'],
])('OWN-3 %d visits a year are described as: %s', (inYear, text) => {
  expect(visitPace(inYear)).toBe(text);
});
