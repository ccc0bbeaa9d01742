import { z } from 'astro/zod';
import { withBench } from './bench-site.ts';
import { type MobilePage, withMobilePage } from './mobile-page.ts';
import { NO_DELAY } from './network/slow-connection.ts';
import { FAQ, HOME, PAGE_KINDS } from './page-kinds.ts';
import type { Section } from './results.ts';

const CACHE = 'from the cache';
const TIMEOUT_MS = 10_000;
/** The browser reports the reasons just after the navigation. */
const REASONS_MS = 500;

const notUsedSchema = z.object({
  notRestoredExplanations: z.array(z.object({ reason: z.string() })),
});
const navigatedSchema = z.object({
  frame: z.object({ parentId: z.string().optional() }),
  type: z.string(),
});

/** Goes back or forward. @returns that the page came from the cache, or the reasons why not */
function goBy({ session }: MobilePage, steps: -1 | 1): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  let reasons = 'no reason reported';
  session.on('Page.backForwardCacheNotUsed', notUsedSchema, ({ notRestoredExplanations }) => {
    reasons = notRestoredExplanations.map(({ reason }) => reason).join(', ');
  });
  session.on('Page.frameNavigated', navigatedSchema, ({ type }) => {
    if (type === 'BackForwardCacheRestore') resolve(CACHE);
    else setTimeout(() => resolve(`not cached: ${reasons}`), REASONS_MS);
  });
  setTimeout(() => resolve('no navigation'), TIMEOUT_MS);
  // The page may be unloaded before it responds.
  const expression = `history.go(${steps})`;
  session.send('Runtime.evaluate', { expression }).catch(() => undefined);
  return promise;
}

/** Tests Back and Forward on every kind of page; the bench fails when one is not cached. */
export function backForward(): Promise<Section> {
  return withBench(async ({ browser, origin }) => {
    const site = await origin(NO_DELAY, 'page');
    const rows: (readonly string[])[] = [];
    for (const { name, path, isError } of PAGE_KINDS) {
      const other = path === HOME.path ? FAQ.path : HOME.path;
      const { back, forward } = await withMobilePage(browser, async (page) => {
        await page.open(site + path, 'networkIdle');
        await page.open(site + other, 'networkIdle');
        return { back: await goBy(page, -1), forward: await goBy(page, 1) };
      });
      rows.push([name, back, forward]);
      if (!isError && (back !== CACHE || forward !== CACHE)) process.exitCode = 1;
    }
    return {
      title: 'Back and forward',
      method:
        'Opens each page and another one, then goes Back and Forward. Where a page did not come ' +
        'from the back/forward cache, the table shows the browser’s reasons. (It never caches a ' +
        'page with an error status, nor the page visited from there.)',
      columns: ['page', 'back to it', 'forward from it'],
      rows,
    };
  });
}
