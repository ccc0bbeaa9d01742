import { queryFromEntry } from '#src/domain/calculator-address.ts';
import { company, prices } from '#src/queries/content.ts';
import { paths, pathsIn } from '#src/routes/paths.ts';
import { expectEstimate, openHydrated, partsOf } from '#tests/support/calculator-page.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { boxOf, layoutShifts } from '#tests/support/geometry.ts';
import { delayScripts, islandOf } from '#tests/support/islands.ts';

// What a visitor does before the script has arrived.

const { minHours, maxHours, stepHours } = prices.labor;

test('CALC-4 explains an unreadable amount that was typed before hydration and keeps it; buttons that need script come with it @desktop', async ({
  page,
}) => {
  const release = await delayScripts(page);
  await page.goto(paths.calculator);
  const { thumb, materials } = partsOf(page);
  // Chromium accepts these characters, which are not a number yet.
  await materials.pressSequentially('1e');
  const copy = page.getByRole('main').getByText('Copy link');
  await expect(copy).toBeHidden();
  release();
  await expect(thumb).toBeVisible();
  await expect(copy).toBeVisible();
  await expect(materials).toHaveAccessibleDescription('Enter a plain number, such as 1200.50');
  await expect(materials).toHaveAttribute('aria-invalid', 'true');
  await expectEstimate(page, { hours: minHours, materialsCents: 0 });
  // One more digit completes the number.
  await materials.press('End');
  await materials.press('2');
  await expect(materials).toHaveValue('1e2');
  await expect(materials).not.toHaveAttribute('aria-invalid');
  await expectEstimate(page, { hours: minHours, materialsCents: 100_00 });
});

test('CALC-6 no key press on the slider is lost during hydration @desktop', async ({ page }) => {
  const presses = 12;
  const release = await delayScripts(page);
  await page.goto(paths.calculator);
  const { slider, thumb } = partsOf(page);
  await slider.focus();
  // The role of the element that has the focus, and gets the next key press, after hydration
  // has replaced the slider.
  const focused = page.evaluate(
    () =>
      new Promise((resolve) => {
        const island = document.querySelector('astro-island:has(input[type=range])');
        if (!island) throw new Error('the island of the slider is missing');
        new MutationObserver(() => {
          if (!island.querySelector('input[type=range]')) resolve(document.activeElement?.role);
        }).observe(island, { childList: true, subtree: true });
      }),
  );
  await page.keyboard.press('ArrowRight');
  release();
  for (let press = 1; press < presses; press += 1) await page.keyboard.press('ArrowRight');
  expect(await focused).toBe('slider');
  await expect(thumb).toBeFocused();
  await expect(thumb).toHaveAttribute('aria-valuenow', String(minHours + presses * stepHours));
});

test('keeps entries made before hydration @phone', async ({ page }) => {
  const release = await delayScripts(page);
  await page.goto(paths.calculator);
  const { slider, thumb, less, more, materials } = partsOf(page);
  const groove = await boxOf(slider);
  await slider.press('ArrowRight');
  await materials.fill('70');
  await more.click();
  await more.click();
  await more.click();
  // The button is aria-disabled before hydration; without `force`, Playwright waits for it.
  await less.click({ force: true });
  await expect(slider).toHaveValue(String(minHours + 3 * stepHours));
  await expect(islandOf(materials)).toHaveAttribute('ssr');
  release();
  await expect(thumb).toBeVisible();
  // The native slider and the island's slider have the same groove.
  const { x, width } = await boxOf(page.locator('.hours-track'));
  expect([x, width]).toEqual([groove.x, groove.width]);
  await expect(materials).toHaveValue('70');
  await expectEstimate(page, { hours: minHours + 3 * stepHours, materialsCents: 70_00 });
});

test('CALC-2 a drag that starts before hydration continues to its end @desktop', async ({
  page,
}) => {
  const release = await delayScripts(page);
  await page.goto(paths.calculator);
  const { slider, thumb, more } = partsOf(page);
  const requests = page.waitForResponse(/PriceCalculator.*\.js/);
  await slider.hover();
  await page.mouse.down();
  release();
  await requests;
  await more.hover();
  await page.mouse.up();
  await expect(thumb).toBeVisible();
  await expectEstimate(page, { hours: maxHours, materialsCents: 0 });
});

test('hydration causes no layout shift', async ({ page, isMobile }) => {
  const entry = `?${queryFromEntry({ hours: 2.5, materialsCents: 120_00 })}`;
  await openHydrated(page);
  expect(await layoutShifts(page)).toEqual([]);
  for (const width of isMobile ? [320, 360] : [1280])
    for (const { calculator } of company.languages.map((locale) => pathsIn(locale))) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(`${calculator}${entry}`);
      await expect(page.locator('span[role=slider]')).toBeVisible();
      expect(await layoutShifts(page), `${calculator}, ${width} px`).toEqual([]);
    }
});
