import { setTimeout as pause } from 'node:timers/promises';
import type { MobilePage } from './mobile-page.ts';

/** A place on the screen, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Runs in the page. @returns the center of a visible element, once it exists, scrolled into view */
async function centerOf(selector: string, index: number): Promise<Point> {
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const findElement = () => [...document.querySelectorAll(selector)].filter(isVisible)[index];
  let element = findElement();
  while (!element) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    element = findElement();
  }
  const found = element;
  const center = () => {
    // The first line of a link that spans two lines.
    const [{ x, y, width, height } = found.getBoundingClientRect()] = found.getClientRects();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const { x, y } = center();
  if (found.contains(document.elementFromPoint(x, y))) return { x, y };
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  // A visitor touches what a frame has shown.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  return center();
}

/**
 * Waits for a visible element.
 * @param index among the visible elements that match
 * @returns the point to touch
 */
export function find(page: MobilePage, selector: string, index = 0): Promise<Point> {
  return page.evaluate(centerOf, selector, index);
}

/** Touches the first point, moves to the others and lifts the finger. */
export async function touch({ session }: MobilePage, points: readonly Point[], stepMs: number) {
  for (const [at, point] of points.entries()) {
    const type = at === 0 ? 'touchStart' : 'touchMove';
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: [point] });
    await pause(stepMs);
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Touches a visible element briefly. */
export async function tap(page: MobilePage, selector: string, index = 0): Promise<void> {
  await touch(page, [await find(page, selector, index)], 0);
}

/** Moves a mouse to a point, waits and clicks. */
export async function click({ session }: MobilePage, point: Point, hoverMs: number): Promise<void> {
  const button = { ...point, button: 'left', clickCount: 1 } as const;
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...point });
  await pause(hoverMs);
  await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button });
  await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button });
}

/** Presses a key for each character. */
export async function type({ session }: MobilePage, text: string, stepMs: number): Promise<void> {
  for (const key of text) {
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key });
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
    await pause(stepMs);
  }
}
