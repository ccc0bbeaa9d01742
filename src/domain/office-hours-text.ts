import { capitalize } from './capitalize.ts';
import { memoize } from './memoize.ts';
import { fillText } from './fill-text.ts';
import {
  clockParts,
  closedDays,
  groupDays,
  WEEK,
  type Day,
  type DayHours,
  type TimeSpan,
} from './office-hours.ts';

/** Words of a language for days and hours. */
export interface HoursWords {
  readonly days: Readonly<Record<Day, string>>;
  readonly everyDay: string;
  readonly weekends: string;
  /** With {first} and {last}. */
  readonly dayRange: string;
  /** With {time} and {half}. */
  readonly clock: string;
  /** With {opens} and {closes}. */
  readonly times: string;
  readonly allDay: string;
  /** With {days} and {times}. */
  readonly hours: string;
  readonly emergenciesOnly: {
    /** A line, with {days}. */
    readonly line: string;
    /** The beginning of a sentence, when the office is closed on weekends. */
    readonly onWeekends: string;
    /** The same for other days, with {days}. */
    readonly onDays: string;
    /** The same for an office that is open on every day. */
    readonly otherwise: string;
  };
  /** With {dates}. */
  readonly closedOn: string;
}

const listFormat = memoize((tag) => new Intl.ListFormat(tag));
const listed = (items: readonly string[], tag: string) => listFormat(tag).format(items);

/** Splits days where one is missing between them. */
function runsOf(days: readonly Day[]): readonly (readonly Day[])[] {
  const starts = days.filter((day) => {
    const before = WEEK[WEEK.indexOf(day) - 1];
    return before === undefined || !days.includes(before);
  });
  return starts.map((start, at) => {
    const next = starts[at + 1];
    return days.slice(days.indexOf(start), next === undefined ? undefined : days.indexOf(next));
  });
}

/**
 * Names days: 'Monday to Thursday and Saturday'.
 *
 * @param tag - Tag of the language, for lists.
 */
function daysText(days: readonly Day[], words: HoursWords, tag: string): string {
  if (days.length === WEEK.length) return words.everyDay;
  const parts = runsOf(days).flatMap((run) => {
    const names = run.map((day) => words.days[day]);
    const [first, last] = [names[0], names.at(-1)];
    return names.length < 3 || first === undefined || last === undefined
      ? names
      : fillText(words.dayRange, { first, last });
  });
  return listed(parts, tag);
}

function spanText({ opens, closes }: TimeSpan, words: HoursWords): string {
  if (opens === '00:00' && closes === '24:00') return words.allDay;
  const [from, to] = [opens, closes].map((clock) => fillText(words.clock, clockParts(clock)));
  return fillText(words.times, { opens: String(from), closes: String(to) });
}

/** Writes hours, one text for the days that have the same: 'Monday to Friday, 8AM-4PM'. */
export const officeHoursTexts = (
  hours: readonly DayHours[],
  words: HoursWords,
  tag: string,
): readonly string[] =>
  groupDays(hours).map(({ days, times }) =>
    fillText(words.hours, {
      days: daysText(days, words, tag),
      times: listed(
        times.map((span) => spanText(span, words)),
        tag,
      ),
    }),
  );

const isWeekend = (days: readonly Day[]) => days.join() === 'Saturday,Sunday';

/** Writes the line of the days that are for emergencies only; undefined when there are none. */
export function emergenciesOnlyLine(
  hours: readonly DayHours[],
  words: HoursWords,
  tag: string,
): string | undefined {
  const days = closedDays(hours);
  if (days.length === 0) return undefined;
  const named = isWeekend(days) ? words.weekends : daysText(days, words, tag);
  return capitalize(fillText(words.emergenciesOnly.line, { days: named }));
}

/** Writes the same as the beginning of a sentence, which is true of any office. */
export function emergenciesOnlySentence(
  hours: readonly DayHours[],
  words: HoursWords,
  tag: string,
): string {
  const { onWeekends, onDays, otherwise } = words.emergenciesOnly;
  const days = closedDays(hours);
  if (days.length === 0) return otherwise;
  if (isWeekend(days)) return onWeekends;
  const names = days.map((day) => words.days[day]);
  return fillText(onDays, { days: listed(names, tag) });
}

/**
 * Writes the line of the days on which the office is closed besides; undefined when none is left.
 *
 * @param dates - Such as '2026-12-25'.
 * @param today - Earlier days are left out.
 */
export function closedDatesLine(
  dates: readonly string[],
  today: string,
  words: HoursWords,
  tag: string,
): string | undefined {
  const coming = dates.filter((date) => date >= today).toSorted();
  if (coming.length === 0) return undefined;
  const format = new Intl.DateTimeFormat(tag, { month: 'long', day: 'numeric', timeZone: 'UTC' });
  const named = coming.map((date) => format.format(new Date(date)));
  return fillText(words.closedOn, { dates: listed(named, tag) });
}
