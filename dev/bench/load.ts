import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'puppeteer-core';
import { measureInterleaved, RUNS } from './measure-interleaved.ts';
import { type Link, SLOW_3G, SLOW_4G, THROTTLING, withMobilePage } from './mobile-page.ts';
import { paths } from '#src/routes/paths.ts';
import { PAGE_KINDS, type PageKind } from './page-kinds.ts';
import { type Paints, readPaints } from './page-metrics.ts';
import type { Section } from './results.ts';
import { BROTLI_QUALITY, type Variant, variantOrigin } from './site-variants.ts';
import { median, withSpread } from './statistics.ts';

/** Visits of a page differ by more than the targets allow, so its median needs many. */
const RUNS_4G = 2 * RUNS + 1;
/** Time for the largest paint to be final. */
const SETTLE_MS = 1000;

const WIDE = { name: 'home, 1280 px wide', path: paths.home, maxRatio: 1.05, width: 1280 };

/** Kinds of pages in the README, also measured on 3G. */
const HIGHLIGHTS = ['home', 'city', 'service', 'calculator'];

const CASES = [...PAGE_KINDS, WIDE].flatMap((kind) => {
  const on4g = { name: `${kind.name}, ${SLOW_4G.name}`, kind, link: SLOW_4G, runs: RUNS_4G };
  const on3g = { name: `${kind.name}, ${SLOW_3G.name}`, kind, link: SLOW_3G, runs: RUNS };
  return HIGHLIGHTS.includes(kind.name) ? [on4g, on3g] : [on4g];
});

/** Opens a page with an empty cache, without interacting with it. */
async function visit(browser: Browser, kind: PageKind & { width?: number }, link: Link, variant: Variant) {
  const url = (await variantOrigin(variant)) + kind.path;
  return withMobilePage(browser, { link, width: kind.width }, async (page) => {
    await page.open(url);
    await pause(SETTLE_MS);
    return readPaints(page);
  });
}

/** Measures first visits: the paints of each page and of its limit. */
export async function load(): Promise<Section> {
  const results = await measureInterleaved(CASES, async ({ kind, link }, browser) => ({
    page: await visit(browser, kind, link, 'page'),
    limit: await visit(browser, kind, link, 'limit'),
  }));
  return {
    title: 'Load',
    method:
      `Chromium, 360 x 800 where no width is given, processor 4 times slower, empty cache, brotli ${BROTLI_QUALITY}, ` +
      `median (lowest–highest) of ${RUNS_4G} (slow 4G) and ${RUNS} (slow 3G) interleaved runs, in ms. ` +
      `${THROTTLING} Limit: the same HTML without scripts, preloads, external styles and fonts. ` +
      'Ratio of the medians, to which the target applies.',
    columns: ['page', 'link', 'FCP', 'limit', 'ratio', 'LCP', 'limit', 'ratio', 'target'],
    highlights: [...results]
      .filter(([{ kind }]) => [...HIGHLIGHTS, WIDE.name].includes(kind.name))
      .map(([{ name }, visits]) => ({
        what: `${name}, largest paint`,
        result: `${median(visits.map(({ page }) => page.lcp))} ms`,
        comparison: `${median(visits.map(({ limit }) => limit.lcp))} ms without script`,
      })),
    rows: [...results].map(([{ kind, link }, visits]) => {
      const paint = (field: keyof Paints) => {
        const page = visits.map((one) => one.page[field]);
        const limit = visits.map((one) => one.limit[field]);
        const ratio = median(page) / median(limit);
        return { ratio, cells: [withSpread(page), withSpread(limit), ratio.toFixed(3)] };
      };
      const [fcp, lcp] = [paint('fcp'), paint('lcp')];
      const isMet = Math.max(fcp.ratio, lcp.ratio) <= kind.maxRatio;
      const verdict = `${kind.maxRatio} ${isMet ? 'met' : 'missed'}`;
      return [kind.name, link.name, ...fcp.cells, ...lcp.cells, verdict];
    }),
  };
}
