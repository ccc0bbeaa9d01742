import { expect, test } from 'vitest';
import { isoDay, longDate } from '#src/domain/long-date.ts';

test.each([
  ['2031-02-04T05:00:00Z', 'America/Los_Angeles', 'February 3, 2031', '2031-02-03'],
  ['2031-02-04T09:00:00Z', 'America/Los_Angeles', 'February 4, 2031', '2031-02-04'],
  ['2031-12-31T23:59:59Z', 'Asia/Tokyo', 'January 1, 2032', '2032-01-01'],
])('PRIV-1 %s in %s is %s, for machines %s', (moment, timeZone, long, iso) => {
  expect(longDate(new Date(moment), timeZone)).toBe(long);
  expect(isoDay(new Date(moment), timeZone)).toBe(iso);
});
