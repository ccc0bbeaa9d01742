// cspell:ignore nesday urday
import { invariant } from './invariant.ts';
import { WEEK, type Day, type DayHours, type TimeSpan } from './office-hours.ts';

/** Makes a pattern of lowercase words match them in any case: the editor's patterns have no flags. */
const inAnyCase = (pattern: string) =>
  pattern.replaceAll(/[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`);

const DAY = inAnyCase(
  '(?:mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:rs?(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)s?',
);
const EVERY_DAY = inAnyCase('(?:every day|daily)');
const WEEKDAYS = inAnyCase('weekdays');
const WEEKENDS = inAnyCase('weekends');
const ALL_DAY = inAnyCase('(?:24 hours|all day)');
const TO = inAnyCase('(?:to|through|thru|until)');
const AND = inAnyCase('and');
const NOON_OR_MIDNIGHT = inAnyCase('(?:12 )?(?:noon|midnight)');

const UNTIL = `(?: ${TO} | ?[-–] ?)`;
const ALSO = `(?:, ${AND} | ${AND} |, ?| ?[&/] ?)`;
const DAYS = `(?:${EVERY_DAY}|${WEEKDAYS}|${WEEKENDS}|${DAY}(?:(?:${UNTIL}|${ALSO})${DAY})*)`;
const CLOCK = String.raw`(?:1[0-2]|0?[1-9])(?::[0-5]\d)? ?[AaPp]\.?[Mm]\.?`;
const TIME = `(?:${CLOCK}|${NOON_OR_MIDNIGHT})`;
const SPAN = `(?:${ALL_DAY}|${TIME}${UNTIL}${TIME})`;

/** Days and hours as people write them: 'Monday to Friday, 8 AM to 4 PM'. */
export const OFFICE_HOURS = new RegExp(
  `^(${DAYS})(?:[,:] ?| )(?:${inAnyCase('from')} )?(${SPAN}(?:${ALSO}${SPAN})*)$`,
);

/** Hours that are typed in a form that {@link OFFICE_HOURS} does not have. */
export class OfficeHoursError extends RangeError {}

function indexOfDay(word: string): number {
  const letters = word.slice(0, 3).toLowerCase();
  return WEEK.findIndex((day) => day.toLowerCase().startsWith(letters));
}

/** Lists the days of 'Monday to Thursday', also of 'Saturday to Monday'. */
function daysOfRange(range: string): readonly Day[] {
  const [first, last = first] = range.split(new RegExp(UNTIL)).map(indexOfDay);
  invariant(first !== undefined && last !== undefined, `no days: '${range}'`);
  const count = ((last - first + WEEK.length) % WEEK.length) + 1;
  return [...WEEK, ...WEEK].slice(first, first + count);
}

function parseDays(text: string): readonly Day[] {
  const is = (pattern: string) => new RegExp(`^${pattern}$`).test(text);
  if (is(EVERY_DAY)) return WEEK;
  if (is(WEEKDAYS)) return WEEK.slice(0, 5);
  if (is(WEEKENDS)) return WEEK.slice(5);
  const named = new Set(text.split(new RegExp(ALSO)).flatMap(daysOfRange));
  return WEEK.filter((day) => named.has(day));
}

/** Reads '4 PM' as '16:00'. */
function parseTime(text: string, midnight: string): string {
  if (/noon/i.test(text)) return '12:00';
  if (/midnight/i.test(text)) return midnight;
  const [, hour, minutes = '00', half] = /^(\d\d?)(?::(\d\d))? ?([ap])/i.exec(text) ?? [];
  const hours = (Number(hour) % 12) + (/p/i.test(String(half)) ? 12 : 0);
  const clock = `${String(hours).padStart(2, '0')}:${minutes}`;
  return clock === '00:00' ? midnight : clock;
}

function parseSpan(text: string): TimeSpan {
  const [from, to] = text.split(new RegExp(UNTIL));
  if (from === undefined || to === undefined) return { opens: '00:00', closes: '24:00' };
  const span = { opens: parseTime(from, '00:00'), closes: parseTime(to, '24:00') };
  if (span.opens >= span.closes) throw new OfficeHoursError(`${text} ends before it begins`);
  return span;
}

/**
 * Reads days and hours as people write them (OWN-4): 'Monday to Friday, 8 AM to noon and 1 PM to 5 PM'.
 *
 * @throws OfficeHoursError when they are in no form of {@link OFFICE_HOURS}, or end before they begin.
 */
export function parseOfficeHours(text: string): DayHours {
  const [, days, times] = OFFICE_HOURS.exec(text) ?? [];
  if (days === undefined || times === undefined) throw new OfficeHoursError(`no hours: '${text}'`);
  return { days: parseDays(days), times: times.split(new RegExp(ALSO)).map(parseSpan) };
}
