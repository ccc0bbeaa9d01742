import { inChunks } from '#tests/support/addresses.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { center, layoutShifts } from '#tests/support/geometry.ts';
import { hydrateContent } from '#tests/support/islands.ts';
import {
  brokenWords,
  scaleRoot,
  scaleTextOnly,
  shareCoveredBySticky,
  controlsSmallerThan,
  coveredButtons,
  spaceText,
  unreadableTexts,
  horizontalOverflow,
  gapAboveFooter,
  controlsWithoutBorder,
} from '#tests/support/layout.ts';
import { listKinds, layoutSamples, templates } from '#tests/support/sampling.ts';
import { scrollThrough } from '#tests/support/scroll-through.ts';

/** Minimum size of a touch target, in CSS pixels. */
const MIN_TARGET_PX = 44;
const PHONE_WIDTHS = [320, 360, 640];
const WIDTHS = [...PHONE_WIDTHS, 768, 1280];
/** WCAG 1.4.4. At the same width the same rules apply to sizes below it. */
const LARGE_TEXT = 2;
/** Maximum share of the window that sticky elements cover at 400% zoom. */
const MAX_COVERED_SHARE = 1 / 3;

test.beforeEach(async ({ page, allowProblems }) => {
  allowProblems(/404/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const group of inChunks(layoutSamples, 3)) {
  const title = `A11Y text is whole in narrow, wide and zoomed windows, at 200% and spaced: ${listKinds(group)}`;

  test(title, { tag: '@desktop' }, async ({ page }) => {
    for (const { kind, path } of group) {
      await page.goto(path);
      const expectWhole = async (where: string) => {
        const faults = await Promise.all([unreadableTexts(page), horizontalOverflow(page)]);
        expect.soft(faults.flat(), `${kind}, ${where}`).toEqual([]);
      };
      const expectWholeIn = async (widths: readonly number[], where: string) => {
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          await expectWhole(`${width} px, ${where}`);
        }
      };
      for (const width of WIDTHS) {
        await expectWholeIn([width], 'WCAG 1.4.10');
        expect.soft(await brokenWords(page), `${kind}, ${width} px`).toEqual([]);
        expect.soft(Math.abs((await gapAboveFooter(page)) ?? 0), kind).toBeLessThan(1);
      }

      await page.setViewportSize({ width: 2560, height: 1200 });
      expect.soft(await horizontalOverflow(page), `${kind}, 2560 px`).toEqual([]);

      await page.setViewportSize({ width: 320, height: 256 });
      const heading = page.getByRole('heading', { level: 1 });
      await center(heading);
      await expect.soft(heading, `${kind}, 400% zoom`).toBeInViewport();
      expect.soft(await horizontalOverflow(page), `${kind}, 400% zoom`).toEqual([]);
      expect.soft(await shareCoveredBySticky(page), kind).toBeLessThan(MAX_COVERED_SHARE);

      await spaceText(page, true);
      await expectWholeIn(PHONE_WIDTHS, 'spaced (WCAG 1.4.12)');
      await spaceText(page, false);

      await scaleRoot(page, LARGE_TEXT);
      await expectWholeIn(WIDTHS, '200% (WCAG 1.4.4)');

      // Not reversible: twice the sizes of a wide window, the last of the widths.
      await scaleTextOnly(page, LARGE_TEXT);
      await expectWholeIn(WIDTHS, '200% of the text only');

      await page.emulateMedia({ forcedColors: 'active' });
      const bare = await controlsWithoutBorder(page);
      expect.soft(bare, `${kind}, controls without a border in forced colors`).toEqual([]);
      // Unlike a background, the browser does not take it away.
      const tinted = await page
        .locator('main *')
        .evaluateAll((all) =>
          all.filter((one) => getComputedStyle(one).borderImageSource !== 'none').map(String),
        );
      expect.soft(tinted, `${kind}, grounds of our own in forced colors`).toEqual([]);
      await page.emulateMedia({ forcedColors: null });
      const moving = await page.evaluate(() => document.getAnimations().length);
      expect.soft(moving, `${kind}, animations with reduced motion`).toBe(0);
      await expect(page.locator('html'), kind).toHaveCSS('scroll-behavior', 'auto');
    }
  });
}

for (const group of inChunks(templates, 6)) {
  const steady = `A11Y the page has no layout shifts and touch targets of 44 px, no button below another control: ${listKinds(group)}`;

  test(steady, { tag: '@phone' }, async ({ page }) => {
    for (const { kind, path } of group) {
      await page.goto(path);
      await scrollThrough(page);
      await hydrateContent(page);
      expect.soft(await layoutShifts(page), `${kind}, layout shifts`).toEqual([]);
      expect
        .soft(await controlsSmallerThan(page, MIN_TARGET_PX), `${kind}, below ${MIN_TARGET_PX} px`)
        .toEqual([]);
      expect.soft(await coveredButtons(page), `${kind}, covered buttons`).toEqual([]);
      expect.soft(await horizontalOverflow(page), `${kind}, horizontal scrolling`).toEqual([]);
    }
  });
}
