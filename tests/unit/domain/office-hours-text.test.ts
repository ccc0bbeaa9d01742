// cspell:ignore enero
import { describe, expect, test } from 'vitest';
import {
  closedDatesLine,
  emergenciesOnlyLine,
  emergenciesOnlySentence,
  officeHoursTexts,
} from '#src/domain/office-hours-text.ts';
import { groupDays } from '#src/domain/office-hours.ts';
import { parseOfficeHours } from '#src/domain/parse-office-hours.ts';

const words = {
  days: {
    Monday: 'Mo',
    Tuesday: 'Tu',
    Wednesday: 'We',
    Thursday: 'Th',
    Friday: 'Fr',
    Saturday: 'Sa',
    Sunday: 'Su',
  },
  everyDay: 'every day',
  weekends: 'weekends',
  dayRange: '{first} to {last}',
  clock: '{time}{half}',
  times: '{opens}-{closes}',
  allDay: 'all day',
  hours: '{days}, {times}',
  emergenciesOnly: {
    line: '{days}: emergencies',
    onWeekends: 'Weekends are for emergencies',
    onDays: 'On {days} only emergencies',
    otherwise: 'At other times only emergencies',
  },
  closedOn: 'Closed on {dates}',
};
const hoursOf = (...lines: readonly string[]) => groupDays(lines.map(parseOfficeHours));

describe('OWN-4 words of hours', () => {
  test.each([
    [
      'PROD-7 a range',
      ['Monday to Friday, 8 AM to 4 PM'],
      ['Mo to Fr, 8AM-4PM'],
      ['Weekends: emergencies', 'Weekends are for emergencies'],
    ],
    [
      'one day',
      ['Wednesday, 8:30 AM to noon'],
      ['We, 8:30AM-12PM'],
      ['Mo, Tu, and Th to Su: emergencies', 'On Mo, Tu, Th, Fr, Sa, and Su only emergencies'],
    ],
    [
      'several groups and two shifts',
      ['Monday to Wednesday, 8 AM to noon and 1 PM to 5 PM', 'Friday and Saturday, 12 AM to 1 PM'],
      ['Mo to We, 8AM-12PM and 1PM-5PM', 'Fr and Sa, 12AM-1PM'],
      ['Th and Su: emergencies', 'On Th and Su only emergencies'],
    ],
    [
      'every day',
      ['every day, 7 AM to midnight'],
      ['every day, 7AM-12AM'],
      [undefined, 'At other times only emergencies'],
    ],
    [
      'all day',
      ['weekdays, 24 hours'],
      ['Mo to Fr, all day'],
      ['Weekends: emergencies', 'Weekends are for emergencies'],
    ],
  ])('%s', (_, typed, texts, emergencies) => {
    const hours = hoursOf(...typed);
    expect(officeHoursTexts(hours, words, 'en')).toEqual(texts);
    expect([
      emergenciesOnlyLine(hours, words, 'en'),
      emergenciesOnlySentence(hours, words, 'en'),
    ]).toEqual(emergencies);
  });

  test('holidays are named until they are over', () => {
    const dates = ['2027-01-01', '2026-12-25'];
    const on = (today: string, tag: string) => closedDatesLine(dates, today, words, tag);
    expect(on('2026-12-25', 'en-US')).toBe('Closed on December 25 and January 1');
    expect(on('2026-12-26', 'es-US')).toBe('Closed on 1 de enero');
    expect(on('2027-01-02', 'en-US')).toBeUndefined();
  });
});
