/**
 * @param timeZone an IANA name, e.g. 'America/Los_Angeles'
 * @returns the day as people write it there: 'November 21, 2026'
 */
export function longDate(date: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(date);
}

/**
 * @param timeZone an IANA name, e.g. 'America/Los_Angeles'
 * @returns the day there as machines read it: '2026-11-21'
 */
export function isoDay(date: Date, timeZone: string): string {
  // Sweden writes days as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(date);
}
