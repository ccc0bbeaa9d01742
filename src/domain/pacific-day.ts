const HOUR_MS = 3_600_000;
const MONTHS =
  'January February March April May June July August September October November December';

/** The moment in UTC at which the clocks change: on the n-th Sunday of a month. */
function sunday(year: number, month: number, nth: number, hour: number): number {
  const firstWeekday = new Date(Date.UTC(year, month, 1)).getUTCDay();
  return Date.UTC(year, month, 1 + ((7 - firstWeekday) % 7) + 7 * (nth - 1), hour);
}

/**
 * The day in Los Angeles (PRIV-1), by arithmetic: in a browser a formatter that knows the zone
 * takes a slow phone 50 ms to make, while the visitor waits.
 * @returns the day as people write it there, 'November 21, 2026', and as machines do, '2026-11-21'
 */
export function pacificDay(moment: Date): { long: string; iso: string } {
  const year = moment.getUTCFullYear();
  const isSummer =
    moment.getTime() >= sunday(year, 2, 2, 10) && moment.getTime() < sunday(year, 10, 1, 9);
  // Its fields in UTC are what a clock in Los Angeles shows.
  const wall = new Date(moment.getTime() - (isSummer ? 7 : 8) * HOUR_MS);
  const month = MONTHS.split(' ')[wall.getUTCMonth()] ?? '';
  return {
    long: `${month} ${wall.getUTCDate()}, ${wall.getUTCFullYear()}`,
    iso: wall.toISOString().slice(0, 10),
  };
}
