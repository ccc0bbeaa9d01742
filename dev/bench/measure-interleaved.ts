import type { Browser } from 'puppeteer-core';
import { withBrowser } from './mobile-page.ts';

/** Number of runs of each measurement. */
export const RUNS = Number(process.env['RUNS'] || 7);

/**
 * Measures each case several times. Runs are interleaved, so that slow minutes affect all cases; those of
 * a case with more runs are spread evenly.
 * @returns the results of each case
 */
export async function measureInterleaved<Case extends { name: string; runs: number }, Result>(
  cases: readonly Case[],
  measure: (one: Case, browser: Browser) => Promise<Result>,
): Promise<ReadonlyMap<Case, readonly Result[]>> {
  return withBrowser(async (browser) => {
    const results = new Map<Case, Result[]>(cases.map((one) => [one, []]));
    const rounds = Math.max(...cases.map(({ runs }) => runs));
    for (let round = 1; round <= rounds; round++)
      for (const [one, found] of results)
        if (found.length < Math.ceil((one.runs * round) / rounds)) {
          found.push(await measure(one, browser));
          console.error(`run ${found.length}: ${one.name}: ${JSON.stringify(found.at(-1))}`);
        }
    return results;
  });
}
