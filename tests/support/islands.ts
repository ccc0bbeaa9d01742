import type { Locator, Page } from '@playwright/test';

/** Script files of the build, also when they are asked for a second time under another query. */
const SCRIPTS = /\/_astro\/.+\.js(\?|$)/;

/**
 * @returns the island that an element belongs to, or that its touch wakes (`data-wakes`); it carries
 * `ssr` until its code has taken over.
 */
export function islandOf(element: Locator): Locator {
  return element
    .locator('xpath=ancestor::astro-island | ancestor::*[@data-wakes]//astro-island')
    .first();
}

/** Delays every script response. @returns a function that releases them */
export async function holdScripts(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(SCRIPTS, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

/** Loses every script file. @returns finds them again. */
export async function loseScripts(page: Page): Promise<() => Promise<void>> {
  await page.route(SCRIPTS, (route) => route.abort());
  return () => page.unroute(SCRIPTS);
}

/** @returns the script files the page has asked for from now on; the list grows. */
export function scriptRequests(page: Page): readonly string[] {
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

/** The words with which a broken browser part complains. */
export const BROKEN = 'broken by a test';

/**
 * Breaks listening to one kind of event, on the document or on elements: the island that begins to
 * listen there throws while it takes over.
 */
export async function breakListening(
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
    { brokenType: type, isDocument: on === 'document', message: BROKEN },
  );
}
