import { describe, expect, test } from 'vitest';
import { WEEK } from '#src/domain/office-hours.ts';
import { OFFICE_HOURS, parseOfficeHours } from '#src/domain/parse-office-hours.ts';

const WORKDAYS = WEEK.slice(0, 5);
const span = (opens: string, closes: string) => ({ opens, closes });
const DAY = [span('08:00', '16:00')];

describe('OWN-4 parseOfficeHours', () => {
  test.each([
    ['one day', 'Saturday, 8 AM to 4 PM', ['Saturday'], DAY],
    ['a range', 'Monday to Friday, 8 AM to 4 PM', WORKDAYS, DAY],
    ['as the pages write it', 'Monday to Friday, 8AM-4PM', WORKDAYS, DAY],
    ['short', 'Mon-Fri 8am-4pm', WORKDAYS, DAY],
    ['in capitals', 'MON – FRI: 8:00 A.M. – 4:00 P.M.', WORKDAYS, DAY],
    ['in plain words', 'weekdays from 8 am until 4 pm', WORKDAYS, DAY],
    ['a list', 'Mon, Wed and Fri 8 AM to 4 PM', ['Monday', 'Wednesday', 'Friday'], DAY],
    ['weekends', 'weekends, 8 AM to 4 PM', ['Saturday', 'Sunday'], DAY],
    ['over Sunday', 'Saturday to Monday, 8 AM to 4 PM', ['Monday', 'Saturday', 'Sunday'], DAY],
    ['every day', 'every day, 8 AM to 4 PM', WEEK, DAY],
    ['all day', 'Sundays, all day', ['Sunday'], [span('00:00', '24:00')]],
    ['to midnight', 'Friday, noon to midnight', ['Friday'], [span('12:00', '24:00')]],
    ['to 12 AM', 'Friday, noon to 12 AM', ['Friday'], [span('12:00', '24:00')]],
    ['from midnight', 'Friday, 12 AM to 12 PM', ['Friday'], [span('00:00', '12:00')]],
    [
      'two shifts',
      'Tuesday, 8:30 AM to 12 noon and 1 PM to 5 PM',
      ['Tuesday'],
      [span('08:30', '12:00'), span('13:00', '17:00')],
    ],
  ] as const)('%s: %s', (_, text, days, times) => {
    const { days: found, ...others } = parseOfficeHours(text);
    expect({
      days: found.toSorted((a, b) => WEEK.indexOf(a) - WEEK.indexOf(b)),
      ...others,
    }).toEqual({ days, times });
  });

  test.each([
    ['without AM or PM', 'Monday to Friday, 8 to 4'],
    ['with half of it', 'Monday to Friday, 8-4 PM'],
    ['in 24 hours', 'Monday to Friday, 08:00-16:00'],
    ['without days', '8 AM to 4 PM'],
    ['without times', 'Monday to Friday'],
    ['an hour that no clock has', 'Monday, 13 PM to 4 PM'],
    ['closed', 'Sunday: closed'],
  ])('refuses hours %s: %s', (_, text) => {
    expect(text).not.toMatch(OFFICE_HOURS);
    expect(() => parseOfficeHours(text)).toThrow('no hours');
  });

  test.each(['8 AM to 4 AM', '8 AM to 8 AM'])('refuses hours that end too early: %s', (times) => {
    expect(() => parseOfficeHours(`Friday, ${times}`)).toThrow(`${times} ends before it begins`);
  });
});
