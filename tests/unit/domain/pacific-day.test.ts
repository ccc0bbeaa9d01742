import { expect, test } from 'vitest';
import { pacificDay } from '#src/domain/pacific-day.ts';

test.each([
  ['2031-02-04T07:59:59Z', 'February 3, 2031', '2031-02-03'],
  ['2031-02-04T08:00:00Z', 'February 4, 2031', '2031-02-04'],
  ['2026-07-01T06:59:59Z', 'June 30, 2026', '2026-06-30'],
  ['2026-07-01T07:00:00Z', 'July 1, 2026', '2026-07-01'],
  // Daylight saving time: March 8 to November 1, 2026.
  ['2026-03-08T07:59:59Z', 'March 7, 2026', '2026-03-07'],
  ['2026-03-09T06:59:59Z', 'March 8, 2026', '2026-03-08'],
  ['2026-03-09T07:00:00Z', 'March 9, 2026', '2026-03-09'],
  ['2026-11-01T07:00:00Z', 'November 1, 2026', '2026-11-01'],
  ['2026-11-02T07:59:59Z', 'November 1, 2026', '2026-11-01'],
  ['2026-11-02T08:00:00Z', 'November 2, 2026', '2026-11-02'],
  ['2027-01-01T07:59:59Z', 'December 31, 2026', '2026-12-31'],
])('PRIV-1 %s is %s in Los Angeles, for machines %s', (moment, long, iso) => {
  expect(pacificDay(new Date(moment))).toEqual({ long, iso });
});
