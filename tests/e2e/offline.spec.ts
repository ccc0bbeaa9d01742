import { company } from '#src/queries/company.ts';
import { contact } from '#src/routes/contact.ts';
import { emergency, offline } from '#src/queries/copy.ts';
import { emergencyKinds } from '#src/queries/emergency-calls.ts';
import { paths } from '#src/routes/paths.ts';
import { pathsOf } from '#src/routes/spanish-paths.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { openWithWorker } from '#tests/support/service-worker.ts';

// All other tests block service workers (playwright.config.ts).
test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ allowProblems }) => {
  allowProblems(/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)|no-response/i);
});

test('an unvisited page shows the phone number, hours and shut-off steps without a connection', async ({
  page,
  context,
}) => {
  await openWithWorker(page, paths.home);
  await context.setOffline(true);
  await page.goto(paths.services);

  await expect(page).toHaveURL(paths.services);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(offline.heading);
  const main = page.getByRole('main');
  const call = main.locator(`a[href="${contact.call}"]`);
  await expect(call.first()).toBeVisible();
  await expect(main).toContainText(contact.phone);
  await expect(page.locator('body')).toContainText(company.hours.weekdays.display);
  await expect(page.locator('body')).toContainText(company.hours.weekends);
  for (const kind of emergencyKinds)
    await expect(main.getByRole('heading', { name: emergency[kind].heading })).toBeVisible();
  expect(await main.locator('ol li:visible').count()).toBeGreaterThanOrEqual(10);
  expect(await axeViolations(page)).toEqual([]);
});

test(
  'EMERG-4 the link to the emergency card works without a connection after one visit, and back with it',
  { tag: '@phone' },
  async ({ page, context }) => {
    await openWithWorker(page, paths.emergency);
    await context.setOffline(true);
    await page.getByRole('link', { name: emergency.save, exact: true }).tap();
    await expect(page).toHaveURL(paths.offline);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(offline.heading);
    await context.setOffline(false);
    await page.getByRole('button', { name: offline.retry, exact: true }).click();
    await expect(page).toHaveURL(/\/\??$/);
  },
);

test(
  'the button loads the current page when the connection is back',
  { tag: '@phone' },
  async ({ page, context }) => {
    await openWithWorker(page, paths.home);
    await context.setOffline(true);
    await page.goto(`${paths.faq}?from=mail`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(offline.heading);
    await context.setOffline(false);
    await page.getByRole('button', { name: offline.retry, exact: true }).click();
    await expect(page).toHaveURL(`${paths.faq}?from=mail`);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(offline.heading);
  },
);

test(
  'a new service worker deletes the caches of the one before',
  { tag: '@phone' },
  async ({ page }) => {
    // Runs before the page, which registers the worker after it has loaded.
    await page.addInitScript(() => caches.open('offline-before'));
    await openWithWorker(page, paths.home);
    const names = await page.evaluate(() => caches.keys());
    expect(names).toEqual([expect.stringMatching(/^offline-[0-9a-f]+$/)]);
  },
);

test(
  'the service worker caches only the offline page of each language and requests nothing else',
  { tag: '@phone' },
  async ({ page, context }) => {
    const requested = new Set<string>();
    context.on('request', (request) => {
      if (request.serviceWorker()) requested.add(new URL(request.url()).pathname);
    });
    await openWithWorker(page, paths.city(company.base.slug));
    const cached = await page.evaluate(async () => {
      const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
      return requests.map(({ url }) => new URL(url).pathname);
    });
    requested.delete('/service-worker.js');
    // The cards are requested at the same time, so they arrive in any order.
    const cards = company.languages.map((locale) => pathsOf(locale).offline).toSorted();
    expect(cached.toSorted()).toEqual(cards);
    expect([...requested].toSorted()).toEqual(cards);
  },
);
