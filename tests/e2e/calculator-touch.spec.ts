import type { Page } from '@playwright/test';
import { prices } from '#src/content/prices.ts';
import { laborCents } from '#src/domain/estimate.ts';
import { formatCents } from '#src/domain/money.ts';
import { paths } from '#src/site/paths.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { scrolled, scrollToTop } from '#tests/support/geometry.ts';
import { holdScripts } from '#tests/support/islands.ts';
import { pointOn, swipe } from '#tests/support/touch.ts';

const { minHours, maxHours, stepHours } = prices.labor;

const partsOf = (page: Page) => ({
  slider: page.getByRole('slider', { name: 'Hours of labor' }),
  thumb: page.locator('span[role=slider]'),
  labor: page.getByRole('region', { name: 'Your estimate' }).getByRole('definition').first(),
});

const laborText = (hours: number) => formatCents(laborCents(hours, prices.labor));

/** Every value that the slider takes on from now on; the list grows. */
async function watchHours(page: Page) {
  const seen: number[] = [];
  await page.exposeFunction('noteHours', (hours: number) => seen.push(hours));
  await page.evaluate(() => {
    const slider = document.querySelector('span[role=slider]');
    if (!slider) throw new Error('the slider of the island is missing');
    const note = () => Reflect.get(window, 'noteHours')(Number(slider.ariaValueNow));
    new MutationObserver(note).observe(slider, { attributeFilter: ['aria-valuenow'] });
  });
  return seen;
}

test.describe('a finger on the slider', { tag: '@phone' }, () => {
  test('CALC-5 a swipe that scrolls changes nothing, wherever it begins', async ({ page }) => {
    await page.goto(paths.calculator);
    const { thumb, labor } = partsOf(page);
    await expect(thumb).toBeVisible();
    const seen = await watchHours(page);
    for (const along of [0.02, 0.4, 0.9])
      for (const x of [0, 12, -12]) {
        await scrollToTop(page);
        const start = await pointOn(page.locator('.hours-slider'), along);
        await swipe(page, start, { x, y: -200 });
        await expect.poll(() => scrolled(page), `${along}, ${x} px aside`).toBeGreaterThan(100);
        await expect(labor).toHaveText(laborText(minHours));
      }
    expect(seen).toEqual([]);
    await expect(page).toHaveURL(paths.calculator);
    await expect(thumb).not.toBeFocused();
  });

  test('CALC-5 a drag that the browser cancels is undone', async ({ page }) => {
    await page.goto(paths.calculator);
    const { slider, thumb, labor } = partsOf(page);
    await expect(thumb).toBeVisible();
    const seen = await watchHours(page);
    await swipe(page, await pointOn(slider, 0.5), { x: 400, y: 0 }, 'touchCancel');
    await expect(labor).toHaveText(laborText(minHours));
    expect(seen).toContain(maxHours);
  });

  test('CALC-2 a horizontal drag sets the hours, and does not scroll', async ({ page }) => {
    await page.goto(paths.calculator);
    const { slider, thumb, labor } = partsOf(page);
    await expect(thumb).toBeVisible();
    const before = await scrolled(page);
    await swipe(page, await pointOn(slider, 0.5), { x: 400, y: 20 });
    await expect(labor).toHaveText(laborText(maxHours));
    expect(await scrolled(page)).toBe(before);
    await swipe(page, await pointOn(slider, 0.5), { x: -400, y: -20 });
    await expect(labor).toHaveText(laborText(minHours));
  });

  test('CALC-2 a tap on the track sets the hours, a tap on the thumb does not', async ({
    page,
  }) => {
    await page.goto(paths.calculator);
    const { thumb, labor } = partsOf(page);
    await expect(thumb).toBeVisible();
    const middle = await pointOn(page.locator('.hours-slider'), 0.5);
    await page.touchscreen.tap(middle.x, middle.y);
    const middleHours = (minHours + maxHours) / 2;
    await expect(labor).toHaveText(laborText(middleHours));
    const edge = await pointOn(thumb, 0.9);
    await page.touchscreen.tap(edge.x, edge.y);
    await page.keyboard.press('ArrowRight');
    await expect(labor).toHaveText(laborText(middleHours + stepHours));
  });

  test('CALC-5 before the island has loaded: a swipe changes nothing, a tap counts', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto(paths.calculator);
    const { slider, thumb, labor } = partsOf(page);
    const before = await scrolled(page);
    await swipe(page, await pointOn(slider, 0.5), { x: 0, y: -200 });
    await expect.poll(() => scrolled(page)).toBeGreaterThan(before + 100);
    await expect(slider).toHaveValue(String(minHours));
    const end = await pointOn(slider, 0.99);
    await page.touchscreen.tap(end.x, end.y);
    release();
    await expect(thumb).toBeVisible();
    await expect(labor).toHaveText(laborText(maxHours));
  });
});
