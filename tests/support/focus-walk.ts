import type { JSHandle, Page } from '@playwright/test';
import sharp from 'sharp';

/** One stop of the Tab key. */
interface Stop {
  readonly name: string;
  /** what is wrong with it; empty when nothing is */
  readonly faults: readonly string[];
}

interface Walk {
  readonly stops: readonly Stop[];
  /** focusable elements that were never focused */
  readonly missed: readonly string[];
}

/** More stops than any page has: a longer walk is a keyboard trap. */
const MOST_STOPS = 400;

/** Where a focus ring is drawn, in CSS pixels of the window. */
interface RingArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Length of the line around the focused element. */
  readonly perimeter: number;
  /** The element's HTML. */
  readonly markup: string;
}

/** WCAG 2.4.13: as many pixels as a line of 2 px around the element change by 3:1. */
const RING_PIXELS = 2;
const RING_CONTRAST = 3;
const CHANNELS = 3;

/** @returns relative luminance of each pixel (WCAG 2.2) */
async function luminances(picture: Buffer): Promise<readonly number[]> {
  const bytes = await sharp(picture).removeAlpha().raw().toBuffer();
  const linear = (value = 0) =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  return Array.from({ length: bytes.length / CHANNELS }, (_, at) => {
    const [red, green, blue] = bytes.subarray(at * CHANNELS, (at + 1) * CHANNELS);
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  });
}

/** @returns the part of the window around the focused element, ring included */
function ringArea(page: Page): Promise<RingArea | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const boxes = [...(element?.getClientRects() ?? [])].filter((box) => box.width > 0);
    if (!element || boxes.length === 0) return undefined;
    const { outlineWidth, outlineOffset } = getComputedStyle(element);
    const reach = Number.parseFloat(outlineWidth) + Math.max(0, Number.parseFloat(outlineOffset));
    const left = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.left)) - reach));
    const top = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.top)) - reach));
    const right = Math.min(innerWidth, Math.max(...boxes.map((box) => box.right)) + reach);
    const bottom = Math.min(innerHeight, Math.max(...boxes.map((box) => box.bottom)) + reach);
    return {
      x: left,
      y: top,
      width: Math.ceil(right - left),
      height: Math.ceil(bottom - top),
      perimeter: boxes.reduce((sum, { width, height }) => sum + 2 * (width + height), 0),
      markup: element.outerHTML,
    };
  });
}

/** Rings that were found to be visible: header and footer are the same on every page. */
const visibleRings = new Set<string>();

/** @returns what is wrong with the ring on the screen: pixels with it and without it are compared */
async function ringFaults(page: Page): Promise<readonly string[]> {
  const area = await ringArea(page);
  if (!area || area.width <= 0 || area.height <= 0) return ['outside the window'];
  const { perimeter, markup, ...clip } = area;
  const key = [markup, clip.x, clip.width, clip.height, page.viewportSize()?.width].join();
  if (visibleRings.has(key)) return [];
  const picture = async () =>
    luminances(await page.screenshot({ clip, scale: 'css', animations: 'allow', caret: 'hide' }));
  const setOutline = (value: string) =>
    page.evaluate((outline) => {
      const element = document.activeElement;
      if (element instanceof HTMLElement || element instanceof SVGElement)
        element.style.setProperty('outline', outline, outline && 'important');
    }, value);
  const focused = await picture();
  await setOutline('none');
  const plain = await picture();
  await setOutline('');
  const changed = focused.filter((value, at) => {
    const [darker, lighter] = [value, plain[at] ?? value].toSorted((a, b) => a - b);
    return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05) >= RING_CONTRAST;
  }).length;
  const share = changed / (RING_PIXELS * perimeter);
  if (share < 1) return [`${Math.round(share * 100)}% of the focus ring seen`];
  visibleRings.add(key);
  return [];
}

/** Looks at the focused element. @returns undefined when it was visited before: the walk is complete */
function inspect(page: Page, seen: JSHandle<Set<Element>>): Promise<Stop | undefined> {
  return page.evaluate((visited) => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement || element instanceof SVGElement)) return undefined;
    if (element === document.body || visited.has(element)) return undefined;
    visited.add(element);

    const faults: string[] = [];
    // The first line of a link that runs over two.
    const box = [...element.getClientRects()].find(({ width, height }) => width * height > 0);
    if (!box) faults.push('not drawn');
    else {
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      const isOpen = top !== null && (element.contains(top) || top.contains(element));
      if (!isOpen)
        faults.push(
          `hidden${top ? ` by ${top.tagName}.${top.getAttribute('class') ?? ''}` : ', outside'}`,
        );
    }
    const name = element.ariaLabel ?? element.textContent.replaceAll(/\s+/g, ' ').trim();
    return { name: `${element.tagName} '${name.slice(0, 50)}'`, faults };
  }, seen);
}

/** @returns focusable elements that are not among the visited ones */
function unvisited(page: Page, seen: JSHandle<Set<Element>>): Promise<string[]> {
  return page.evaluate((visited) => {
    const candidates = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex]',
    );
    return [...candidates]
      .filter((element) => element.tabIndex >= 0 && !element.matches(':disabled'))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !visited.has(element))
      .map(({ tagName, textContent }) => `${tagName} '${textContent.trim().slice(0, 50)}'`);
  }, seen);
}

/** Walks through the page by the Tab key and inspects every stop, its focus ring on the screen included. */
export async function walkByTab(page: Page): Promise<Walk> {
  const seen = await page.evaluateHandle(() => new Set<Element>());
  const stops: Stop[] = [];
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press('Tab');
    const stop = await inspect(page, seen);
    if (!stop) break;
    stops.push({ ...stop, faults: [...stop.faults, ...(await ringFaults(page))] });
  }
  return { stops, missed: await unvisited(page, seen) };
}
