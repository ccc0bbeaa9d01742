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
  applyTextSpacing,
  unreadableTexts,
  horizontalOverflow,
  controlsWithoutBorder,
} from '#tests/support/layout.ts';
import { listKinds, kindsOfPages, layoutSamples, templates } from '#tests/support/sampling.ts';
import { scrollThrough } from '#tests/support/scroll-through.ts';

/** Minimum size of a touch target, in CSS pixels. */
const MIN_TARGET_PX = 44;
const PHONE_WIDTHS = [320, 360, 640];
/** Text sizes in percent, by the two ways in which browsers enlarge text; what is not reversible last. */
const TEXT_SIZES = [
  [scaleRoot, 100],
  [scaleRoot, 150],
  [scaleRoot, 200],
  [scaleTextOnly, 200],
] as const;
/** Maximum share of the window that sticky elements cover at 400% zoom. */
const MAX_COVERED_SHARE = 1 / 3;

test.beforeEach(async ({ page, allowProblems }) => {
  allowProblems(/404/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const group of inChunks(layoutSamples, 3)) {
  const title = `A11Y the page fits narrow, wide and zoomed windows and spaced text: ${listKinds(group)}`;

  test(title, { tag: '@desktop' }, async ({ page }) => {
    for (const { kind, path } of group) {
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto(path);
      expect.soft(await horizontalOverflow(page), `${kind}, 320 px (WCAG 1.4.10)`).toEqual([]);

      await page.setViewportSize({ width: 320, height: 256 });
      const heading = page.getByRole('heading', { level: 1 });
      await center(heading);
      await expect.soft(heading, `${kind}, 400% zoom`).toBeInViewport();
      expect.soft(await horizontalOverflow(page), `${kind}, 400% zoom`).toEqual([]);
      expect.soft(await shareCoveredBySticky(page), kind).toBeLessThan(MAX_COVERED_SHARE);

      await page.setViewportSize({ width: 2560, height: 1200 });
      expect.soft(await horizontalOverflow(page), `${kind}, 2560 px`).toEqual([]);

      await applyTextSpacing(page);
      for (const width of PHONE_WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const where = `${kind}, ${width} px, spaced (WCAG 1.4.12)`;
        expect.soft(await unreadableTexts(page), where).toEqual([]);
        expect.soft(await horizontalOverflow(page), where).toEqual([]);
      }
    }
  });

  const large = `A11Y text is readable at 100, 150 and 200% (WCAG 1.4.4): ${listKinds(group)}`;

  test(large, { tag: '@desktop' }, async ({ page }) => {
    for (const { kind, path } of group) {
      await page.goto(path);
      for (const [scale, percent] of TEXT_SIZES) {
        await scale(page, percent / 100);
        for (const width of [...PHONE_WIDTHS, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          const where = `${kind}, ${width} px, ${percent}% by ${scale.name}`;
          expect.soft(await unreadableTexts(page), where).toEqual([]);
          expect.soft(await horizontalOverflow(page), where).toEqual([]);
          if (percent === 100) expect.soft(await brokenWords(page), where).toEqual([]);
        }
      }
    }
  });
}

for (const group of inChunks(templates, 4)) {
  const modes = `A11Y controls have borders in forced colors; reduced motion stops animations: ${listKinds(group)}`;

  test(modes, { tag: '@desktop' }, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    for (const { kind, path } of group) {
      await page.goto(path);
      expect
        .soft(await controlsWithoutBorder(page), `${kind}, controls without a border`)
        .toEqual([]);
      const moving = await page.evaluate(() => document.getAnimations().length);
      expect.soft(moving, `${kind}, animations`).toBe(0);
      await expect(page.locator('html'), kind).toHaveCSS('scroll-behavior', 'auto');
    }
  });
}

for (const group of inChunks(kindsOfPages, 4)) {
  const steady = `A11Y the page has no layout shifts and touch targets of 44 px: ${listKinds(group)}`;

  test(steady, { tag: '@phone' }, async ({ page }) => {
    for (const { kind, path } of group) {
      await page.goto(path);
      await scrollThrough(page);
      await hydrateContent(page);
      expect.soft(await layoutShifts(page), `${kind}, layout shifts`).toEqual([]);
      expect
        .soft(await controlsSmallerThan(page, MIN_TARGET_PX), `${kind}, below ${MIN_TARGET_PX} px`)
        .toEqual([]);
      expect.soft(await horizontalOverflow(page), `${kind}, horizontal scrolling`).toEqual([]);
    }
  });
}
