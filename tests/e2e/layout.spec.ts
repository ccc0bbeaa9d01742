import { inChunks } from '#tests/support/addresses.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { centre, layoutShifts } from '#tests/support/geometry.ts';
import {
  brokenWords,
  scaleRoot,
  scaleTextOnly,
  shareCoveredBySticky,
  smallerThan,
  spaceText,
  unreadableTexts,
  widerThanWindow,
  withoutEdge,
} from '#tests/support/layout.ts';
import { kindsIn, kindsOfPages, layoutSamples } from '#tests/support/sampling.ts';
import { scrollThrough } from '#tests/support/scroll-through.ts';

/** A finger's least target for what matters, in CSS pixels. */
const FINGER = 44;
const PHONE_WIDTHS = [320, 360, 640];
/** In percent, with the two ways in which browsers enlarge text. */
const TEXT_SIZES = [
  [scaleRoot, 100],
  [scaleRoot, 150],
  [scaleRoot, 200],
  [scaleTextOnly, 200],
] as const;
/** What may stay over the content of a window as low as 400% zoom makes it. */
const MOST_COVERED = 1 / 3;

test.beforeEach(async ({ page, allowProblems }) => {
  allowProblems(/404/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const group of inChunks(layoutSamples, 3)) {
  const title = `A11Y narrow, wide, zoomed and spaced text: ${kindsIn(group)}`;

  test(title, { tag: '@desktop' }, async ({ page }) => {
    for (const { kind, path } of group) {
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto(path);
      expect.soft(await widerThanWindow(page), `${kind}, 320 px (WCAG 1.4.10)`).toEqual([]);

      await page.setViewportSize({ width: 320, height: 256 });
      const heading = page.getByRole('heading', { level: 1 });
      await centre(heading);
      await expect.soft(heading, `${kind}, 400% zoom`).toBeInViewport();
      expect.soft(await widerThanWindow(page), `${kind}, 400% zoom`).toEqual([]);
      expect.soft(await shareCoveredBySticky(page), kind).toBeLessThan(MOST_COVERED);

      await page.setViewportSize({ width: 2560, height: 1200 });
      expect.soft(await widerThanWindow(page), `${kind}, 2560 px`).toEqual([]);

      await spaceText(page);
      for (const width of PHONE_WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const where = `${kind}, ${width} px, spaced (WCAG 1.4.12)`;
        expect.soft(await unreadableTexts(page), where).toEqual([]);
        expect.soft(await widerThanWindow(page), where).toEqual([]);
      }
    }
  });

  const large = `A11Y text of 100, 150 and 200% (WCAG 1.4.4): ${kindsIn(group)}`;

  test(large, { tag: '@desktop' }, async ({ page }) => {
    for (const { kind, path } of group)
      for (const [scale, percent] of TEXT_SIZES) {
        await page.goto(path);
        await scale(page, percent / 100);
        for (const width of [...PHONE_WIDTHS, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          const where = `${kind}, ${width} px, ${percent}% by ${scale.name}`;
          expect.soft(await unreadableTexts(page), where).toEqual([]);
          expect.soft(await widerThanWindow(page), where).toEqual([]);
          if (percent === 100) expect.soft(await brokenWords(page), where).toEqual([]);
        }
      }
  });
}

for (const group of inChunks(kindsOfPages, 4)) {
  const modes = `A11Y forced colours keep every edge, reduced motion moves nothing: ${kindsIn(group)}`;

  test(modes, { tag: '@desktop' }, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    for (const { kind, path } of group) {
      await page.goto(path);
      expect.soft(await withoutEdge(page), `${kind}, controls without an edge`).toEqual([]);
      const moving = await page.evaluate(() => document.getAnimations().length);
      expect.soft(moving, `${kind}, animations`).toBe(0);
      await expect(page.locator('html'), kind).toHaveCSS('scroll-behavior', 'auto');
    }
  });

  const steady = `A11Y nothing moves once painted, fingers hit what matters: ${kindsIn(group)}`;

  test(steady, { tag: '@phone' }, async ({ page }) => {
    for (const { kind, path } of group) {
      await page.goto(path);
      await scrollThrough(page);
      await expect(page.locator('main astro-island[ssr]'), kind).toHaveCount(0);
      expect.soft(await layoutShifts(page), `${kind}, layout shifts`).toEqual([]);
      expect.soft(await smallerThan(page, FINGER), `${kind}, below ${FINGER} px`).toEqual([]);
      expect.soft(await widerThanWindow(page), `${kind}, sideways scroll`).toEqual([]);
    }
  });
}
