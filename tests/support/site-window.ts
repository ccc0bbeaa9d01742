import { join } from 'node:path';
import { chromium, type Browser, type BrowserContextOptions } from '@playwright/test';
import { afterAll, beforeAll } from 'vitest';
import { browserPath } from '#dev/browser-path.mjs';
import { fileOfPage } from '#src/integrations/built-pages.ts';

/** Where windows find the site. */
export const SITE = 'http://site.test';

/**
 * Starts a browser for the tests of a group.
 *
 * @param dist - Folder of the built site.
 * @returns a function that opens a window on it; `loaded` gets the paths of what the page requests
 */
export function startBrowser(dist: string) {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch(
      browserPath === undefined ? {} : { executablePath: browserPath },
    );
  });
  afterAll(() => browser.close());
  return async (options: BrowserContextOptions = {}, loaded: string[] = []) => {
    const page = await browser.newPage({ serviceWorkers: 'block', ...options });
    await page.route(`${SITE}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      loaded.push(pathname);
      const file = /\.\w+$/.test(pathname) ? pathname : fileOfPage(pathname);
      return route.fulfill({ path: join(dist, file) });
    });
    return page;
  };
}
