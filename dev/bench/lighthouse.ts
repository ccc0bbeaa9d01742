import runLighthouse from 'lighthouse';
import { paths } from '#src/routes/paths.ts';
import { withBench } from './bench-site.ts';
import { NO_DELAY } from './network/slow-connection.ts';
import { PAGE_KINDS } from './page-kinds.ts';
import type { Section } from './results.ts';
import { median } from './statistics.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const LIGHTHOUSE_RUNS = Number(process.env['RUNS'] || 3);

interface Scores {
  readonly values: readonly number[];
  /** ids of the audits that cost points */
  readonly lost: readonly (string | undefined)[];
}

async function score(url: string, port: number): Promise<Scores> {
  const result = await runLighthouse(url, { port, onlyCategories: [...CATEGORIES] });
  if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
  const { categories, audits } = result.lhr;
  // An audit that does not apply has no score.
  const isLost = (score: number | null | undefined) => typeof score === 'number' && score < 1;
  const lost = CATEGORIES.flatMap((id) => categories[id]?.auditRefs)
    .filter((audit) => audit !== undefined && audit.weight > 0 && isLost(audits[audit.id]?.score))
    .map((audit) => audit?.id);
  return { values: CATEGORIES.map((id) => 100 * Number(categories[id]?.score)), lost };
}

/** Kinds that load like others, and the not-found page at an address with status 200. */
const MORE_KINDS = [
  { name: 'services', path: paths.services },
  { name: 'handyman', path: paths.handyman },
  { name: '404', path: '/404' },
];

/** Runs Lighthouse (mobile) on every kind of page. It rejects pages with status 404. */
export function lighthouse(): Promise<Section> {
  return withBench(async ({ browser, origin }) => {
    const site = await origin(NO_DELAY, 'page');
    const rows: (readonly string[])[] = [];
    for (const { name, path } of [...PAGE_KINDS.filter((kind) => !kind.isError), ...MORE_KINDS]) {
      const runs: Scores[] = [];
      for (let run = 0; run < LIGHTHOUSE_RUNS; run++)
        runs.push(await score(site + path, browser.debuggingPort));
      const scores = CATEGORIES.map((_, at) =>
        median(runs.map(({ values }) => Number(values[at]))),
      );
      const lost = [...new Set(runs.flatMap((run) => run.lost))].join(', ');
      rows.push([name, ...scores.map((value) => value.toFixed(0)), lost]);
      console.error(rows.at(-1)?.join(' | '));
    }
    return {
      title: 'Lighthouse',
      method: `Mobile, its own simulated slow 4G, median of ${LIGHTHOUSE_RUNS} runs. The login and not-found pages ask not to be indexed, which lowers their SEO score.`,
      columns: ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'points lost by'],
      rows,
    };
  });
}
