import type { Page } from '@playwright/test';
import { waitForFrames } from './frames.ts';

/** Scrolls to the bottom in steps below the window's height, so that every island near the viewport
 * hydrates, then back to the top. */
export async function scrollThrough(page: Page): Promise<void> {
  const scrollTo = (position: number) =>
    page.evaluate((top) => {
      window.scrollTo({ top, behavior: 'instant' });
      return document.body.scrollHeight;
    }, position);
  const step = await page.evaluate(() => Math.round(window.innerHeight * 0.8));
  // The page's height may change during the loop.
  for (let top = 0; top < (await scrollTo(top)); top += step) {
    await waitForFrames(page);
  }
  await scrollTo(0);
  await waitForFrames(page);
}
