import { invariant } from './invariant.ts';

/** Hours from Monday to Friday: times of day such as '08:00' in an IANA time zone. */
export interface OfficeHours {
  readonly opens: string;
  readonly closes: string;
  readonly timeZone: string;
}

/** Tells whether the office is open at a moment. */
export function isOfficeOpen(moment: Date, { opens, closes, timeZone }: OfficeHours): boolean {
  // The Swedish format is the ISO format: 2026-11-23 09:05:00.
  const local = moment.toLocaleString('sv-SE', { timeZone });
  const clock = local.slice(11, 16);
  const weekday = new Date(local.slice(0, 10)).getUTCDay();
  return weekday % 6 > 0 && clock >= opens && clock < closes;
}

/** Formats a time of day: '16:00' becomes '4 PM', '08:30' becomes '8:30 AM'. */
export function clockText(clock: string): string {
  const [hours, minutes] = clock.split(':').map(Number);
  invariant(hours !== undefined && minutes !== undefined, `not a time of day: '${clock}'`);
  const shown = minutes === 0 ? '' : clock.slice(2);
  return `${hours % 12 || 12}${shown} ${hours < 12 ? 'AM' : 'PM'}`;
}
