/** A job of the handyman list, as far as recognizing it needs. */
export interface NamedJob {
  readonly id: string;
  /** Words, or their beginnings, in lowercase: letters, spaces and hyphens. */
  readonly words: readonly string[];
}

/**
 * Finds a handyman job in a text that a plumber's rates apply to (PLAN-1).
 *
 * Each job of the list names the words that give it away, such as 'caulk' or 'shower head'. A text
 * that contains one, in any case and with any ending, is taken for that job. This is strict on
 * purpose: a plumber's job that merely touches a handyman's is worded without it, so that a visitor
 * never reads the same work at two prices.
 *
 * @returns the job and its word, or undefined.
 */
export function findHandymanJob(
  text: string,
  jobs: readonly NamedJob[],
): { readonly id: string; readonly word: string } | undefined {
  return jobs
    .flatMap(({ id, words }) => words.map((word) => ({ id, word })))
    .find(({ word }) => new RegExp(`\\b${word}`, 'i').test(text));
}
