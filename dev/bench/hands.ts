import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'astro/zod';
import type { Phone } from './phone.ts';
import { waitUntil } from './wait.ts';

const pointSchema = z.object({ x: z.number(), y: z.number() });
export type Point = z.output<typeof pointSchema>;

/** Runs in the page. @returns the middle of a visible element, scrolled to where a finger gets at it */
function middle(selector: string, number: number) {
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const element = [...document.querySelectorAll(selector)].filter(isVisible)[number];
  const find = () => {
    // Of a link over two lines, the first.
    const { x = 0, y = 0, width = 0, height = 0 } = element?.getClientRects()[0] ?? {};
    return { x: x + width / 2, y: y + height / 2 };
  };
  const { x, y } = find();
  if (element?.contains(document.elementFromPoint(x, y))) return { x, y };
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return element ? find() : undefined;
}

/**
 * @param number which of the visible ones that match
 * @returns where to touch it, once it is there
 */
export async function find(phone: Phone, selector: string, number = 0): Promise<Point> {
  let point: Point | undefined;
  await waitUntil(`there is ${selector}`, async () => {
    point = await phone.read(pointSchema.optional(), middle, selector, number);
    return point !== undefined;
  });
  return pointSchema.parse(point);
}

/** Puts a finger down and lifts it where the last of the points is. */
export async function touch(phone: Phone, points: readonly Point[], stepMs: number): Promise<void> {
  for (const [at, point] of points.entries()) {
    const type = at === 0 ? 'touchStart' : 'touchMove';
    await phone.session.send('Input.dispatchTouchEvent', { type, touchPoints: [point] });
    await pause(stepMs);
  }
  await phone.session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** A short touch of a visible element. */
export async function tap(phone: Phone, selector: string, number = 0): Promise<void> {
  await touch(phone, [await find(phone, selector, number)], 0);
}

/** Rests on a point with a mouse, then clicks. */
export async function click(phone: Phone, point: Point, restMs: number): Promise<void> {
  const button = { ...point, button: 'left', clickCount: 1 } as const;
  await phone.session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await phone.session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...point });
  await pause(restMs);
  await phone.session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button });
  await phone.session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button });
}

/** Presses key after key, each with a character. */
export async function type(phone: Phone, text: string, stepMs: number): Promise<void> {
  for (const key of text) {
    await phone.session.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key });
    await phone.session.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
    await pause(stepMs);
  }
}

/** Taps on a field and fills it in one go, as a password manager does. */
export async function fill(phone: Phone, selector: string, text: string): Promise<void> {
  await tap(phone, selector);
  await phone.session.send('Input.insertText', { text });
}
