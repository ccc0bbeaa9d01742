import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'astro/zod';
import { company } from '#src/queries/company.ts';
import { paths } from '#src/routes/paths.ts';
import { RUNS, type Variant, withBench } from './bench-site.ts';
import { click, find, type Point, touch } from './input-actions.ts';
import { type MobilePage, withMobilePage } from './mobile-page.ts';
import { SLOW_4G } from './network/slow-connection.ts';
import { HOME } from './page-kinds.ts';
import { readTiming } from './page-metrics.ts';
import type { Section } from './results.ts';
import { append, median, withSpread } from './statistics.ts';

const TARGET_MS = 250;
const HOVER_MS = 500;
const PRESS_MS = 100;
/** Time after scrolling to a link, and for the largest paint to be final. */
const SETTLE_MS = 1500;

interface Approach {
  readonly name: string;
  readonly hasTarget: boolean;
  activate(page: MobilePage, link: Point): Promise<void>;
}

const APPROACHES: readonly Approach[] = [
  {
    name: `mouse, after ${HOVER_MS} ms`,
    hasTarget: true,
    activate: (page, link) => click(page, link, HOVER_MS),
  },
  {
    name: `finger, held ${PRESS_MS} ms`,
    hasTarget: true,
    activate: (page, link) => touch(page, [link], PRESS_MS),
  },
  { name: 'at once', hasTarget: false, activate: (page, link) => click(page, link, 0) },
];

interface Step {
  readonly name: string;
  readonly variant: Variant;
  readonly path: string;
}

const STEPS: readonly Step[] = [
  { name: 'home to city', variant: 'page', path: paths.city(company.base.slug) },
  { name: 'home to calculator', variant: 'page', path: paths.calculator },
  { name: 'bare page to bare page', variant: 'bare', path: '/next' },
];

/** LCP of the second page, and where the browser got it from. */
interface Arrival {
  readonly lcp: number;
  readonly delivery: string;
}

/** Runs in the page. */
function deliveryType() {
  const [entry] = performance.getEntriesByType('navigation');
  return (entry && 'deliveryType' in entry && entry.deliveryType) || 'network';
}

async function visit(page: MobilePage, site: string, path: string, { activate }: Approach) {
  await page.open(site + HOME.path, 'networkIdle');
  const link = await find(page, `a[href="${path}"]`);
  await pause(SETTLE_MS);
  await page.follow(() => activate(page, link));
  await pause(SETTLE_MS);
  const { lcp } = await readTiming(page);
  return { lcp, delivery: await page.evaluate(z.string(), deliveryType) };
}

function toRow(step: Step, { name, hasTarget }: Approach, arrivals: readonly Arrival[]) {
  const times = arrivals.map(({ lcp }) => lcp);
  const verdict = `${TARGET_MS} ${median(times) <= TARGET_MS ? 'met' : 'missed'}`;
  const deliveries = [...new Set(arrivals.map(({ delivery }) => delivery))].join(', ');
  const target = hasTarget && step.variant === 'page' ? verdict : '';
  return [step.name, name, withSpread(times), target, deliveries];
}

/** Measures the second page of a visit, which the speculation rules prefetch; runs interleaved. */
export function nextPage(): Promise<Section> {
  return withBench(async ({ browser, origin }) => {
    const cases = STEPS.flatMap((step) => APPROACHES.map((approach) => ({ step, approach })));
    const results = new Map<(typeof cases)[number], Arrival[]>();
    for (let run = 1; run <= RUNS; run++)
      for (const one of cases) {
        const { step, approach } = one;
        const site = await origin(SLOW_4G, step.variant);
        const arrival = await withMobilePage(browser, (page) =>
          visit(page, site, step.path, approach),
        );
        append(results, one, arrival);
        console.error(`run ${run}: ${step.name}, ${approach.name}: LCP ${Math.round(arrival.lcp)}`);
      }
    return {
      title: 'Next page',
      method:
        `Slow 4G, processor 4 times slower, median (lowest–highest) of ${RUNS} runs; ms from the ` +
        'click to the largest paint of the second page. The bare pages are two kilobytes of HTML ' +
        'without style or script: the time this machine needs for any page.',
      columns: ['step', 'link approached', 'LCP', 'target', 'delivered by'],
      rows: [...results].map(([{ step, approach }, arrivals]) => toRow(step, approach, arrivals)),
    };
  });
}
