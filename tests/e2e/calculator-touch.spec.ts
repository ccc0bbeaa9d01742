import type { Page } from '@playwright/test';
import { prices } from '#src/queries/content.ts';
import { laborCents } from '#src/domain/estimate.ts';
import { formatCents } from '#src/domain/money.ts';
import { paths } from '#src/routes/paths.ts';
import { partsOf } from '#tests/support/calculator-page.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { scrollPosition, scrollToTop } from '#tests/support/geometry.ts';
import { delayScripts } from '#tests/support/islands.ts';
import { pointOn, swipe } from '#tests/support/touch.ts';

const { minHours, maxHours, stepHours } = prices.labor;

const laborText = (hours: number) => formatCents(laborCents(hours, prices.labor));

/** Records the slider's values from now on. @returns the growing list. */
async function recordHours(page: Page) {
  const recorded: number[] = [];
  await page.exposeFunction('noteHours', (hours: number) => recorded.push(hours));
  await page.evaluate(() => {
    const slider = document.querySelector('span[role=slider]');
    if (!slider) throw new Error('the slider of the island is missing');
    const note = () => Reflect.get(window, 'noteHours')(Number(slider.ariaValueNow));
    new MutationObserver(note).observe(slider, { attributeFilter: ['aria-valuenow'] });
  });
  return recorded;
}

test.describe('touch on the slider', { tag: '@phone' }, () => {
  test('CALC-2, CALC-5 a drag and a tap set the hours, a swipe that scrolls does not', async ({
    page,
  }) => {
    await page.goto(paths.calculator);
    const { slider, thumb, amounts } = partsOf(page);
    await expect(thumb).toBeVisible();
    const recorded = await recordHours(page);

    await test.step('CALC-5 a swipe that scrolls does not change the hours, wherever it starts', async () => {
      for (const along of [0.02, 0.4, 0.9])
        for (const x of [0, 12, -12]) {
          await scrollToTop(page);
          const start = await pointOn(page.locator('.hours-slider'), along);
          await swipe(page, start, { x, y: -200 });
          await expect
            .poll(() => scrollPosition(page), `${along}, ${x} px sideways`)
            .toBeGreaterThan(100);
          await expect(amounts.first()).toHaveText(laborText(minHours));
        }
      expect(recorded).toEqual([]);
      await expect(page).toHaveURL(paths.calculator);
      await expect(thumb).not.toBeFocused();
    });

    await test.step('CALC-5 restores the hours when the browser cancels a drag', async () => {
      await scrollToTop(page);
      await swipe(page, await pointOn(slider, 0.5), { x: 400, y: 0 }, 'touchCancel');
      await expect(amounts.first()).toHaveText(laborText(minHours));
      expect(recorded).toContain(maxHours);
    });

    await test.step('CALC-2 a horizontal drag sets the hours without scrolling', async () => {
      const before = await scrollPosition(page);
      await swipe(page, await pointOn(slider, 0.5), { x: 400, y: 20 });
      await expect(amounts.first()).toHaveText(laborText(maxHours));
      expect(await scrollPosition(page)).toBe(before);
      await swipe(page, await pointOn(slider, 0.5), { x: -400, y: -20 });
      await expect(amounts.first()).toHaveText(laborText(minHours));
    });

    await test.step('CALC-2 a tap on the track sets the hours; a tap on the thumb does not', async () => {
      const middle = await pointOn(page.locator('.hours-slider'), 0.5);
      await page.touchscreen.tap(middle.x, middle.y);
      const middleHours = (minHours + maxHours) / 2;
      await expect(amounts.first()).toHaveText(laborText(middleHours));
      const edge = await pointOn(thumb, 0.9);
      await page.touchscreen.tap(edge.x, edge.y);
      await page.keyboard.press('ArrowRight');
      await expect(amounts.first()).toHaveText(laborText(middleHours + stepHours));
    });
  });

  test('CALC-5 before hydration, a swipe does not change the hours and a tap does', async ({
    page,
  }) => {
    const release = await delayScripts(page);
    await page.goto(paths.calculator);
    const { slider, thumb, amounts } = partsOf(page);
    const before = await scrollPosition(page);
    await swipe(page, await pointOn(slider, 0.5), { x: 0, y: -200 });
    await expect.poll(() => scrollPosition(page)).toBeGreaterThan(before + 100);
    await expect(slider).toHaveValue(String(minHours));
    const end = await pointOn(slider, 0.99);
    await page.touchscreen.tap(end.x, end.y);
    release();
    await expect(thumb).toBeVisible();
    await expect(amounts.first()).toHaveText(laborText(maxHours));
  });
});
