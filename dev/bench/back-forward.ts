import { setTimeout as pause } from 'node:timers/promises';
import { siteAddress } from '#dev/environment.mjs';
import { paths } from '#src/routes/paths.ts';
import { type MobilePage, withBrowser, withMobilePage } from './mobile-page.ts';
import { PAGE_KINDS } from './page-kinds.ts';
import type { Section } from './results.ts';

const TIMEOUT_MS = 10_000;

/** Goes back or forward. @returns that the page came from the cache, or the reasons why not */
function goBy({ session }: MobilePage, steps: -1 | 1): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  session.once('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    resolve(`not cached: ${notRestoredExplanations.map(({ reason }) => reason).join(', ')}`);
  });
  session.on('Page.frameNavigated', ({ type }) => {
    if (type === 'BackForwardCacheRestore') resolve('from the cache');
  });
  // The page may be unloaded before it responds.
  session.send('Runtime.evaluate', { expression: `history.go(${steps})` }).catch(() => undefined);
  return Promise.race([promise, pause(TIMEOUT_MS, 'no navigation')]);
}

/** Tests Back and Forward on every kind of page that the browser may cache. */
export function backForward(): Promise<Section> {
  return withBrowser(async (browser) => {
    const rows: (readonly string[])[] = [];
    for (const { name, path } of PAGE_KINDS.filter(({ isError }) => !isError)) {
      const other = path === paths.home ? paths.faq : paths.home;
      await withMobilePage(browser, {}, async (page) => {
        await page.open(siteAddress + path);
        await page.open(siteAddress + other);
        rows.push([name, await goBy(page, -1), await goBy(page, 1)]);
      });
    }
    return {
      title: 'Back and forward',
      method:
        'Opens each page and another one, then goes Back and Forward. Where a page did not come ' +
        'from the back/forward cache, the table shows the browser’s reasons. The headless shell ' +
        'has no such cache: set CHROMIUM_PATH to a whole browser.',
      columns: ['page', 'back to it', 'forward from it'],
      rows,
      highlights: [],
    };
  });
}
