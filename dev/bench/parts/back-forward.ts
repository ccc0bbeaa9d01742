import type { CDPSession, Page } from '@playwright/test';
import { withBench } from '#dev/bench/bench-site.ts';
import { onFreshPhone } from '#dev/bench/browser.ts';
import { FAQ, HOME, KINDS, type Kind } from '#dev/bench/kinds.ts';
import { NO_DELAY } from '#dev/bench/network/link.ts';
import type { Section } from '#dev/bench/results.ts';

const CACHE = 'from the cache';
const TIMEOUT_MS = 10_000;

/** @returns where the next navigation of the page comes from: the cache, or why not */
function nextArrival(cdp: CDPSession): Promise<string> {
  return new Promise((resolve) => {
    let reasons = '';
    cdp.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      reasons = notRestoredExplanations.map(({ reason }) => reason).join(', ');
    });
    cdp.on('Page.frameNavigated', ({ frame, type }) => {
      if (frame.parentId !== undefined) return;
      // The reasons may be told just after the navigation itself.
      if (type === 'BackForwardCacheRestore') resolve(CACHE);
      else setTimeout(() => resolve(`not cached: ${reasons || 'no reason told'}`), 500);
    });
    setTimeout(() => resolve('no navigation'), TIMEOUT_MS);
  });
}

async function travel(page: Page, cdp: CDPSession, steps: -1 | 1): Promise<string> {
  const arrival = nextArrival(cdp);
  // The page may be gone before it can answer.
  void page.evaluate((by) => history.go(by), steps).catch(() => undefined);
  return arrival;
}

/** Away from the page by a link's kind of navigation, back to it, and forward again. */
function thereAndBack(kind: Kind, site: string) {
  const other = kind.path === HOME.path ? FAQ.path : HOME.path;
  return async (page: Page): Promise<readonly string[]> => {
    await page.goto(site + kind.path, { waitUntil: 'networkidle' });
    await page.goto(site + other, { waitUntil: 'networkidle' });
    const session = () => page.context().newCDPSession(page);
    const listening = await session();
    await listening.send('Page.enable');
    const back = await travel(page, listening, -1);
    await listening.detach();
    const again = await session();
    await again.send('Page.enable');
    return [back, await travel(page, again, 1)];
  };
}

/** Back and Forward on every kind of page. Where one was not kept, the bench ends with status 1. */
export function backForward(): Promise<Section> {
  return withBench(async ({ browser, origin }) => {
    const site = await origin(NO_DELAY, 'page');
    const rows: (readonly string[])[] = [];
    for (const kind of KINDS) {
      const [back = '', forward = ''] = await onFreshPhone(browser, thereAndBack(kind, site));
      rows.push([kind.name, back, forward]);
      if (!kind.isError && (back !== CACHE || forward !== CACHE)) process.exitCode = 1;
    }
    return {
      title: 'Back and forward',
      method:
        'Each page left for another one, then Back to it and Forward again; where it did not come ' +
        'from the back/forward cache, the browser’s own reasons. (It never keeps a page with an ' +
        'error status, nor the one gone to from there.)',
      columns: ['page', 'back to it', 'forward from it'],
      rows,
    };
  });
}
