import { invariant } from './invariant.ts';

/** Hours from Monday to Friday: times of day such as '08:00' in an IANA time zone. */
export interface OfficeHours {
  readonly opens: string;
  readonly closes: string;
  readonly timeZone: string;
}

/** Tells whether the office is open at a moment. */
export function isOfficeOpen(moment: Date, { opens, closes, timeZone }: OfficeHours): boolean {
  // Such as 'Mon 09:05'; only the days of the weekend begin with S.
  const time = moment.toLocaleString('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const clock = time.slice(-5);
  return !time.startsWith('S') && clock >= opens && clock < closes;
}

/** Formats a time of day: '16:00' becomes '4 PM', '08:30' becomes '8:30 AM'. */
export function clockText(clock: string): string {
  const [hours, minutes] = clock.split(':').map(Number);
  invariant(hours !== undefined && minutes !== undefined, `not a time of day: '${clock}'`);
  const shown = minutes === 0 ? '' : clock.slice(2);
  return `${hours % 12 || 12}${shown} ${hours < 12 ? 'AM' : 'PM'}`;
}
