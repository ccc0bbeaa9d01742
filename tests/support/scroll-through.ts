import type { Page } from '@playwright/test';

/** Scrolls to the bottom in steps below the window's height, so that every island near the viewport
 * hydrates, then back to the top. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A hidden window has no animation frames: the timeout replaces them.
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 100);
      });
    const step = Math.round(window.innerHeight * 0.8);
    // The page's height may change during the loop.
    for (let top = 0; top < document.body.scrollHeight; top += step) {
      window.scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    await frame();
  });
}
