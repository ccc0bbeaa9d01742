const TIME_ZONE = 'America/Los_Angeles';

/**
 * Computes the day in Los Angeles (PRIV-1).
 *
 * @param tag - Tag of the language of the day for people.
 * @returns the day for people, 'November 21, 2026', and for machines, '2026-11-21'
 */
export function pacificDay(moment: Date, tag = 'en-US'): { long: string; iso: string } {
  // The Swedish format is the ISO format.
  const iso = moment.toLocaleDateString('sv-SE', { timeZone: TIME_ZONE });
  const long = moment.toLocaleDateString(tag, { dateStyle: 'long', timeZone: TIME_ZONE });
  return { long, iso };
}
