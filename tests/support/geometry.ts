import type { Locator, Page } from '@playwright/test';

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${String(element)} is not drawn`);
  return box;
}

/** @returns free pixels between the header's lower edge and the element; negative: it is covered. */
export async function pixelsBelowHeader(page: Page, element: Locator): Promise<number> {
  const header = await boxOf(page.getByRole('banner'));
  return (await boxOf(element)).y - Math.max(0, header.y + header.height);
}

/** @returns how far the page is scrolled, in pixels. */
export function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** Scrolls to the top of the page at once. */
export async function scrollToTop(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** Brings the element to the middle of the window at once. */
export async function centre(element: Locator): Promise<void> {
  await element.evaluate((node) => {
    node.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
}

/** @returns the shifts of what was painted so far (CLS counts them), each with what moved. */
export function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const shifts: string[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry));
        }).observe({ type: 'layout-shift', buffered: true });
        // Buffered entries are handed over in a task of their own, before the second frame.
        requestAnimationFrame(() => {
          requestAnimationFrame(() => {
            setTimeout(() => {
              resolve(shifts);
            });
          });
        });
      }),
  );
}
