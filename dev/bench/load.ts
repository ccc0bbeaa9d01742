import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'puppeteer-core';
import { measureInterleaved, RUNS } from './measure-interleaved.ts';
import { type Link, SLOW_3G, SLOW_4G, withMobilePage } from './mobile-page.ts';
import { paths } from '#src/routes/paths.ts';
import { PAGE_KINDS, type PageKind } from './page-kinds.ts';
import { type Paints, readPaints } from './page-metrics.ts';
import type { Section } from './results.ts';
import { BROTLI_QUALITY, type Variant, variantOrigin } from './site-variants.ts';
import { median, withSpread } from './statistics.ts';

/** On 4G, the first paint comes with the first or the last HTML packet, so it needs more runs. */
const LINKS = [
  { link: SLOW_4G, runs: 2 * RUNS + 1 },
  { link: SLOW_3G, runs: RUNS },
];
/** Time for the largest paint to be final. */
const SETTLE_MS = 1000;

/** Kinds of pages in the README. */
const HIGHLIGHTS = ['home', 'city', 'service', 'calculator'];

const WIDE = { name: 'home, 1280 px wide', path: paths.home, maxRatio: 1.05, width: 1280 };

const CASES = [...PAGE_KINDS, WIDE].flatMap((kind) =>
  LINKS.map(({ link, runs }) => ({ name: `${kind.name}, ${link.name}`, kind, link, runs })),
);

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
  const runs = LINKS.map(({ link, runs: count }) => `${count} (${link.name})`).join(' and ');
  return {
    title: 'Load',
    method:
      `Chromium, 360 x 800 where no width is given, processor 4 times slower, empty cache, brotli ${BROTLI_QUALITY}, ` +
      `median (lowest–highest) of ${runs} interleaved runs, in ms. Slow 4G: 150 ms, 1.6 Mbit/s; ` +
      'slow 3G: 400 ms, 400 kbit/s; throttled by the browser. Limit: the same HTML ' +
      'without scripts, preloads, external styles and fonts. Ratio of the medians, to which the ' +
      'target applies.',
    columns: [...['page', 'link', 'FCP', 'limit', 'ratio', 'LCP', 'limit', 'ratio', 'target']],
    highlights: [...results]
      .filter(([{ kind }]) => HIGHLIGHTS.includes(kind.name))
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
