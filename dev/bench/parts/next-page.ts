import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'astro/zod';
import { RUNS, type Variant, withBench } from '#dev/bench/bench-site.ts';
import { click, find, type Point, touch } from '#dev/bench/hands.ts';
import { HOME } from '#dev/bench/kinds.ts';
import { SLOW_4G } from '#dev/bench/network/link.ts';
import { readTiming } from '#dev/bench/page-timing.ts';
import { onFreshPhone, type Phone } from '#dev/bench/phone.ts';
import type { Section } from '#dev/bench/results.ts';
import { median, withSpread } from '#dev/bench/statistics.ts';
import { company } from '#src/content/company.ts';
import { paths } from '#src/site/paths.ts';

const TARGET_MS = 250;
/** How long a mouse rests on a link before the click, and a finger before it lifts. */
const REST_MS = 500;
const PRESS_MS = 100;
/** Time after scrolling to a link, and for the largest paint to be final. */
const SETTLE_MS = 1500;

interface Approach {
  readonly name: string;
  readonly hasTarget: boolean;
  lead(phone: Phone, link: Point): Promise<void>;
}

const APPROACHES: readonly Approach[] = [
  {
    name: `mouse, after ${REST_MS} ms`,
    hasTarget: true,
    lead: (phone, link) => click(phone, link, REST_MS),
  },
  {
    name: `finger, held ${PRESS_MS} ms`,
    hasTarget: true,
    lead: (phone, link) => touch(phone, [link], PRESS_MS),
  },
  { name: 'at once', hasTarget: false, lead: (phone, link) => click(phone, link, 0) },
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

/** LCP of the second page, and how the browser came by it. */
interface Arrival {
  readonly lcp: number;
  readonly delivery: string;
}

/** Runs in the page. */
function deliveryType() {
  const [entry] = performance.getEntriesByType('navigation');
  return (entry && 'deliveryType' in entry && entry.deliveryType) || 'network';
}

async function go(phone: Phone, site: string, path: string, approach: Approach): Promise<Arrival> {
  await phone.open(site + HOME.path, 'networkIdle');
  const link = await find(phone, `a[href="${path}"]`);
  await pause(SETTLE_MS);
  await phone.follow(() => approach.lead(phone, link));
  await pause(SETTLE_MS);
  const { lcp } = await readTiming(phone);
  return { lcp, delivery: await phone.read(z.string(), deliveryType) };
}

function rowOf(step: Step, { name, hasTarget }: Approach, found: readonly Arrival[]) {
  const times = found.map(({ lcp }) => lcp);
  const verdict = `${TARGET_MS} ${median(times) <= TARGET_MS ? 'met' : 'missed'}`;
  const ways = [...new Set(found.map(({ delivery }) => delivery))].join(', ');
  const target = hasTarget && step.variant === 'page' ? verdict : '';
  return [step.name, name, withSpread(times), target, ways];
}

/** The second page of a visit: what the speculation rules are worth. Runs interleaved. */
export function nextPage(): Promise<Section> {
  return withBench(async ({ browser, origin }) => {
    const ways = STEPS.flatMap((step) => APPROACHES.map((approach) => ({ step, approach })));
    const found = new Map<(typeof ways)[number], Arrival[]>();
    for (let run = 1; run <= RUNS; run++)
      for (const way of ways) {
        const { step, approach } = way;
        const site = await origin(SLOW_4G, step.variant);
        const arrival = await onFreshPhone(browser, (phone) =>
          go(phone, site, step.path, approach),
        );
        found.set(way, [...(found.get(way) ?? []), arrival]);
        console.error(`run ${run}: ${step.name}, ${approach.name}: LCP ${Math.round(arrival.lcp)}`);
      }
    return {
      title: 'Next page',
      method:
        `Slow 4G, processor 4 times slower, median (lowest–highest) of ${RUNS} runs; ms from the ` +
        'click to the largest paint of the second page. The bare pages are two kilobytes of HTML ' +
        'without style or script: what this machine takes for any page.',
      columns: ['step', 'link approached', 'LCP', 'target', 'delivered by'],
      rows: [...found].map(([{ step, approach }, arrivals]) => rowOf(step, approach, arrivals)),
    };
  });
}
