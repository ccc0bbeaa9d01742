/** Formats a day for people: '2026-11-21' gives 'November 21, 2026'. */
export function formatDay(isoDay: string): string {
  return new Date(isoDay).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

const QUOTE_MONTHS = 18;

/**
 * Computes the last day on which a quote may be printed (PROOF-2): the same day 18 months later, or
 * the last day of that month if it is shorter.
 *
 * @param isoDay - Day of the quote, such as '2026-11-21'.
 */
export function lastDayOfQuote(isoDay: string): string {
  const day = new Date(isoDay);
  const lastDay = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + QUOTE_MONTHS + 1, 0));
  lastDay.setUTCDate(Math.min(day.getUTCDate(), lastDay.getUTCDate()));
  return lastDay.toISOString().slice(0, 10);
}
