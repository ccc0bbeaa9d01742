import type { CDPSession, JSHandle, Page } from '@playwright/test';
import sharp from 'sharp';

/** An element that the Tab key focused. */
interface Stop {
  readonly name: string;
  /** Accessibility faults of the focused element. */
  readonly faults: readonly string[];
  /** In a header without a current link, which is the same on all pages. */
  readonly isInSharedHeader: boolean;
  /** Colors and boxes of the element and of the elements around it: the same look has the same ring. */
  readonly look: string;
}

interface Walk {
  readonly stops: readonly Stop[];
  /** Focusable elements that were never focused. */
  readonly missed: readonly string[];
}

const RINGS_PER_LOOK = 2;
/** More than any page has, so a longer walk is a keyboard trap. */
const MAX_STOPS = 400;

/** The area of a focus ring, in CSS pixels of the document. */
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

/** @returns the relative luminance of the pixel that begins at a byte (WCAG 2.2) */
function luminanceAt(pixels: Buffer, start: number): number {
  const [red = 0, green = 0, blue = 0] = [...pixels.subarray(start, start + CHANNELS)].map(
    (value) => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** @returns the number of pixels that differ by the contrast of a focus ring */
function countContrasting(focused: Buffer, plain: Buffer): number {
  let count = 0;
  for (let start = 0; start < plain.length; start += CHANNELS) {
    // Most pixels are equal, and luminances take long to compute.
    const end = start + CHANNELS;
    if (focused.compare(plain, start, end, start, end) === 0) continue;
    const [a, b] = [luminanceAt(focused, start) + 0.05, luminanceAt(plain, start) + 0.05];
    if (Math.max(a, b) / Math.min(a, b) >= RING_CONTRAST) count += 1;
  }
  return count;
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
      x: Math.max(0, left) + Math.round(scrollX),
      y: Math.max(0, top) + Math.round(scrollY),
      width: Math.min(innerWidth, right) - Math.max(0, left),
      height: Math.min(innerHeight, bottom) - Math.max(0, top),
      perimeter: boxes.reduce((sum, { width, height }) => sum + 2 * (width + height), 0),
    };
  });
}

/** Compares screenshots with and without the focus ring. @returns the faults of the ring */
async function findRingFaults(page: Page, session: CDPSession): Promise<readonly string[]> {
  const area = await getRingArea(page);
  if (!area || area.width <= 0 || area.height <= 0) return ['outside the window'];
  const { perimeter, ...clip } = area;
  // Half the time of page.screenshot, which prepares the page for each picture.
  const takePixels = async () => {
    const { data } = await session.send('Page.captureScreenshot', {
      clip: { ...clip, scale: 1 },
      optimizeForSpeed: true,
    });
    return sharp(Buffer.from(data, 'base64')).removeAlpha().raw().toBuffer();
  };
  const setOutline = (value: string) =>
    page.evaluate((outline) => {
      const element = document.activeElement;
      if (element instanceof HTMLElement || element instanceof SVGElement)
        element.style.setProperty('outline', outline, outline && 'important');
    }, value);
  const focused = await takePixels();
  await setOutline('none');
  const plain = await takePixels();
  await setOutline('');
  const share = countContrasting(focused, plain) / (RING_PIXELS * perimeter);
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
    const isInSharedHeader = element.closest('header:not(:has([aria-current]))') !== null;
    const around = [element, element.parentElement, element.closest('section, nav, form')];
    // Not by classes, whose short names differ from page to page.
    const look = around
      .map((one) => {
        if (!one) return '';
        const { outline, color, backgroundColor, backgroundImage, display, overflow, position } =
          getComputedStyle(one);
        return [outline, color, backgroundColor, backgroundImage, display, overflow, position];
      })
      .join('|');
    return { name: `${element.tagName} '${name.slice(0, 50)}'`, faults, isInSharedHeader, look };
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
      .filter((element) => !visited.has(element) && !element.closest('[inert]'))
      .map(({ tagName, textContent }) => `${tagName} '${textContent.trim().slice(0, 50)}'`);
  }, seen);
}

/**
 * Moves through the page with the Tab key and inspects every stop and its focus ring. Leaves out the
 * footer, and the rings of a header without a current link, except on the home page: they are the same
 * on all pages. Of controls that look the same, such as the links of a list, it inspects two rings.
 *
 * @param rings - Number of inspected rings of each look on the pages before, which it continues.
 */
export async function walkByTab(
  page: Page,
  isHome: boolean,
  rings: Map<string, number>,
): Promise<Walk> {
  const seen = await page.evaluateHandle(() => new Set<Element>());
  const session = await page.context().newCDPSession(page);
  const stops: Stop[] = [];
  if (!isHome) {
    await page.getByRole('contentinfo').evaluate((footer) => footer.setAttribute('inert', ''));
  }
  while (stops.length < MAX_STOPS) {
    await page.keyboard.press('Tab');
    const stop = await inspectFocused(page, seen);
    if (!stop) break;
    const alike = rings.get(stop.look) ?? 0;
    const hasNewRing = alike < RINGS_PER_LOOK && (isHome || !stop.isInSharedHeader);
    if (hasNewRing) rings.set(stop.look, alike + 1);
    const ringFaults = hasNewRing ? await findRingFaults(page, session) : [];
    stops.push({ ...stop, faults: [...stop.faults, ...ringFaults] });
  }
  return { stops, missed: await findUnvisited(page, seen) };
}
