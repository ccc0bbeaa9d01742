import type { Page } from '@playwright/test';
import { contact } from '#src/site/contact.ts';
import { paths } from '#src/site/paths.ts';
import { inChunks } from '#tests/support/addresses.ts';
import { HASHED, hashedFilesOf, wakeIslands } from '#tests/support/assets.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { kindsIn, kindsOfPages } from '#tests/support/sampling.ts';

const MINUTES = 60_000;
const HARMLESS = /_astro|ERR_FAILED|Failed to (fetch|load)|dynamically imported|hydrat/i;

async function expectToReadAndCall(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const call = page.getByRole('link', { name: 'Call now', exact: true });
  await expect(call).toHaveAttribute('href', contact.call);
  await expect(call).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Unexpected Application Error!')).toBeHidden();
}

test.describe('what is lost on the way', { tag: '@phone' }, () => {
  for (const path of [paths.home, paths.calculator, paths.faq, paths.login])
    test(`each hashed file of ${path} gone in turn: the page reads, calls and leads on`, async ({
      page,
      allowProblems,
    }) => {
      test.setTimeout(3 * MINUTES);
      allowProblems(HARMLESS);
      const files = await hashedFilesOf(page, path);
      expect(files.length).toBeGreaterThan(0);
      for (const file of files) {
        await test.step(file, async () => {
          await page.route(`**${file}`, (route) => route.abort());
          const lost = page.waitForEvent('requestfailed', (request) =>
            request.url().includes(file),
          );
          await page.goto(path);
          await wakeIslands(page);
          await lost;
          await expectToReadAndCall(page);
          const logo = page.getByRole('banner').getByRole('link', { name: /, home$/ });
          await logo.click();
          await expect(page).toHaveURL(/\/(#top)?$/);
          await page.unroute(`**${file}`);
        });
      }
    });

  for (const group of inChunks(kindsOfPages, 4))
    test(`content can be read before any file of code has come: ${kindsIn(group)}`, async ({
      page,
      allowProblems,
      slowNetwork,
    }) => {
      allowProblems(HARMLESS);
      allowProblems(/404/);
      // Asked for and never answered.
      await page.route(HASHED, () => undefined);
      const blocking: string[] = [];
      page.on('request', (request) => {
        if (['stylesheet', 'font'].includes(request.resourceType())) blocking.push(request.url());
      });
      await slowNetwork({ latencyMs: 150, kbitPerSecond: 1600 });
      for (const { kind, path } of group) {
        await page.goto(path, { waitUntil: 'commit' });
        await expectToReadAndCall(page);
        expect.soft(blocking, `${kind}: painting would wait for these`).toEqual([]);
      }
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });

  test('a deployment in the middle of a visit: the next click works', async ({
    page,
    allowProblems,
  }) => {
    allowProblems(HARMLESS);
    allowProblems(/404/);
    await page.goto(paths.home);
    // The files that this page names are no longer on the host.
    await page.route(HASHED, (route) => route.fulfill({ status: 404, body: 'gone' }));
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
