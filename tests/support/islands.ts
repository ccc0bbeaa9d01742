import type { Locator, Page } from '@playwright/test';

/** Matches script files of the build, also with a query that retries a failed request. */
const SCRIPTS = /\/_astro\/.+\.js(\?|$)/;

/**
 * @returns the island that contains an element or is hydrated by it (`data-wakes`); the island has
 * the attribute `ssr` until it is hydrated.
 */
export function islandOf(element: Locator): Locator {
  return element
    .locator('xpath=ancestor::astro-island | ancestor::*[@data-wakes]//astro-island')
    .first();
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

/** Records script requests from now on. @returns the growing list of their URLs. */
export function recordScriptRequests(page: Page): readonly string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') urls.push(request.url());
  });
  return urls;
}

/** @returns milliseconds from the first paint to the first request of a script file. */
export function msFromPaintToScripts(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const starts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map(({ startTime }) => startTime);
    return Math.min(...starts) - (paint?.startTime ?? Infinity);
  });
}

/** The message of the errors that tests cause. */
export const TEST_ERROR = 'broken by a test';

/** Makes `addEventListener` throw for one event type, so that an island fails while it hydrates. */
export async function breakEventListeners(
  page: Page,
  type: string,
  on: 'document' | 'element',
): Promise<void> {
  await page.addInitScript(
    ({ brokenType, isDocument, message }) => {
      const listen = EventTarget.prototype.addEventListener;
      EventTarget.prototype.addEventListener = function (kind, ...rest) {
        if (kind === brokenType && (this === document) === isDocument) throw new Error(message);
        listen.call(this, kind, ...rest);
      };
    },
    { brokenType: type, isDocument: on === 'document', message: TEST_ERROR },
  );
}
