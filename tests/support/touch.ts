import type { Locator, Page } from '@playwright/test';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Enough move events for the browser to recognize a scroll instead of a tap. */
const STEPS = 8;

/** @returns a point of the element; `along` is 0 at its left edge and 1 at its right edge. */
export async function pointOn(element: Locator, along: number): Promise<Point> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${String(element)} is not drawn`);
  return { x: box.x + box.width * along, y: box.y + box.height / 2 };
}

/**
 * Swipes with one finger. The browser handles these events like real touches: it scrolls and then
 * cancels the pointer.
 *
 * @param end - 'touchCancel' if the system interrupts the touch, e.g. for a call
 */
export async function swipe(
  page: Page,
  from: Point,
  by: Point,
  end: 'touchEnd' | 'touchCancel' = 'touchEnd',
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // The finger rests before it is lifted, so that the page does not continue to scroll.
  const startSeconds = Date.now() / 1000 - 2;
  const touch = (
    type: 'touchStart' | 'touchMove' | typeof end,
    touchPoints: Point[],
    seconds: number,
  ) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints,
      timestamp: startSeconds + seconds,
    });
  await touch('touchStart', [from], 0);
  for (let step = 1; step <= STEPS; step += 1) {
    const part = step / STEPS;
    await touch('touchMove', [{ x: from.x + by.x * part, y: from.y + by.y * part }], part);
  }
  await touch(end, [], 2);
  await session.detach();
}
