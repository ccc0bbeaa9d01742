/**
 * @param timeZone an IANA name, e.g. 'America/Los_Angeles'
 * @returns the day as people write it there: 'November 21, 2026'
 */
export function longDate(date: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(date);
}
