import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  clockText,
  closedDays,
  findOverlap,
  groupDays,
  isWithinHours,
  readTimetable,
  writeTimetable,
} from '#src/domain/office-hours.ts';
import { parseOfficeHours } from '#src/domain/parse-office-hours.ts';

const hoursOf = (...lines: readonly string[]) => lines.map(parseOfficeHours);
const OFFICE = hoursOf('Monday to Friday, 8 AM to 4 PM');
const SHIFTS = hoursOf(
  'Monday to Friday, 8 AM to noon and 1 PM to 5 PM',
  'Saturday, 6 PM to midnight',
);

describe.each(['UTC', 'Asia/Tokyo'])(
  'PROD-7 whether the office is open, asked in %s',
  (timeZone) => {
    beforeEach(() => {
      vi.stubEnv('TZ', timeZone);
    });
    afterEach(() => {
      vi.unstubAllEnvs();
    });

    const textAt = (moment: string, hours: typeof OFFICE, holidays: readonly string[] = []) => {
      const timetable = writeTimetable(
        'America/Los_Angeles',
        hours,
        holidays,
        ({ closes }) => `until ${closes}`,
        'closed',
      );
      return readTimetable(timetable, new Date(moment));
    };

    test.each([
      ['Friday before the clock change, 7:59', '2026-03-06T15:59:00Z', 'closed'],
      ['Friday before the clock change, 8:00', '2026-03-06T16:00:00Z', 'until 16:00'],
      ['Friday before the clock change, 15:59', '2026-03-06T23:59:59Z', 'until 16:00'],
      ['Friday before the clock change, 16:00', '2026-03-07T00:00:00Z', 'closed'],
      ['Saturday noon', '2026-03-07T20:00:00Z', 'closed'],
      ['Sunday of the clock change, noon', '2026-03-08T19:00:00Z', 'closed'],
      ['Monday after the clock change, 7:59', '2026-03-09T14:59:00Z', 'closed'],
      ['Monday after the clock change, 8:00', '2026-03-09T15:00:00Z', 'until 16:00'],
      ['Monday after the clock change, 16:00', '2026-03-09T23:00:00Z', 'closed'],
      ['Tuesday at midnight', '2026-03-10T07:00:00Z', 'closed'],
    ])('%s', (_, moment, text) => {
      expect(textAt(moment, OFFICE)).toBe(text);
    });

    test.each([
      ['before lunch', '2026-03-09T18:59:00Z', 'until 12:00'],
      ['at lunch', '2026-03-09T19:00:00Z', 'closed'],
      ['after lunch', '2026-03-09T20:00:00Z', 'until 17:00'],
      ['a minute before midnight', '2026-03-15T06:59:59Z', 'until 24:00'],
      ['at midnight', '2026-03-15T07:00:00Z', 'closed'],
    ])('two shifts and a Saturday, %s', (_, moment, text) => {
      expect(textAt(moment, SHIFTS)).toBe(text);
    });

    test('a holiday begins and ends at midnight in California', () => {
      const hours = hoursOf('every day, all day');
      const at = (moment: string) => textAt(moment, hours, ['2026-12-25', '2027-01-01']);
      expect(at('2026-12-25T07:59:00Z')).toBe('until 24:00');
      expect(at('2026-12-25T08:00:00Z')).toBe('closed');
      expect(at('2026-12-26T07:59:00Z')).toBe('closed');
      expect(at('2026-12-26T08:00:00Z')).toBe('until 24:00');
    });
  },
);

test.each([
  ['16:00', '4 PM'],
  ['08:30', '8:30 AM'],
  ['12:00', '12 PM'],
  ['00:15', '12:15 AM'],
  ['24:00', '12 AM'],
])('clockText %s is %s', (clock, text) => {
  expect(clockText(clock)).toBe(text);
});

test('clockText throws for a time without minutes', () => {
  expect(() => clockText('16')).toThrow("not a time of day: '16'");
});

test('groupDays puts days with the same hours together, however they were typed', () => {
  const typed = hoursOf(
    'Friday, 8 AM to 4 PM',
    'Monday, 1 PM to 5 PM',
    'Monday, 8 AM to noon',
    'Tuesday to Thursday, 8 AM to 4 PM',
  );
  expect(groupDays(typed)).toEqual([
    ...hoursOf('Monday, 8 AM to noon and 1 PM to 5 PM', 'Tuesday to Friday, 8 AM to 4 PM'),
  ]);
  expect(closedDays(typed)).toEqual(['Saturday', 'Sunday']);
});

test.each([
  ['touch', ['Monday, 8 AM to noon', 'Monday, noon to 4 PM'], undefined],
  ['overlap', ['Monday to Friday, 8 AM to noon', 'Friday, 11 AM to 4 PM'], 'Friday'],
  ['are there twice', ['Monday, 8 AM to noon', 'Monday, 8 AM to noon'], 'Monday'],
])('findOverlap: hours that %s', (_, lines, day) => {
  expect(findOverlap(hoursOf(...lines))).toBe(day);
});

test.each([
  ['the same', 'Monday to Friday, 8 AM to 4 PM', true],
  ['fewer', 'Friday, 9 AM to noon', true],
  ['longer', 'Friday, 9 AM to 6 PM', false],
  ['earlier', 'Friday, 7 AM to noon', false],
  ['on another day', 'Saturday, 9 AM to noon', false],
])('isWithinHours: %s', (_, inner, isWithin) => {
  expect(isWithinHours(hoursOf(inner), OFFICE)).toBe(isWithin);
});
