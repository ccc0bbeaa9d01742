import type { JSHandle, Page } from '@playwright/test';

/** What a visitor sees of one stop of the Tab key. */
interface Stop {
  readonly name: string;
  /** the whole of what is wrong with it, in words; empty when all is well */
  readonly faults: readonly string[];
}

interface Walk {
  readonly stops: readonly Stop[];
  /** elements that can take the focus and never got it */
  readonly missed: readonly string[];
}

/** More than any page has: a walk that does not end is a trap. */
const MOST_STOPS = 400;

/** Looks at the focused element; undefined when the walk is round. */
function inspect(page: Page, seen: JSHandle<Set<Element>>): Promise<Stop | undefined> {
  return page.evaluate((visited) => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement || element instanceof SVGElement)) return undefined;
    if (element === document.body || visited.has(element)) return undefined;
    visited.add(element);

    const channels = (colour: string): readonly [number, number, number, number] => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d');
      if (!canvas) return [0, 0, 0, 0];
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, alpha];
    };
    const luminance = (colour: string) => {
      const [red, green, blue] = channels(colour);
      const linear = (value: number) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      };
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    };
    const backgroundAround = (start: Element | null): string => {
      if (!start) return 'white';
      const { backgroundColor } = getComputedStyle(start);
      const [, , , alpha] = channels(backgroundColor);
      return alpha > 250 ? backgroundColor : backgroundAround(start.parentElement);
    };

    const faults: string[] = [];
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2)
      faults.push('no focus ring');
    else {
      const [lighter = 0, darker = 0] = [outlineColor, backgroundAround(element.parentElement)]
        .map(luminance)
        .toSorted((a, b) => b - a);
      const contrast = (lighter + 0.05) / (darker + 0.05);
      if (contrast < 3) faults.push(`focus ring ${contrast.toFixed(1)}:1`);
    }

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

/** @returns what could take the focus and is not among the visited. */
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

/** Walks through the page from its beginning by the Tab key, and looks at every stop. */
export async function walkByTab(page: Page): Promise<Walk> {
  const seen = await page.evaluateHandle(() => new Set<Element>());
  const stops: Stop[] = [];
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press('Tab');
    const stop = await inspect(page, seen);
    if (!stop) break;
    stops.push(stop);
  }
  return { stops, missed: await unvisited(page, seen) };
}
