import type { Page } from '@playwright/test';
import { company } from '#src/queries/company.ts';
import { prices } from '#src/queries/prices.ts';
import { paths, sections } from '#src/routes/paths.ts';
import { expect, test } from '#tests/support/fixtures.ts';

const WIDTHS = [768, 1024, 1280, 1440, 1920];
/** Narrowest plan card that has room for a price and its button. */
const MIN_PLAN_PX = 260;
/** Most empty space below the content of a card, padding included. */
const MAX_EMPTY_PX = 48;

/** @returns the prices whose unit is on another line, such as '$109 per month' in two lines. */
function wrappedPrices(page: Page): Promise<{ count: number; wrapped: string[] }> {
  return page.evaluate(() => {
    const figures = [...document.querySelectorAll('main b')].filter(
      ({ textContent, parentElement }) =>
        textContent.startsWith('$') && parentElement?.textContent !== textContent,
    );
    const wrapped = figures.flatMap((figure) => {
      const range = document.createRange();
      range.selectNodeContents(figure.parentElement ?? figure);
      const line = figure.getBoundingClientRect();
      const isOutside = ({ top, bottom }: DOMRect) => top >= line.bottom || bottom <= line.top;
      return [...range.getClientRects()].some(isOutside) ? [range.toString()] : [];
    });
    return { count: figures.length, wrapped };
  });
}

test.describe('wide windows', { tag: '@desktop' }, () => {
  for (const path of [paths.home, paths.city(company.base.slug)])
    test(`a price and its unit are on one line of ${path}`, async ({ page }) => {
      await page.goto(path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const { count, wrapped } = await wrappedPrices(page);
        expect.soft(wrapped, `${width} px`).toEqual([]);
        expect(count).toBeGreaterThan(prices.plans.length);
      }
    });

  test('HOME-4 plan cards are wide enough and fill their rows', async ({ page }) => {
    await page.goto(paths.home);
    const cards = page.locator(`#${sections.pricing} .plans > li`);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const boxes = await cards.evaluateAll((found) =>
        found.map((card) => card.getBoundingClientRect().toJSON()),
      );
      const [first] = boxes;
      const rows = Map.groupBy(boxes, ({ top }) => top);
      for (const row of rows.values()) {
        expect.soft(row.at(-1)?.right, `${width} px`).toBeCloseTo(first?.right ?? 0, 0);
        expect.soft(row[0]?.width, `${width} px`).toBeGreaterThanOrEqual(MIN_PLAN_PX);
      }
    }
  });

  test('CALC-1 the fields and the estimate are as high as each other', async ({ page }) => {
    await page.goto(paths.calculator);
    await expect(page.locator('span[role=slider]')).toBeVisible();
    const fields = page.locator('.card', { has: page.getByLabel('Cost of materials, in dollars') });
    const estimate = page.getByRole('region', { name: 'Your estimate' });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const boxes = await Promise.all(
        [fields, estimate].map((card) =>
          card.evaluate((element) => {
            const { top, bottom } = element.getBoundingClientRect();
            const last = element.lastElementChild?.getBoundingClientRect().bottom ?? top;
            return { top, bottom, empty: bottom - last };
          }),
        ),
      );
      for (const { empty } of boxes)
        expect.soft(empty, `${width} px`).toBeLessThanOrEqual(MAX_EMPTY_PX);
      const [left, right] = boxes;
      if (left?.top === right?.top)
        expect.soft(left?.bottom, `${width} px`).toBeCloseTo(right?.bottom ?? 0, 0);
    }
  });
});
