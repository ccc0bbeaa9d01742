import { expect, test } from 'vitest';
import { formatDay, lastDayOfQuote } from '#src/domain/calendar-day.ts';

test.each([
  ['2025-05-21', '2026-11-21'],
  ['2025-06-30', '2026-12-30'],
  ['2025-07-01', '2027-01-01'],
  ['2025-08-28', '2027-02-28'],
  ['2025-08-31', '2027-02-28'],
  ['2026-08-31', '2028-02-29'],
  ['2024-02-29', '2025-08-29'],
  ['2025-12-31', '2027-06-30'],
])('PROOF-2 a quote of %s may be printed until %s', (day, last) => {
  expect(lastDayOfQuote(day)).toBe(last);
});

test.each([
  ['2026-01-01', 'January 1, 2026'],
  ['2026-12-31', 'December 31, 2026'],
])('formatDay writes %s as %s in every time zone', (day, text) => {
  expect(formatDay(day)).toBe(text);
});
