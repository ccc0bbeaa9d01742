import { company, content, territory } from '#src/queries/content.ts';
import { contact } from '#src/routes/contact.ts';
import { emergencyKinds } from '#src/queries/emergency-calls.ts';
import { paths, WHO_TO_CALL_ID, pathsIn } from '#src/routes/paths.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { cities, cityOf } from '#tests/support/content-files.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { openWithWorker } from '#tests/support/service-worker.ts';

const { emergency, officeHours, offline } = content('en');

// All other tests block service workers (playwright.config.ts).
test.use({ serviceWorkers: 'allow' });

/** @returns the name of the city whose numbers the worker keeps */
async function keptCity(): Promise<unknown> {
  const numbers: unknown = await (await caches.match('/city-numbers'))?.json();
  return numbers instanceof Object && 'name' in numbers ? numbers.name : undefined;
}

test.beforeEach(({ allowProblems }) => {
  allowProblems(/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)|no-response/i);
});

test('LOC-4 an unvisited page shows the phone number, hours and shut-off steps without a connection, and no city @phone', async ({
  page,
  context,
}) => {
  // Runs before the page, which registers the worker after it has loaded.
  await page.addInitScript(() => caches.open('offline-before'));
  await openWithWorker(page, paths.home);
  const names = await page.evaluate(() => caches.keys());
  expect(names, 'a new worker deletes the caches of the one before').toEqual([
    expect.stringMatching(/^offline-[0-9a-f]+$/),
  ]);
  await context.setOffline(true);
  await page.goto(`${paths.services}?from=mail`);

  await expect(page).toHaveURL(`${paths.services}?from=mail`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(offline.heading);
  const main = page.getByRole('main');
  const call = main.locator(`a[href="${contact.call}"]`);
  await expect(call.first()).toBeVisible();
  await expect(main).toContainText(contact.phone);
  for (const line of officeHours.week) await expect(page.locator('body')).toContainText(line);
  for (const kind of emergencyKinds)
    await expect(main.getByRole('heading', { name: emergency[kind].heading })).toBeVisible();
  expect(await main.locator('ol li:visible').count()).toBeGreaterThanOrEqual(10);
  expect(await axeViolations(page)).toEqual([]);
  await expect(page.locator('[data-city]')).toBeHidden();

  await test.step('the button loads the current page when the connection is back', async () => {
    await context.setOffline(false);
    await page.getByRole('button', { name: offline.retry, exact: true }).click();
    await expect(page).toHaveURL(`${paths.services}?from=mail`);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(offline.heading);
  });
});

test('EMERG-4 the link to the emergency card works without a connection after one visit, and back with it @phone', async ({
  page,
  context,
}) => {
  await openWithWorker(page, paths.emergency);
  await context.setOffline(true);
  await page.getByRole('link', { name: emergency.save, exact: true }).tap();
  await expect(page).toHaveURL(paths.offline);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(offline.heading);
  await context.setOffline(false);
  await page.getByRole('button', { name: offline.retry, exact: true }).click();
  await expect(page).toHaveURL(/\/\??$/);
});

test('LOC-4 the emergency card shows the numbers of the city page visited last, and whose they are @phone', async ({
  page,
  context,
}) => {
  const [other] = cities.filter(
    ({ slug, water = [] }) => slug !== company.base.slug && water.length > 1,
  );
  const visited = [...(other ? [other] : []), cityOf(territory.defaultCity)];
  // The worker does not see the request for the first page of a visit.
  for (const { slug, name } of visited) {
    await openWithWorker(page, paths.city(slug));
    const numbers = page.locator(`#${WHO_TO_CALL_ID} li`).first().locator('a[href^="tel:"]');
    const expected = await numbers.allTextContents();
    expect(expected.length).toBeGreaterThan(0);
    await expect.poll(() => page.evaluate(keptCity)).toBe(name);
    await context.setOffline(true);
    await page.goto(paths.offline);
    const kept = page.locator('[data-city]');
    await expect(kept.getByRole('heading')).toHaveText(`${offline.waterCompany} ${name}`);
    await expect(kept.getByRole('link')).toHaveText(expected);
    expect(await axeViolations(page)).toEqual([]);
    await context.setOffline(false);
  }
});

test('the service worker caches only the offline page of each language and the numbers of the city @phone', async ({
  page,
  context,
}) => {
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
  const cards = company.languages.map((locale) => pathsIn(locale).offline).toSorted();
  expect(cached.toSorted()).toEqual(['/city-numbers', ...cards].toSorted());
  const numbers = `${paths.city(company.base.slug)}.json`;
  expect([...requested].toSorted()).toEqual([...cards, numbers].toSorted());
});
