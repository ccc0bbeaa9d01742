import type { Locator } from '@playwright/test';
import { estimate } from '#src/domain/estimate.ts';
import { formatCents } from '#src/domain/money.ts';
import { conditionsOfFirm } from '#src/queries/conditions.ts';
import { company, prices } from '#src/queries/content.ts';
import { paths, pathsIn } from '#src/routes/paths.ts';
import { openHydrated, partsOf } from '#tests/support/calculator-page.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { boxOf, layoutShifts, scrollToTop } from '#tests/support/geometry.ts';

const { minHours, stepHours } = prices.labor;

const MIN_TARGET_PX = 44;
/** Most empty space below the content of a card, padding included. */
const MAX_EMPTY_PX = 48;
/** Below the slider, with wide letters. */
const MAX_GAP_PX = 64;

test('CALC-1 the cards, buttons and tables of the calculator have common edges @desktop', async ({
  page,
}) => {
  await openHydrated(page);
  const { thumb } = partsOf(page);

  await test.step('both cards begin on one line, and the thumb reaches the end of the groove', async () => {
    const middles = ['.jobs > span', '#estimate-heading'].map(async (first) => {
      const { y, height } = await boxOf(page.locator(first));
      return y + height / 2;
    });
    const [jobs = 0, sum] = await Promise.all(middles);
    expect(Math.abs(jobs - Number(sum))).toBeLessThan(5);
    // The border of the thumb is clear, and its width here in whole pixels.
    const border = await thumb.evaluate(({ clientLeft }) => clientLeft);
    const groove = await boxOf(page.locator('.hours-track'));
    expect(Math.abs((await boxOf(thumb)).x + border - groove.x)).toBeLessThan(1);
  });

  await test.step('after the total, the call leads, on phones that of the call bar; the buttons for the estimate share a row, each label on one line', async () => {
    const estimateCard = page.getByRole('region', { name: 'Your estimate' });
    const call = estimateCard.getByRole('link');
    const row = page.getByRole('link', { name: 'Email it to us' }).locator('..');
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.soft(call, `${width} px`).toBeVisible({ visible: width > 360 });
      const { right, buttons } = await row.evaluate((element) => ({
        right: element.getBoundingClientRect().right,
        buttons: [...element.children].map((button) => {
          const range = document.createRange();
          range.selectNodeContents(button);
          const { top, right: end, height } = button.getBoundingClientRect();
          return { top, end, height, lines: range.getClientRects().length };
        }),
      }));
      const rows = [...Map.groupBy(buttons, ({ top }) => top).values()];
      // In the wide letters of the tests, a phone has two rows.
      expect.soft(rows.length, `${width} px`).toBeLessThanOrEqual(width > 360 ? 1 : 2);
      for (const inRow of rows) expect.soft(inRow.at(-1)?.end, `${width} px`).toBeCloseTo(right, 0);
      for (const { height, lines } of buttons) {
        expect.soft(lines, `${width} px`).toBe(1);
        expect.soft(height, `${width} px`).toBeGreaterThanOrEqual(MIN_TARGET_PX);
      }
    }
    const total = await boxOf(page.locator('.estimate-total'));
    expect((await boxOf(call)).y).toBeGreaterThanOrEqual(total.y + total.height);
    await expect(call).toHaveClass(/\bbtn-call\b/);
  });

  await test.step('the ground of the hero goes on below all cards, and labor prices take two columns', async () => {
    const hero = page.locator('main > div:has(h1)');
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const [top, all] = [await boxOf(hero), await boxOf(page.locator('.calculator'))];
      expect.soft(all.y, `${width} px`).toBeLessThanOrEqual(top.y + top.height);
      for (const card of await page.locator('main .card').all()) {
        const { y, height } = await boxOf(card);
        expect.soft(y + height, `${width} px`).toBeLessThan(all.y + all.height);
      }
      const starts = await page
        .locator('.labor-prices tbody tr')
        .evaluateAll((rows) => rows.map((each) => each.getBoundingClientRect().left));
      expect.soft(new Set(starts).size, `${width} px`).toBe(2);
    }
    const ground = await hero.evaluate((element) => getComputedStyle(element).backgroundColor);
    await expect(page.locator('.calculator')).toHaveCSS('background-color', ground);
  });

  await test.step('the fields and the estimate are as high as each other', async () => {
    const fields = page.locator('.card', { has: page.getByLabel('Cost of materials, in dollars') });
    const total = page.getByRole('region', { name: 'Your estimate' });
    for (const width of [768, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const boxes = await Promise.all(
        [fields, total].map((card) =>
          card.evaluate((element) => {
            const { top, bottom } = element.getBoundingClientRect();
            const parts = [...element.querySelectorAll('*')].map(
              (part) => part.getBoundingClientRect().bottom,
            );
            const last = Math.max(top, ...parts);
            return { top, bottom, empty: bottom - last };
          }),
        ),
      );
      for (const { empty } of boxes)
        expect.soft(empty, `${width} px`).toBeLessThanOrEqual(MAX_EMPTY_PX);
      const [left, right] = boxes;
      if (left?.top === right?.top)
        expect.soft(left?.bottom, `${width} px`).toBeCloseTo(right?.bottom ?? 0, 0);
      const hours = await boxOf(page.getByRole('group', { name: 'Hours of labor' }));
      const { y: field } = await boxOf(page.locator('label', { has: page.getByText(/^Cost/) }));
      expect.soft(field - hours.y - hours.height, `${width} px`).toBeLessThan(MAX_GAP_PX);
    }
  });

  await test.step('on wide windows, labor prices are beside a text that is at least half as high', async () => {
    const part = page.locator('.labor-prices .wrap');
    for (const width of [1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const text = await boxOf(part.locator('p').last());
      const rows = await boxOf(part.getByRole('table'));
      expect.soft(rows.x - text.x - text.width, `${width} px`).toBeGreaterThan(32);
      const empty = rows.y + rows.height - text.y - text.height;
      expect.soft(empty, `${width} px`).toBeLessThan(rows.height / 2);
    }
  });

  await test.step('PLAN-3 prices of a visit and of a month are apart: side by side from top to end on wide windows', async () => {
    if (!conditionsOfFirm().unlimited) return;
    const card = page.locator('[aria-labelledby="comparison-heading"]');
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const visits = await boxOf(card.getByRole('table'));
      const rest = await boxOf(card.getByRole('table').locator('+ div'));
      if (width < 1024) {
        expect.soft(rest.y, `${width} px`).toBeGreaterThan(visits.y + visits.height);
        continue;
      }
      expect.soft(rest.x - visits.x - visits.width, `${width} px`).toBeGreaterThan(32);
      expect.soft([rest.y, rest.height], `${width} px`).toEqual([visits.y, visits.height]);
      const line = await boxOf(page.locator('.labor-prices table'));
      expect.soft(Math.abs(rest.x - line.x), `${width} px`).toBeLessThan(1);
    }
  });
});

for (const path of company.languages.map((locale) => pathsIn(locale).calculator))
  test(`CALC-1 the total stays above the call bar while one changes the entry: ${path} @phone`, async ({
    page,
  }) => {
    const [total, bar] = [page.locator('.total-in-sight'), page.locator('.call-bar')];
    const [slider, field] = [page.locator('span[role=slider]'), page.locator('#materials')];
    const endOf = async (part: Locator) => {
      const { y, height } = await boxOf(part);
      return y + height;
    };
    await page.goto(path);
    for (const [width, height] of [
      [320, 568],
      [360, 740],
      [412, 915],
    ] as const) {
      await page.setViewportSize({ width, height });
      await scrollToTop(page);
      // Jobs and hours are in the first view of most phones, the field in that of large ones. In the wide
      // letters of the tests, the Spanish names of jobs take two rows.
      const isEnglish = path === paths.calculator;
      if (height > 800 || (height > 700 && isEnglish))
        expect(await endOf(isEnglish && height > 800 ? field : slider)).toBeLessThanOrEqual(
          (await boxOf(total)).y,
        );
      // As wide as the card of the estimate.
      const card = page.locator('.card', { has: page.locator('.estimate-total') });
      const [line, ofCard] = [await boxOf(total), await boxOf(card)];
      expect([line.x, line.width]).toEqual([ofCard.x, ofCard.width]);
      await page.locator('.calculator .card').first().scrollIntoViewIfNeeded();
      for (const [control, ...keys] of [
        [slider, 'Home', 'ArrowRight'],
        [field, 'ControlOrMeta+a', '7'],
      ] as const) {
        await control.scrollIntoViewIfNeeded();
        await control.focus();
        for (const key of keys) await page.keyboard.press(key);
        await expect(total).toBeInViewport({ ratio: 1 });
        expect(await endOf(total)).toBeLessThanOrEqual((await boxOf(bar)).y + 1);
        expect(await endOf(control)).toBeLessThanOrEqual((await boxOf(total)).y);
      }
      const lines = estimate({ hours: minHours + stepHours, materialsCents: 7_00 }, prices);
      await expect(total).toContainText(formatCents(lines.totalCents));
      expect(await layoutShifts(page)).toEqual([]);
    }

    await test.step('in low windows it is in its place below the estimate', async () => {
      await page.setViewportSize({ width: 740, height: 360 });
      await page.locator('.calculator .card').first().scrollIntoViewIfNeeded();
      await expect(slider).toBeVisible();
      expect((await boxOf(total)).y).toBeGreaterThan(await endOf(field));
    });
  });
