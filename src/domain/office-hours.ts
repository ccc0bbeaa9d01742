import { invariant } from './invariant.ts';

/** Days of the week, as search engines name them. */
export const WEEK = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export type Day = (typeof WEEK)[number];

/** From a time of day to another one, such as '08:00' and '16:00'. The end of a day is '24:00'. */
export interface TimeSpan {
  readonly opens: string;
  readonly closes: string;
}

/** Days with the same hours; two shifts are two spans of time. */
export interface DayHours {
  readonly days: readonly Day[];
  readonly times: readonly TimeSpan[];
}

const timesOn = (day: Day, hours: readonly DayHours[]): readonly TimeSpan[] =>
  hours
    .flatMap(({ days, times }) => (days.includes(day) ? times : []))
    .toSorted((a, b) => a.opens.localeCompare(b.opens));

/** Puts days with the same hours together, from Monday on, however the hours were typed. */
export function groupDays(hours: readonly DayHours[]): readonly DayHours[] {
  const byTimes = Map.groupBy(WEEK, (day) => JSON.stringify(timesOn(day, hours)));
  return [...byTimes.values()]
    .map((days) => ({ days, times: days.slice(0, 1).flatMap((day) => timesOn(day, hours)) }))
    .filter(({ times }) => times.length > 0);
}

/** Finds a day on which two spans of time overlap. */
export const findOverlap = (hours: readonly DayHours[]): Day | undefined =>
  WEEK.find((day) =>
    timesOn(day, hours).some(({ opens }, at, times) => opens < (times[at - 1]?.closes ?? opens)),
  );

/** Lists the days on which the office is closed. */
export const closedDays = (hours: readonly DayHours[]): readonly Day[] =>
  WEEK.filter((day) => timesOn(day, hours).length === 0);

/** Whether hours are at no time outside of others. */
export const isWithinHours = (inner: readonly DayHours[], outer: readonly DayHours[]): boolean =>
  WEEK.every((day) =>
    timesOn(day, inner).every(({ opens, closes }) =>
      timesOn(day, outer).some((span) => span.opens <= opens && closes <= span.closes),
    ),
  );

/** Sunday is d0. */
const weekdayName = (weekday: number) => `d${weekday}`;

/**
 * Writes texts with the hours in which they hold, for a script.
 *
 * @param timeZone - Where the office is.
 * @param hours - Hours of the office.
 * @param closedOn - Days on which it is closed besides, such as '2026-12-25'.
 * @param openText - Returns the text of a span of time.
 * @param closedText - Text of all other times.
 * @returns the time zone, and a row for each text, of which the first one holds: days, begin, end, text
 */
export function writeTimetable(
  timeZone: string,
  hours: readonly DayHours[],
  closedOn: readonly string[],
  openText: (span: TimeSpan) => string,
  closedText: string,
): string {
  const week = WEEK.map((_, at) => weekdayName((at + 1) % WEEK.length));
  const rows = hours.flatMap(({ days, times }) => {
    const names = week.filter((_, at) => days.some((day) => day === WEEK[at]));
    return times.map((span) => [names.join(''), span.opens, span.closes, openText(span)]);
  });
  const always = ['0', '9'];
  return [
    [timeZone],
    ...closedOn.map((date) => [date, ...always, closedText]),
    ...rows,
    [week.join(''), ...always, closedText],
  ]
    .map((row) => row.join('|'))
    .join('\n');
}

/**
 * Reads the text that holds at a moment.
 *
 * @param timetable - As {@link writeTimetable} writes it.
 */
export function readTimetable(timetable: string, moment: Date): string | undefined {
  const [timeZone, ...rows] = timetable.split('\n');
  // The Swedish format is the ISO format: 2026-11-23 09:05:00.
  const [date = '', clock = ''] = moment.toLocaleString('sv-SE', { timeZone }).split(' ');
  const weekday = weekdayName(new Date(date).getUTCDay());
  return rows
    .map((row) => row.split('|'))
    .find(
      ([days, opens = '', closes = '']) =>
        (days === date || days?.includes(weekday)) && clock >= opens && clock < closes,
    )?.[3];
}

/** Splits a time of day: '16:00' becomes '4' and 'PM', '08:30' becomes '8:30' and 'AM'. */
export function clockParts(clock: string): { readonly time: string; readonly half: string } {
  const [hours, minutes] = clock.split(':').map(Number);
  invariant(hours !== undefined && minutes !== undefined, `not a time of day: '${clock}'`);
  const shown = minutes === 0 ? '' : clock.slice(2);
  return { time: `${hours % 12 || 12}${shown}`, half: hours % 24 < 12 ? 'AM' : 'PM' };
}

/** Formats a time of day: '16:00' becomes '4 PM', '08:30' becomes '8:30 AM'. */
export function clockText(clock: string): string {
  const { time, half } = clockParts(clock);
  return `${time} ${half}`;
}
