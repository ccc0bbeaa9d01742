import { expect, test } from 'vitest';
import { company } from '#src/content/company.ts';
import { pacificDay } from '#src/domain/pacific-day.ts';

const { timeZone } = company.hours;
const HOUR_MS = 3_600_000;

// The platform's own calendar, which knows every zone.
const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone });
const iso = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone });

test.each([
  ['2031-02-04T05:00:00Z', 'February 3, 2031', '2031-02-03'],
  ['2031-02-04T08:00:00Z', 'February 4, 2031', '2031-02-04'],
  ['2026-07-01T06:59:59Z', 'June 30, 2026', '2026-06-30'],
  ['2026-07-01T07:00:00Z', 'July 1, 2026', '2026-07-01'],
])('PRIV-1 %s is %s in Los Angeles, for machines %s', (moment, expectedLong, expectedIso) => {
  expect(pacificDay(new Date(moment))).toEqual({ long: expectedLong, iso: expectedIso });
});

test('PRIV-1 every hour of six years falls on the day that the calendar says', () => {
  const wrong: string[] = [];
  for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2032, 0, 1); at += HOUR_MS) {
    const moment = new Date(at);
    const day = pacificDay(moment);
    if (day.iso !== iso.format(moment)) wrong.push(moment.toISOString());
    if (moment.getUTCHours() === 12 && day.long !== long.format(moment)) wrong.push(day.long);
  }
  expect(wrong).toEqual([]);
});
