import type { Page } from '@playwright/test';

/** Under load, a page may get no frame for many seconds: a second without one counts as a frame. */
const LONGEST_FRAME_MS = 1000;

/** Waits for the page's next animation frame. */
export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(
    (limit) =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, limit);
      }),
    LONGEST_FRAME_MS,
  );
}
