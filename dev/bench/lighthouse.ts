import runLighthouse from 'lighthouse';
import { siteAddress } from '#dev/environment.mjs';
import { paths } from '#src/routes/paths.ts';
import { withBrowser } from './mobile-page.ts';
import { PAGE_KINDS } from './page-kinds.ts';
import type { Section } from './results.ts';
import { median } from './statistics.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const LIGHTHOUSE_RUNS = Number(process.env['RUNS'] || 3);

/** Lighthouse rejects pages with status 404, so the not-found page is at an address with status 200. */
const KINDS = [
  ...PAGE_KINDS.filter(({ isError }) => !isError),
  { name: 'services', path: paths.services },
  { name: 'handyman', path: paths.handyman },
  { name: '404', path: '/404' },
];

/** Pages that search engines may not index, which lowers their SEO score. */
const UNLISTED = ['login', '404'];

/** @returns the score of each category, 0 to 100 */
async function score(url: string, port: number): Promise<readonly number[]> {
  const result = await runLighthouse(url, { port, onlyCategories: [...CATEGORIES] });
  if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
  return CATEGORIES.map((id) => 100 * Number(result.lhr.categories[id]?.score));
}

/** Runs Lighthouse (mobile) on every kind of page. */
export function lighthouse(): Promise<Section> {
  return withBrowser(async (browser) => {
    const port = Number(new URL(browser.wsEndpoint()).port);
    const rows: (readonly string[])[] = [];
    for (const { name, path } of KINDS) {
      const runs: (readonly number[])[] = [];
      for (let run = 0; run < LIGHTHOUSE_RUNS; run++) runs.push(await score(siteAddress + path, port));
      const scores = CATEGORIES.map((_, at) => median(runs.map((values) => Number(values[at]))));
      rows.push([name, ...scores.map((value) => value.toFixed(0))]);
      console.error(rows.at(-1)?.join(' | '));
    }
    const indexed = rows.filter(([name]) => !UNLISTED.includes(String(name)));
    return {
      title: 'Lighthouse',
      method: `Mobile, its own simulated slow 4G, median of ${LIGHTHOUSE_RUNS} runs. The login and not-found pages ask not to be indexed, which lowers their SEO score.`,
      columns: ['page', 'performance', 'accessibility', 'best practices', 'SEO'],
      rows,
      highlights: [
        {
          what: 'Lighthouse, mobile, every kind of page that search engines may index',
          result: `at least ${Math.min(...indexed.flatMap((row) => row.slice(1).map(Number)))}`,
          comparison: '100',
        },
      ],
    };
  });
}
