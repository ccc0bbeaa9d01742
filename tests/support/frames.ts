import type { Page } from '@playwright/test';

/** Under load, a page may get no frame for many seconds: a second without one counts as a frame. */
const LONGEST_FRAME_MS = 1000;

/** Waits for two animation frames: observers are called in the first, and the second draws what they change. */
export async function waitForFrames(page: Page): Promise<void> {
  await page.evaluate(async (limit) => {
    const nextFrame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, limit);
      });
    await nextFrame();
    await nextFrame();
  }, LONGEST_FRAME_MS);
}
