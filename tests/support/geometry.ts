import type { Locator, Page } from '@playwright/test';
import { waitForFrames } from './frames.ts';

/** @returns the box of an element that is drawn. */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${String(element)} is not drawn`);
  return box;
}

/** @returns the pixels between the header's lower edge and the element; negative if it is covered */
export async function pixelsBelowHeader(page: Page, element: Locator): Promise<number> {
  const header = await boxOf(page.getByRole('banner'));
  return (await boxOf(element)).y - Math.max(0, header.y + header.height);
}

/** @returns the vertical scroll position, in pixels. */
export function scrollPosition(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** Scrolls to the top of the page without animation. */
export async function scrollToTop(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** Scrolls the element to the center of the window without animation. */
export async function center(element: Locator): Promise<void> {
  await element.evaluate((node) => {
    node.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
}

/** @returns the layout shifts so far that count (not right after an input), as JSON with their sources. */
export async function layoutShifts(page: Page): Promise<string[]> {
  const shifts = await page.evaluateHandle(() => {
    const found: string[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('hadRecentInput' in entry && !entry.hadRecentInput) found.push(JSON.stringify(entry));
      }
    }).observe({ type: 'layout-shift', buffered: true });
    return found;
  });
  // Buffered entries are delivered in a separate task, before the second frame.
  await waitForFrames(page);
  return shifts.jsonValue();
}

/**
 * Writes the page's HTML tag by tag, as a slow network delivers it. Texts and parts of buttons move
 * while these arrive; what is whole must stay.
 * @returns the elements in the window that moved after they had arrived, with the piece that moved them
 */
export function movesWhileArriving(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const html = await (await fetch(location.href)).text();
    const frame = document.createElement('iframe');
    frame.style.cssText = 'position: fixed; inset: 0; width: 100vw; height: 100vh; z-index: 99';
    document.body.append(frame);
    const arriving = frame.contentDocument;
    if (!arriving) throw new Error('The frame has no document');
    arriving.open();
    const places = new Map<Element, DOMRect>();
    const moves: string[] = [];
    for (const piece of html.split(/(?=<)/)) {
      arriving.write(piece);
      const elements = [...(arriving.body?.querySelectorAll('*') ?? [])];
      const last = elements.at(-1);
      if (last && last.getBoundingClientRect().top > 2 * frame.clientHeight) break;
      for (const element of elements) {
        const place = element.getBoundingClientRect();
        const isDrawn = place.width > 0 && place.height > 0 && place.top < frame.clientHeight;
        if (!isDrawn || !element.checkVisibility({ visibilityProperty: true })) continue;
        if (element.contains(last ?? null) || element.parentElement?.closest('a, button, p, svg'))
          continue;
        const { x, y } = places.get(element) ?? place;
        // Browsers count from 3 px on.
        if (Math.max(Math.abs(x - place.x), Math.abs(y - place.y)) >= 3)
          moves.push(`${element.outerHTML.slice(0, 80)}: moved by ${piece.slice(0, 80)}`);
        places.set(element, place);
      }
    }
    frame.remove();
    return moves;
  });
}
