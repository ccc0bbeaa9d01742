import type { JSHandle, Page } from '@playwright/test';
import sharp from 'sharp';

/** An element that the Tab key focused. */
interface Stop {
  readonly name: string;
  /** Accessibility faults of the focused element. */
  readonly faults: readonly string[];
  readonly isInFooter: boolean;
}

interface Walk {
  readonly stops: readonly Stop[];
  /** Focusable elements that were never focused. */
  readonly missed: readonly string[];
}

/** More than any page has, so a longer walk is a keyboard trap. */
const MAX_STOPS = 400;

/** The area of a focus ring, in CSS pixels of the window. */
interface RingArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The perimeter of the focused element, in CSS pixels. */
  readonly perimeter: number;
}

/** WCAG 2.4.13: an area as large as a 2 px line around the element changes with a contrast of 3:1. */
const RING_PIXELS = 2;
const RING_CONTRAST = 3;
const CHANNELS = 3;

/** @returns the relative luminance of each pixel (WCAG 2.2) */
async function computeLuminances(screenshot: Buffer): Promise<readonly number[]> {
  const bytes = await sharp(screenshot).removeAlpha().raw().toBuffer();
  const linear = (value = 0) =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  return Array.from({ length: bytes.length / CHANNELS }, (_, at) => {
    const [red, green, blue] = bytes.subarray(at * CHANNELS, (at + 1) * CHANNELS);
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  });
}

/** @returns the area of the focused element and its focus ring */
function getRingArea(page: Page): Promise<RingArea | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const boxes = [...(element?.getClientRects() ?? [])].filter((box) => box.width > 0);
    if (!element || boxes.length === 0) return undefined;
    const { outlineWidth, outlineOffset } = getComputedStyle(element);
    const reach = Number.parseFloat(outlineWidth) + Math.max(0, Number.parseFloat(outlineOffset));
    const left = Math.floor(Math.min(...boxes.map((box) => box.left)) - reach);
    const top = Math.floor(Math.min(...boxes.map((box) => box.top)) - reach);
    const right = Math.ceil(Math.max(...boxes.map((box) => box.right)) + reach);
    const bottom = Math.ceil(Math.max(...boxes.map((box) => box.bottom)) + reach);
    return {
      x: Math.max(0, left),
      y: Math.max(0, top),
      width: Math.min(innerWidth, right) - Math.max(0, left),
      height: Math.min(innerHeight, bottom) - Math.max(0, top),
      perimeter: boxes.reduce((sum, { width, height }) => sum + 2 * (width + height), 0),
    };
  });
}

/** Compares screenshots with and without the focus ring. @returns the faults of the ring */
async function findRingFaults(page: Page): Promise<readonly string[]> {
  const area = await getRingArea(page);
  if (!area || area.width <= 0 || area.height <= 0) return ['outside the window'];
  const { perimeter, ...clip } = area;
  const takeScreenshot = async () =>
    computeLuminances(
      await page.screenshot({ clip, scale: 'css', animations: 'allow', caret: 'hide' }),
    );
  const setOutline = (value: string) =>
    page.evaluate((outline) => {
      const element = document.activeElement;
      if (element instanceof HTMLElement || element instanceof SVGElement)
        element.style.setProperty('outline', outline, outline && 'important');
    }, value);
  const focused = await takeScreenshot();
  await setOutline('none');
  const plain = await takeScreenshot();
  await setOutline('');
  const changed = focused.filter((value, at) => {
    const [darker, lighter] = [value, plain[at] ?? value].toSorted((a, b) => a - b);
    return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05) >= RING_CONTRAST;
  }).length;
  const share = changed / (RING_PIXELS * perimeter);
  return share < 1 ? [`${Math.round(share * 100)}% of the focus ring is visible`] : [];
}

/** Inspects the focused element. @returns undefined if it was visited before */
function inspectFocused(page: Page, seen: JSHandle<Set<Element>>): Promise<Stop | undefined> {
  return page.evaluate((visited) => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement || element instanceof SVGElement)) return undefined;
    if (element === document.body || visited.has(element)) return undefined;
    visited.add(element);

    const faults: string[] = [];
    // A link that wraps has a box for each line: use the first.
    const box = [...element.getClientRects()].find(({ width, height }) => width * height > 0);
    if (!box) faults.push('not drawn');
    else {
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      const isUncovered = top !== null && (element.contains(top) || top.contains(element));
      if (!isUncovered)
        faults.push(
          `hidden${top ? ` by ${top.tagName}.${top.getAttribute('class') ?? ''}` : ', outside'}`,
        );
    }
    const name = element.ariaLabel ?? element.textContent.replaceAll(/\s+/g, ' ').trim();
    const isInFooter = element.closest('footer') !== null;
    return { name: `${element.tagName} '${name.slice(0, 50)}'`, faults, isInFooter };
  }, seen);
}

/** @returns focusable elements that were not visited */
function findUnvisited(page: Page, seen: JSHandle<Set<Element>>): Promise<string[]> {
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

/**
 * Moves through the page with the Tab key and inspects every stop and its focus ring.
 *
 * @param comparesFooter - whether to compare the rings in the footer, which is the same on all pages
 */
export async function walkByTab(page: Page, comparesFooter: boolean): Promise<Walk> {
  const seen = await page.evaluateHandle(() => new Set<Element>());
  const stops: Stop[] = [];
  while (stops.length < MAX_STOPS) {
    await page.keyboard.press('Tab');
    const stop = await inspectFocused(page, seen);
    if (!stop) break;
    const ringFaults = comparesFooter || !stop.isInFooter ? await findRingFaults(page) : [];
    stops.push({ ...stop, faults: [...stop.faults, ...ringFaults] });
  }
  return { stops, missed: await findUnvisited(page, seen) };
}
