import { content } from '#src/queries/content.ts';
import { describeVisitWays } from '#src/queries/visit-ways.ts';
import { comparisonLink, paths } from '#src/routes/paths.ts';
import { missing } from '#tests/support/addresses.ts';
import { services } from '#tests/support/content-files.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { boxOf, pixelsBelowHeader } from '#tests/support/geometry.ts';

const { handyman, licensedServices } = content('en');

test("SERV-1 the link to a card's anchor scrolls it below the header @phone", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { id, title } of licensedServices.cards.slice(-2)) {
    await page.goto(paths.services);
    await page.goto(`${paths.services}#${id}`);
    const heading = page.getByRole('main').getByRole('heading', { name: title, exact: true });
    await expect(heading).toBeInViewport({ ratio: 1 });
    expect(await pixelsBelowHeader(page, heading), id).toBeGreaterThanOrEqual(0);
  }
});

test('PLAN-2 compares all ways to buy a visit in a table that also reads on a phone and on paper @desktop', async ({
  page,
}) => {
  test.skip(handyman === undefined);
  if (handyman === undefined) return;
  await page.goto(comparisonLink());
  const { caption, columns } = handyman.comparison;
  const { columns: wayColumns, groups } = describeVisitWays(content('en'));
  const table = page.getByRole('table', { name: caption });
  await expect(table.getByRole('columnheader')).toHaveText([columns.way, ...wayColumns]);
  const ways = groups.flatMap((group) => group.ways);
  for (const { name, cells } of ways) {
    const header = page.getByRole('rowheader', { name, exact: true });
    await expect(table.getByRole('row').filter({ has: header }).getByRole('cell')).toHaveText(
      cells,
    );
  }
  const cells = table.getByRole('cell');
  const labels = () =>
    cells.evaluateAll((all) => all.map((cell) => getComputedStyle(cell, '::before').content));
  expect(new Set(await labels())).toEqual(new Set(['none']));
  for (const media of ['screen', 'print'] as const) {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.emulateMedia({ media });
    if (media === 'screen')
      for (const summary of await table.locator('summary').all()) await summary.click();
    const expected = ways.flatMap(() => wayColumns.map((column) => JSON.stringify(column)));
    expect(await labels()).toEqual(expected);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
  }
});

test('PLAN-2 on a phone each way is a line of name, price and price of a visit, which unfolds @phone', async ({
  page,
}) => {
  await page.goto(comparisonLink());
  const { groups } = describeVisitWays(content('en'));
  for (const { name, cells } of groups.flatMap(({ ways }) => ways)) {
    const header = page.getByRole('rowheader', { name, exact: true });
    const row = page.getByRole('row').filter({ has: header });
    await expect(row.getByRole('cell')).toHaveText(cells.slice(0, 2));
    expect((await boxOf(row)).height).toBeLessThanOrEqual(110);
    await row.locator('summary').tap();
    await expect(row.getByRole('cell')).toHaveText(cells);
  }
});

test('ROUTE-12 an unknown service shows emergency repairs @desktop', async ({ page }) => {
  const response = await page.goto(missing.service);
  expect(response?.status()).toBe(200);
  await expect(page).toHaveURL(missing.service);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(services[0]?.title ?? '');
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', /\/services\/emergency-repairs$/);
});
