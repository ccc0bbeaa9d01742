import * as chromeLauncher from 'chrome-launcher';
import runLighthouse from 'lighthouse';
import { withBench } from '#dev/bench/bench-site.ts';
import { trusting } from '#dev/bench/phone.ts';
import { KINDS } from '#dev/bench/kinds.ts';
import { NO_DELAY } from '#dev/bench/network/link.ts';
import type { Section } from '#dev/bench/results.ts';
import { median } from '#dev/bench/statistics.ts';
import { browserPath } from '#dev/browser-path.mjs';
import { paths } from '#src/site/paths.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const LIGHTHOUSE_RUNS = Number(process.env['RUNS'] || 3);

interface Scores {
  readonly values: readonly number[];
  /** ids of the audits that cost points */
  readonly lost: readonly string[];
}

async function scoreOnce(url: string, port: number): Promise<Scores> {
  const result = await runLighthouse(url, { port, onlyCategories: [...CATEGORIES] });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { categories, audits } = result.lhr;
  const lost = CATEGORIES.flatMap((id) => categories[id]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  return { values: CATEGORIES.map((id) => 100 * (categories[id]?.score ?? NaN)), lost };
}

/** Kinds that load as others do, and the not-found page under the address that answers with 200. */
const MORE_KINDS = [
  { name: 'services', path: paths.services },
  { name: 'handyman', path: paths.handyman },
  { name: '404', path: '/404' },
];

/** Lighthouse, mobile, on every kind of page: it refuses pages with status 404. */
export function lighthouse(): Promise<Section> {
  return withBench(async ({ certificate, origin }) => {
    const site = await origin(NO_DELAY, 'page');
    const chrome = await chromeLauncher.launch({
      ...(browserPath !== undefined && { chromePath: browserPath }),
      chromeFlags: ['--headless=new', '--no-sandbox', trusting(certificate)],
    });
    const rows: (readonly string[])[] = [];
    try {
      for (const { name, path } of [...KINDS.filter((kind) => !kind.isError), ...MORE_KINDS]) {
        const found: Scores[] = [];
        for (let run = 0; run < LIGHTHOUSE_RUNS; run++)
          found.push(await scoreOnce(site + path, chrome.port));
        const scores = CATEGORIES.map((_, at) =>
          median(found.map(({ values }) => values[at] ?? NaN)),
        );
        const lost = [...new Set(found.flatMap((scored) => scored.lost))].join(', ');
        rows.push([name, ...scores.map((score) => score.toFixed(0)), lost]);
        console.error(rows.at(-1)?.join(' | '));
      }
    } finally {
      chrome.kill();
    }
    return {
      title: 'Lighthouse',
      method: `Mobile, its own simulated slow 4G, median of ${LIGHTHOUSE_RUNS} runs. Login and not-found page ask not to be indexed, which Lighthouse counts against their SEO.`,
      columns: ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'points lost by'],
      rows,
    };
  });
}
