import type { Page } from '@playwright/test';

/** Scrolls from top to bottom in steps below a window's height, so that all that waits to be near
 * is called; then back to the top. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A window that the browser thinks hidden draws no frames: then a moment stands in for one.
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 100);
      });
    const step = Math.round(window.innerHeight * 0.8);
    // The page may grow while it is read: its height is asked each time.
    for (let top = 0; top < document.body.scrollHeight; top += step) {
      window.scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    await frame();
  });
}
