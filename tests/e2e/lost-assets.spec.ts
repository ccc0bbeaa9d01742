// cspell:ignore hydrat
import type { Page } from '@playwright/test';
import { contact } from '#src/routes/contact.ts';
import { isOfferedLink } from '#src/routes/offered-routes.ts';
import { paths } from '#src/routes/paths.ts';
import { callLinkInView } from '#tests/support/call-link.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { hydrateContent } from '#tests/support/islands.ts';
import { scrollThrough } from '#tests/support/scroll-through.ts';

const MINUTES = 60_000;
/** Pages with scripts of their own, and one with the menu alone. */
const PAGES = [paths.faq, paths.calculator, paths.login, paths.home].filter(isOfferedLink);
/**
 * Includes React's error 423. Astro requests a lost file once more with an address for each island, so
 * React's renderer can be loaded several times; React then renders a root again by itself.
 */
const EXPECTED_PROBLEMS =
  /_astro|ERR_FAILED|Failed to (fetch|load)|dynamically imported|hydrat|React error #423/i;

/** Matches files with a hash in their name, which a deployment replaces. */
const HASHED_FILES = '**/_astro/**';

/** Triggers every island: scrolls through the page, then opens the menu. */
async function hydrateIslands(page: Page): Promise<void> {
  await scrollThrough(page);
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
}

/** Opens a page and hydrates its islands. @returns the paths of the requested hashed files. */
async function collectHashedFiles(page: Page, path: string): Promise<readonly string[]> {
  const requested = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/_astro/')) requested.add(pathname);
  });
  await page.goto(path);
  await hydrateContent(page);
  await hydrateIslands(page);
  // A hydrated island has loaded all of its code.
  await page.locator('astro-island[ssr]').first().waitFor({ state: 'detached' });
  return [...requested];
}

async function expectContentAndCallLink(page: Page, path: string) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const call = callLinkInView(page, path);
  await expect(call).toHaveAttribute('href', contact.call);
  await expect(call).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Unexpected Application Error!')).toBeHidden();
}

test.describe('failed requests for hashed files', { tag: '@phone' }, () => {
  // Without a file that several pages share, their islands stay as they are without any script
  // (islands-failing.spec.ts), so one of these pages is enough.
  test('a page shows its content and links work without any one of its hashed files', async ({
    page,
    allowProblems,
  }) => {
    test.setTimeout(3 * MINUTES);
    allowProblems(EXPECTED_PROBLEMS);
    const lost = new Set<string>();
    for (const path of PAGES) {
      const files = await collectHashedFiles(page, path);
      expect(files.length, path).toBeGreaterThan(0);
      for (const file of files.filter((own) => !lost.has(own)))
        await test.step(`${path} without ${file}`, async () => {
          lost.add(file);
          await page.route(`**${file}`, (route) => route.abort());
          const failedRequest = page.waitForEvent('requestfailed', (request) =>
            request.url().includes(file),
          );
          await page.goto(path);
          await hydrateIslands(page);
          await failedRequest;
          await page.keyboard.press('Escape');
          await expectContentAndCallLink(page, path);
          const logo = page.getByRole('banner').getByRole('link', { name: /, home$/ });
          await logo.click();
          await expect(page).toHaveURL(/\/(#top)?$/);
          await page.unroute(`**${file}`);
        });
    }
  });

  // tests/build/no-render-blocking.test.ts and requests.spec.ts check that no page waits for a file.
  test('the content is visible before any script has loaded', async ({ page, allowProblems }) => {
    allowProblems(EXPECTED_PROBLEMS);
    // Never answers the requests.
    await page.route(HASHED_FILES, () => undefined);
    for (const path of PAGES) {
      await page.goto(path, { waitUntil: 'commit' });
      await expectContentAndCallLink(page, path);
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
