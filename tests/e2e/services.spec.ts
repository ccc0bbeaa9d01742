import type { Page } from '@playwright/test';
import { company, content } from '#src/queries/content.ts';
import { describeVisitWays } from '#src/queries/visit-ways.ts';
import { contact } from '#src/routes/contact.ts';
import { isOfferedLink } from '#src/routes/offered-routes.ts';
import { COMPARISON_ID, comparisonLink, pathsIn } from '#src/routes/paths.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { boxOf } from '#tests/support/geometry.ts';

const { handyman } = content('en');

const { columns: wayColumns, groups } = handyman
  ? describeVisitWays(content('en'))
  : { columns: [], groups: [] };
const ways = groups.flatMap((group) => group.ways);
/** Row of a way, and what its cells say. */
const rowsOf = (page: Page) =>
  ways.map(({ name, price, per, cells }) => ({
    row: page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) }),
    texts: [`${price} ${per}`, ...cells],
  }));

test('PLAN-2 compares all ways to buy a visit in a table that also reads on a phone and on paper @desktop', async ({
  page,
}) => {
  test.skip(handyman === undefined);
  if (handyman === undefined) return;
  await page.goto(comparisonLink());
  const { heading, columns } = handyman.comparison;
  const table = page.getByRole('table', { name: heading });
  await expect(table.getByRole('columnheader')).toHaveText([columns.way, ...wayColumns]);
  const labels = () =>
    table
      .locator('.way > td')
      .evaluateAll((all) => all.map((cell) => getComputedStyle(cell, '::before').content));
  for (const [media, width] of [
    ['screen', 1280],
    ['screen', 768],
    ['screen', 320],
    // US Letter between its margins.
    ['print', 710],
  ] as const) {
    await page.setViewportSize({ width, height: 568 });
    await page.emulateMedia({ media });
    // The first two need no label: a price for something, a price of a visit. Wide windows have the names
    // of the columns in sight, paper those of all.
    const unlabeled = media === 'print' ? wayColumns.length : width < 1280 ? 2 : 3;
    if (width === 768)
      for (const summary of await table.locator('summary').all()) await summary.click();
    for (const { row, texts } of rowsOf(page)) await expect(row.locator('td')).toContainText(texts);
    const expected = ways.flatMap(() =>
      wayColumns.map((column, at) => (at < unlabeled ? 'none' : JSON.stringify(column))),
    );
    expect(await labels()).toEqual(expected);
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth).toBeLessThanOrEqual(width);
  }
});

test('PLAN-2 no way has a call button: below all of them is one, on phones the call bar, on paper none @desktop', async ({
  page,
}) => {
  for (const at of company.languages.map((locale) => pathsIn(locale).handyman)) {
    if (!isOfferedLink(at)) continue;
    await page.goto(at);
    const section = page.locator(`#${COMPARISON_ID}`);
    const calls = section.locator(`a[href="${contact.call}"]`);
    expect(await section.locator('table a').count()).toBe(0);
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(calls).toHaveCount(1);
      const [table, call] = [await boxOf(section.locator('table')), await boxOf(calls)];
      expect.soft(call.y - table.y - table.height, `${at}, ${width} px`).toBeGreaterThanOrEqual(12);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(calls).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(calls).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  }
});

test('PLAN-2 on a phone each way is a line of name, price and price of a visit, which unfolds @phone', async ({
  page,
}) => {
  await page.goto(comparisonLink());
  for (const { row, texts } of rowsOf(page)) {
    const price = row.locator('summary');
    await expect(price).toHaveText(texts[0] ?? '');
    await expect(row.locator('[data-column]').filter({ visible: true })).toHaveCount(0);
    // A name with a badge and a price of two lines, in the wide letters of the tests.
    expect((await boxOf(row)).height).toBeLessThanOrEqual(180);
    await price.tap();
    await expect(row.locator('td')).toContainText(texts);
  }
});
