import type { Locator, Page } from '@playwright/test';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Steps of a swipe: enough for the browser to tell a scroll from a tap. */
const STEPS = 8;

/** @returns a point of the element; `along` is 0 at its left edge and 1 at its right edge. */
export async function pointOn(element: Locator, along: number): Promise<Point> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${String(element)} is not drawn`);
  return { x: box.x + box.width * along, y: box.y + box.height / 2 };
}

/**
 * Moves one finger over the screen. The browser takes these events for real touches: it scrolls,
 * and cancels the pointer when it does.
 *
 * @param end 'touchCancel' where the system takes the touch away, as for a call
 */
export async function swipe(
  page: Page,
  from: Point,
  by: Point,
  end: 'touchEnd' | 'touchCancel' = 'touchEnd',
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // The times of a finger that rests before it is lifted: the page does not scroll on afterwards.
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
