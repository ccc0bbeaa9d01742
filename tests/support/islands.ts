import { expect, type Locator, type Page } from '@playwright/test';
import { scrollThrough } from './scroll-through.ts';

/** Matches script files of the build, also with a query that retries a failed request. */
const SCRIPTS = /\/_astro\/.+\.js(\?|$)/;

/** @returns the island that contains an element; it has the attribute `ssr` until it is hydrated. */
export function islandOf(element: Locator): Locator {
  return element.locator('xpath=ancestor::astro-island').first();
}

/** @returns the island of the mobile menu */
export function menuIsland(page: Page): Locator {
  return page.locator('[popover] astro-island');
}

/** Hydrates every island of the page's content, even if the page redirects. */
export async function hydrateContent(page: Page): Promise<void> {
  const pending = page.locator('main astro-island[ssr]');
  // Scrolls again when an island is left: a browser without frames does not see what scrolls by.
  await expect(async () => {
    if ((await pending.count()) > 0) await scrollThrough(page);
    await expect(pending, page.url()).toHaveCount(0, { timeout: 500 });
  }).toPass();
}

/** Delays every script response. @returns a function that releases them */
export async function delayScripts(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(SCRIPTS, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

/** Aborts every script request. @returns a function that stops aborting. */
export async function abortScripts(page: Page): Promise<() => Promise<void>> {
  await page.route(SCRIPTS, (route) => route.abort());
  return () => page.unroute(SCRIPTS);
}

/** Cuts every script off in its middle, as a lost connection does. @returns a function that stops it. */
export async function cutScripts(page: Page): Promise<() => Promise<void>> {
  let isCutting = true;
  await page.route(SCRIPTS, async (route) => {
    if (!isCutting) return route.fallback();
    const response = await route.fetch();
    const code = await response.text();
    return route.fulfill({ response, body: code.slice(0, code.length / 2) });
  });
  // Requests under way would be answered twice if the route was removed.
  return () => {
    isCutting = false;
    return Promise.resolve();
  };
}

/** Records script requests from now on. @returns the growing list of their URLs. */
export function recordScriptRequests(page: Page): readonly string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') urls.push(request.url());
  });
  return urls;
}

/** The message of the errors that tests cause. */
export const TEST_ERROR = 'broken by a test';

/** Makes `document.addEventListener` throw for one event type, so that an island fails to hydrate. */
export async function breakEventListeners(page: Page, type: string): Promise<void> {
  await page.addInitScript(
    ({ brokenType, message }) => {
      const listen = document.addEventListener.bind(document);
      document.addEventListener = (kind: string, ...rest: [EventListenerOrEventListenerObject]) => {
        if (kind === brokenType) throw new Error(message);
        listen(kind, ...rest);
      };
    },
    { brokenType: type, message: TEST_ERROR },
  );
}
