import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'astro/zod';
import { waitUntil } from './browser.ts';
import type { MobilePage } from './mobile-page.ts';

const pointSchema = z.object({ x: z.number(), y: z.number() });
/** A place on the screen, in CSS pixels. */
export type Point = z.output<typeof pointSchema>;

/** Runs in the page. @returns the center of a visible element, after scrolling it into view */
function centerOf(selector: string, index: number) {
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const element = [...document.querySelectorAll(selector)].filter(isVisible)[index];
  if (!element) return undefined;
  const center = () => {
    // The first line of a link that spans two lines.
    const [{ x, y, width, height } = element.getBoundingClientRect()] = element.getClientRects();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const { x, y } = center();
  if (element.contains(document.elementFromPoint(x, y))) return { x, y };
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return center();
}

/**
 * Waits for a visible element.
 * @param index among the visible elements that match
 * @returns the point to touch
 */
export async function find(page: MobilePage, selector: string, index = 0): Promise<Point> {
  let point: Point | undefined;
  await waitUntil(`${selector} is visible`, async () => {
    point = await page.evaluate(pointSchema.optional(), centerOf, selector, index);
    return point !== undefined;
  });
  return pointSchema.parse(point);
}

/** Touches the first point, moves to the others and lifts the finger. */
export async function touch(page: MobilePage, points: readonly Point[], stepMs: number) {
  for (const [at, point] of points.entries()) {
    const type = at === 0 ? 'touchStart' : 'touchMove';
    await page.session.send('Input.dispatchTouchEvent', { type, touchPoints: [point] });
    await pause(stepMs);
  }
  await page.session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Touches a visible element briefly. */
export async function tap(page: MobilePage, selector: string, index = 0): Promise<void> {
  await touch(page, [await find(page, selector, index)], 0);
}

/** Moves a mouse to a point, waits and clicks. */
export async function click(page: MobilePage, point: Point, hoverMs: number): Promise<void> {
  const button = { ...point, button: 'left', clickCount: 1 };
  await page.session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await page.session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...point });
  await pause(hoverMs);
  await page.session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button });
  await page.session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button });
}

/** Presses a key for each character. */
export async function type(page: MobilePage, text: string, stepMs: number): Promise<void> {
  for (const key of text) {
    await page.session.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key });
    await page.session.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
    await pause(stepMs);
  }
}

/** Taps a field and inserts the whole text at once, as a password manager does. */
export async function fill(page: MobilePage, selector: string, text: string): Promise<void> {
  await tap(page, selector);
  await page.session.send('Input.insertText', { text });
}
