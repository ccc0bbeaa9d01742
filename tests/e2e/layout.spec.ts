import { inChunks } from '#tests/support/addresses.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { centre, layoutShifts } from '#tests/support/geometry.ts';
import {
  clippedTexts,
  doubleText,
  shareCoveredBySticky,
  smallerThan,
  spaceText,
  widerThanWindow,
  withoutEdge,
} from '#tests/support/layout.ts';
import { kindsIn, kindsOfPages, layoutSamples } from '#tests/support/sampling.ts';
import { scrollThrough } from '#tests/support/scroll-through.ts';

/** A finger's least target for what matters, in CSS pixels. */
const FINGER = 44;
/** What may stay over the content of a window as low as 400% zoom makes it. */
const MOST_COVERED = 1 / 3;

test.beforeEach(async ({ page, allowProblems }) => {
  allowProblems(/404/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const group of inChunks(layoutSamples, 3)) {
  const title = `A11Y narrow, zoomed, large and spaced text: ${kindsIn(group)}`;

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

      await page.setViewportSize({ width: 360, height: 800 });
      await spaceText(page);
      expect.soft(await clippedTexts(page), `${kind}, spaced (WCAG 1.4.12)`).toEqual([]);
      expect.soft(await widerThanWindow(page), `${kind}, spaced`).toEqual([]);

      await page.setViewportSize({ width: 2560, height: 1200 });
      await page.reload();
      expect.soft(await widerThanWindow(page), `${kind}, 2560 px`).toEqual([]);

      await page.setViewportSize({ width: 1280, height: 800 });
      await doubleText(page);
      expect.soft(await clippedTexts(page), `${kind}, double (WCAG 1.4.4)`).toEqual([]);
      expect.soft(await widerThanWindow(page), `${kind}, double`).toEqual([]);
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
