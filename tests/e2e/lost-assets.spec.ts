// cspell:ignore hydrat
import type { Page } from '@playwright/test';
import { contact } from '#src/routes/contact.ts';
import { paths } from '#src/routes/paths.ts';
import { inChunks } from '#tests/support/addresses.ts';
import { HASHED_FILES, collectHashedFiles, hydrateIslands } from '#tests/support/assets.ts';
import { callLinkInView } from '#tests/support/call-link.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { listKinds, templates } from '#tests/support/sampling.ts';

const MINUTES = 60_000;
/**
 * Includes React's error 423. Astro requests a lost file once more with an address for each island, so
 * React's renderer can be loaded several times; React then renders a root again by itself.
 */
const EXPECTED_PROBLEMS =
  /_astro|ERR_FAILED|Failed to (fetch|load)|dynamically imported|hydrat|React error #423/i;

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
    for (const path of [paths.faq, paths.calculator, paths.login, paths.home]) {
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

  for (const group of inChunks(templates, 4))
    test(`the content is visible before any script has loaded: ${listKinds(group)}`, async ({
      page,
      allowProblems,
      slowNetwork,
    }) => {
      allowProblems(EXPECTED_PROBLEMS);
      allowProblems(/404/);
      // Never answers the requests.
      await page.route(HASHED_FILES, () => undefined);
      const blocking: string[] = [];
      page.on('request', (request) => {
        if (['stylesheet', 'font'].includes(request.resourceType())) blocking.push(request.url());
      });
      await slowNetwork({ latencyMs: 150, kbitPerSecond: 1600 });
      for (const { kind, path } of group) {
        await page.goto(path, { waitUntil: 'commit' });
        await expectContentAndCallLink(page, path);
        expect.soft(blocking, `${kind}: these requests block rendering`).toEqual([]);
      }
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });

  test('the menu works after a deployment has removed the page’s scripts', async ({
    page,
    allowProblems,
  }) => {
    allowProblems(EXPECTED_PROBLEMS);
    allowProblems(/404/);
    await page.goto(paths.home);
    // The hashed files of this page are no longer on the host.
    await page.route(HASHED_FILES, (route) => route.fulfill({ status: 404, body: 'gone' }));
    const header = page.getByRole('banner');
    await header.getByRole('button', { name: 'Menu', exact: true }).tap();
    const menu = header.getByRole('navigation', { name: 'Menu', exact: true });
    await expect(menu).toBeVisible();
    await expect(page.getByText('Unexpected Application Error!')).toBeHidden();
    await menu.getByRole('link', { name: 'FAQ', exact: true }).tap();
    await expect(page).toHaveURL(paths.faq);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
