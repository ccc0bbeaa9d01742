import type { Locator, Page } from '@playwright/test';
import { waitForFrames } from './frames.ts';

/** @returns the box of an element that is drawn. */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${String(element)} is not drawn`);
  return box;
}

/** @returns the pixels between the header's lower edge and the element; negative if it is covered */
export async function pixelsBelowHeader(page: Page, element: Locator): Promise<number> {
  const header = await boxOf(page.getByRole('banner'));
  return (await boxOf(element)).y - Math.max(0, header.y + header.height);
}

/** @returns the vertical scroll position, in pixels. */
export function scrollPosition(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** Scrolls to the top of the page without animation. */
export async function scrollToTop(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** Scrolls the element to the center of the window without animation. */
export async function center(element: Locator): Promise<void> {
  await element.evaluate((node) => {
    node.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
}

/** @returns the layout shifts so far that count (not right after an input), as JSON with their sources. */
export async function layoutShifts(page: Page): Promise<string[]> {
  const shifts = await page.evaluateHandle(() => {
    const found: string[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('hadRecentInput' in entry && !entry.hadRecentInput) found.push(JSON.stringify(entry));
      }
    }).observe({ type: 'layout-shift', buffered: true });
    return found;
  });
  // Buffered entries are delivered in a separate task, before the second frame.
  await waitForFrames(page);
  return shifts.jsonValue();
}
