import { setTimeout as pause } from 'node:timers/promises';
import { company } from '#src/queries/content.ts';
import { paths } from '#src/routes/paths.ts';
import { click, find, type Point, touch } from './input-actions.ts';
import { measureInterleaved, RUNS } from './measure-interleaved.ts';
import { type MobilePage, SLOW_4G, THROTTLING, withMobilePage } from './mobile-page.ts';
import { readPaints } from './page-metrics.ts';
import type { Section } from './results.ts';
import { type Variant, variantOrigin } from './site-variants.ts';
import { median, withSpread } from './statistics.ts';

const TARGET_MS = 250;
const HOVER_MS = 500;
const PRESS_MS = 100;
/** Time for the first page to finish loading after its load event, and for the largest paint to be final. */
const SETTLE_MS = 2500;

const APPROACHES = [
  {
    approach: `mouse, after ${HOVER_MS} ms`,
    activate: (page: MobilePage, link: Point) => click(page, link, HOVER_MS),
  },
  {
    approach: `finger, held ${PRESS_MS} ms`,
    activate: (page: MobilePage, link: Point) => touch(page, [link], PRESS_MS),
  },
];

const STEPS: readonly { step: string; variant: Variant; path: string }[] = [
  { step: 'home to city', variant: 'page', path: paths.city(company.base.slug) },
  { step: 'home to calculator', variant: 'page', path: paths.calculator },
  { step: 'bare page to bare page', variant: 'bare', path: '/next' },
];

const CASES = STEPS.flatMap((step) =>
  APPROACHES.map((approach) => {
    const name = `${step.step}, ${approach.approach}`;
    return { name, runs: RUNS, ...step, ...approach };
  }),
);

/** Runs in the page. */
function deliveryType(): string {
  const [entry] = performance.getEntriesByType('navigation');
  return String((entry && 'deliveryType' in entry && entry.deliveryType) || 'network');
}

/** Measures the second page of a visit, which the speculation rules prefetch. */
export async function nextPage(): Promise<Section> {
  const results = await measureInterleaved(CASES, async ({ variant, path, activate }, browser) => {
    const origin = await variantOrigin(variant);
    return withMobilePage(browser, { link: SLOW_4G }, async (page) => {
      await page.open(origin + paths.home);
      const link = await find(page, `a[href="${path}"]`);
      await pause(SETTLE_MS);
      const isLoaded = page.nextLoad();
      await activate(page, link);
      await isLoaded;
      await pause(SETTLE_MS);
      const { lcp } = await readPaints(page);
      return { lcp, delivery: await page.evaluate(deliveryType) };
    });
  });
  const times = [...results].map(([one, arrivals]) => {
    const ms = median(arrivals.map(({ lcp }) => lcp));
    return { ...one, result: `${ms.toFixed(0)} ms` };
  });
  return {
    title: 'Next page',
    method:
      `Slow 4G, processor 4 times slower, median (lowest–highest) of ${RUNS} runs; ms from the ` +
      `click to the largest paint of the second page. ${THROTTLING} The bare pages are two kilobytes of HTML ` +
      'without style or script: the time this machine needs for any page.',
    columns: ['step', 'link approached', 'LCP', 'target', 'delivered by'],
    rows: [...results].map(([{ step, approach, variant }, arrivals]) => {
      const times = arrivals.map(({ lcp }) => lcp);
      const verdict = `${TARGET_MS} ${median(times) <= TARGET_MS ? 'met' : 'missed'}`;
      const deliveries = new Set(arrivals.map(({ delivery }) => delivery));
      const target = variant === 'page' ? verdict : '';
      return [step, approach, withSpread(times), target, [...deliveries].join(', ')];
    }),
    highlights: times
      .filter(({ variant }) => variant === 'page')
      .map(({ name, approach, result }) => {
        const bare = times.find((one) => one.variant === 'bare' && one.approach === approach);
        return { what: name, result, comparison: `${bare?.result} between bare pages` };
      }),
  };
}
