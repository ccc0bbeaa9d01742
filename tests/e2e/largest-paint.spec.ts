import type { Page } from '@playwright/test';
import { paths } from '#src/routes/paths.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { waitForFrames } from '#tests/support/frames.ts';
import { delayScripts } from '#tests/support/islands.ts';

/** Marks every element that the server sent. */
const markServed = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('*')) element.setAttribute('data-served', '');
  });

/** @returns the start of the text of the largest paint's element, if the server sent it and it is still there */
const servedLargestPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string | undefined>((resolve) => {
        new PerformanceObserver((list) => {
          const entry = list.getEntries().at(-1);
          if (!entry || !('element' in entry) || !(entry.element instanceof Element)) return;
          const isServed = entry.element.isConnected && entry.element.matches('[data-served]');
          resolve(isServed ? entry.element.textContent.trim().slice(0, 40) : undefined);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

test("the largest paint is the server's HTML, which hydration does not replace @phone", async ({
  page,
}) => {
  // High enough for every island's first part to be visible, which starts its hydration.
  await page.setViewportSize({ width: 360, height: 1200 });
  for (const path of [paths.calculator, paths.faq, paths.login]) {
    const release = await delayScripts(page);
    await page.goto(path);
    // A drawing may be the largest: it arrives by itself.
    await page.waitForFunction(() =>
      [...document.images].every(
        (image) =>
          image.complete ||
          !image.checkVisibility() ||
          image.getBoundingClientRect().top > innerHeight,
      ),
    );
    await waitForFrames(page);
    await markServed(page);
    const before = await servedLargestPaint(page);
    expect(before, path).toBeDefined();
    release();
    await expect(page.locator('main astro-island').first()).not.toHaveAttribute('ssr');
    // Two frames: a paint of hydrated content has been reported by then.
    await waitForFrames(page);
    expect(await servedLargestPaint(page), path).toBe(before);
  }
});
