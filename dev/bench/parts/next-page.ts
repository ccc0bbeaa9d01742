import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { RUNS, withBench } from '#dev/bench/bench-site.ts';
import { onFreshPhone } from '#dev/bench/browser.ts';
import { HOME } from '#dev/bench/kinds.ts';
import { SLOW_4G } from '#dev/bench/network/link.ts';
import { readTiming } from '#dev/bench/page-timing.ts';
import type { Section } from '#dev/bench/results.ts';
import { median, withSpread } from '#dev/bench/statistics.ts';
import { company } from '#src/content/company.ts';
import { paths } from '#src/site/paths.ts';

const TARGET_MS = 250;
/** How long a mouse rests on a link before the click, and a finger before it lifts. */
const REST_MS = 500;
const PRESS_MS = 100;
/** Time for the largest paint to be final. */
const SETTLE_MS = 1500;

type Approach = (link: Locator, page: Page, cdp: CDPSession) => Promise<void>;

const byMouse: Approach = async (link, page) => {
  await link.hover();
  await pause(REST_MS);
  await page.mouse.down();
  await page.mouse.up();
};

const byTouch: Approach = async (link, _page, cdp) => {
  const box = await link.boundingBox();
  if (!box) throw new Error('the link has no box');
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await pause(PRESS_MS);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

const straight: Approach = async (link) => link.click();

const APPROACHES = [
  [`mouse, after ${REST_MS} ms`, byMouse],
  [`finger, held ${PRESS_MS} ms`, byTouch],
  ['at once', straight],
] as const;

const AIMS = [
  ['city', paths.city(company.base.slug)],
  ['calculator', paths.calculator],
] as const;

/** @returns LCP of the second page, and how the browser came by it */
async function follow(page: Page, cdp: CDPSession, home: string, path: string, approach: Approach) {
  await page.goto(home, { waitUntil: 'networkidle', timeout: 120_000 });
  const link = page.locator(`a[href="${path}"]:visible`).first();
  await link.scrollIntoViewIfNeeded();
  await Promise.all([page.waitForURL(`**${path}`), approach(link, page, cdp)]);
  await pause(SETTLE_MS);
  const { lcp } = await readTiming(page);
  const delivery = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return entry && 'deliveryType' in entry ? String(entry.deliveryType) : '';
  });
  return { lcp, delivery };
}

/** The second page of a visit: what the speculation rules are worth. */
export function nextPage(): Promise<Section> {
  return withBench(async ({ browser, origin }) => {
    const home = (await origin(SLOW_4G, 'page')) + HOME.path;
    const rows: (readonly string[])[] = [];
    for (const [aim, path] of AIMS)
      for (const [name, approach] of APPROACHES) {
        const found: Awaited<ReturnType<typeof follow>>[] = [];
        for (let run = 0; run < RUNS; run++)
          found.push(
            await onFreshPhone(browser, (page, cdp) => follow(page, cdp, home, path, approach)),
          );
        const times = found.map(({ lcp }) => lcp);
        const isMet = median(times) <= TARGET_MS;
        const ways = [...new Set(found.map(({ delivery }) => delivery || 'network'))].join(', ');
        const target = approach === straight ? '' : `${TARGET_MS} ${isMet ? 'met' : 'missed'}`;
        rows.push([`home to ${aim}`, name, withSpread(times), target, ways]);
        console.error(rows.at(-1)?.join(' | '));
      }
    return {
      title: 'Next page',
      method:
        `Slow 4G, processor 4 times slower, median (lowest–highest) of ${RUNS} runs; ms from the ` +
        'click to the largest paint of the second page.',
      columns: ['step', 'link approached', 'LCP', 'target', 'delivered by'],
      rows,
    };
  });
}
