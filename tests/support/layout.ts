import type { Page } from '@playwright/test';

/** Text spacing that must not cause a loss of content (WCAG 1.4.12). */
const TEXT_SPACING = `* {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/** Scales the root's font size, like the browser's font size setting (WCAG 1.4.4). */
export async function scaleRoot(page: Page, factor: number): Promise<void> {
  await page.evaluate((by) => {
    const { documentElement: root } = document;
    root.style.fontSize = `${Number.parseFloat(getComputedStyle(root).fontSize) * by}px`;
  }, factor);
}

/** Scales only text, including SVG labels, like Firefox's 'Zoom Text Only'. It is not reversible. */
export async function scaleTextOnly(page: Page, factor: number): Promise<void> {
  await page.evaluate((by) => {
    document.documentElement.style.removeProperty('font-size');
    const elements = [...document.querySelectorAll<HTMLElement | SVGElement>('body, body *')];
    const sizes = elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    elements.forEach((element, at) => {
      element.style.setProperty('font-size', `${(sizes[at] ?? 0) * by}px`, 'important');
    });
  }, factor);
}

/** Spaces the text by a constructed style sheet, or ends that: the policy blocks added style elements. */
export async function spaceText(page: Page, isSpaced: boolean): Promise<void> {
  await page.evaluate(
    (rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    },
    isSpaced ? TEXT_SPACING : '',
  );
}

/**
 * Finds the cause of horizontal scrolling.
 *
 * @returns the elements beyond the window's right edge, outermost first; empty if the page fits
 */
export function horizontalOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const overflowing = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    const names = overflowing.map(
      ({ tagName, className, textContent }) =>
        `${tagName}.${String(className)}: ${textContent.trim().slice(0, 40)}`,
    );
    return [`${scrollWidth} px in a window of ${clientWidth} px`, ...names.slice(0, 8)];
  });
}

/**
 * Finds text that is not fully visible, except text for screen readers.
 *
 * @returns texts outside the window, clipped by an element that hides overflow, or outside a control
 */
export function unreadableTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    /** Glyphs may exceed their line by a few pixels. */
    const LEEWAY = 4;
    const measure = (element: Element) => {
      const box = element.getBoundingClientRect();
      const { display, overflowX, overflowY, clipPath, position } = getComputedStyle(element);
      return {
        box,
        hasNoBox: display === 'contents',
        isOutOfSight: clipPath !== 'none' || (position === 'fixed' && box.bottom <= 0),
        hidesWidth: hides(overflowX),
        hidesHeight: hides(overflowY),
        isControl: element.matches('.btn, button, a') && display !== 'inline',
      };
    };
    /** Most texts have most of their ancestors in common. */
    const known = new Map<Element, ReturnType<typeof measure>>();
    const faultOf = (text: DOMRect, element: Element | null): string | undefined => {
      if (!element || element === document.body) {
        const isOutside = text.left < -1 || text.right > document.documentElement.clientWidth + 1;
        return isOutside ? 'outside the window' : undefined;
      }
      const measured = known.get(element) ?? measure(element);
      known.set(element, measured);
      const { box, hidesWidth, hidesHeight, isControl } = measured;
      if (measured.hasNoBox) return faultOf(text, element.parentElement);
      if (measured.isOutOfSight) return undefined;
      const isWider = text.left < box.left - 1 || text.right > box.right + 1;
      const isHigher = text.top < box.top - LEEWAY || text.bottom > box.bottom + LEEWAY;
      if ((hidesWidth && isWider) || (hidesHeight && isHigher)) return 'cut';
      if (isControl && (isWider || isHigher)) return 'out of its control';
      return faultOf(text, element.parentElement);
    };
    const faults: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const words = node.textContent?.trim() ?? '';
      if (words === '' || !node.parentElement?.checkVisibility({ visibilityProperty: true }))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      const fault = box.width > 0 ? faultOf(box, node.parentElement) : undefined;
      if (fault) faults.push(`${fault}: ${words.slice(0, 60)}`);
    }
    return faults;
  });
}

/** Finds texts of a form that are broken across two lines. */
function brokenTexts(page: Page, form: string): Promise<string[]> {
  return page.evaluate((source) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const parent = node.parentElement;
      range.selectNodeContents(node);
      // Most texts take one line, and the boxes of each of their words take long to compute.
      if (range.getClientRects().length < 2) continue;
      if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('script'))
        continue;
      for (const { 0: found, index } of (node.textContent ?? '').matchAll(RegExp(source, 'gu'))) {
        range.setStart(node, index);
        range.setEnd(node, index + found.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(`${found} in ${node.textContent?.slice(0, 60)}`);
      }
    }
    return broken;
  }, form);
}

/** @returns words that are broken across two lines */
export const brokenWords = (page: Page) => brokenTexts(page, String.raw`[\p{L}\p{N}]+`);

/** @returns phone numbers and hours that are broken across two lines */
export const brokenNumbers = (page: Page) =>
  brokenTexts(page, String.raw`\(?\d{3}\)?[ \-]\d{3}-\d{4}|\d+[AP]M-\d+[AP]M`);

/** @returns the share of the window, 0 to 1, that sticky and fixed elements cover. */
export function shareCoveredBySticky(page: Page): Promise<number> {
  return page.evaluate(() => {
    const heights = [...document.querySelectorAll('body *')].map((element) => {
      const { position, pointerEvents } = getComputedStyle(element);
      const { top, bottom } = element.getBoundingClientRect();
      // The toast container ignores pointer events, and the skip link is outside the window.
      const isSticky = ['sticky', 'fixed'].includes(position) && pointerEvents !== 'none';
      const visibleHeight = Math.min(bottom, innerHeight) - Math.max(top, 0);
      return isSticky && element.checkVisibility() && visibleHeight > 0 ? visibleHeight : 0;
    });
    return heights.reduce((sum, height) => sum + height, 0) / innerHeight;
  });
}

/** @returns controls smaller than `pixels` in width or height, and links lower than that, with their size. */
export function controlsSmallerThan(page: Page, pixels: number): Promise<string[]> {
  return page.evaluate((least) => {
    const actions = document.querySelectorAll<HTMLElement>('.btn, button, input, summary, a');
    return [...actions].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      const isLink = element.matches('a:not(.btn)');
      // A link in running text has the height of its line; the banner must leave room for the page.
      const isInText = element.closest('.prose, .joints, header p') !== null;
      if (isLink && (isInText || getComputedStyle(element).display === 'inline')) return [];
      const isSmall = (!isLink && width < least - 0.5) || height < least - 0.5;
      if (!isSmall || !element.checkVisibility() || width <= 1) return [];
      const label = element.innerText.trim() || (element.ariaLabel ?? element.className);
      return [`${label}: ${Math.round(width)} x ${Math.round(height)} px`];
    });
  }, pixels);
}

/** @returns buttons of the page that another control covers in part, which takes its taps there. */
export function coveredButtons(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>('main :is(a, button, input, summary)'),
    ]
      .filter((control) => control.checkVisibility())
      .map((control) => ({ control, box: control.getBoundingClientRect() }));
    return controls
      .filter(({ control }) => control.matches('.btn'))
      .flatMap((button) =>
        controls
          .filter(({ control }) => !control.contains(button.control))
          .filter(({ control }) => !button.control.contains(control))
          .filter(
            ({ box }) => box.top < button.box.bottom - 0.5 && button.box.top < box.bottom - 0.5,
          )
          .filter(({ box }) => box.left < button.box.right && button.box.left < box.right)
          .map(({ control }) => `${button.control.innerText}: ${control.innerText}`),
      );
  });
}

/** @returns the pixels between the end of the page and its footer; undefined without a footer on screen */
export function gapAboveFooter(page: Page): Promise<number | undefined> {
  return page.evaluate(() => {
    const [main, footer] = ['main', 'body > footer'].map((name) => document.querySelector(name));
    return main && footer?.checkVisibility()
      ? footer.getBoundingClientRect().top - main.getBoundingClientRect().bottom
      : undefined;
  });
}

/** @returns controls without a border, e.g. in forced colors. */
export function controlsWithoutBorder(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.btn, .input')]
      .filter((control) => control.checkVisibility())
      .filter((control) => Number.parseFloat(getComputedStyle(control).borderTopWidth) < 1)
      .map((control) => control.innerText),
  );
}

/**
 * Finds decorative drawings of pipes that end at the edge of their picture instead of inside.
 *
 * @returns one line for each cut path: its edge and by how many pixels
 */
export function cutPipes(page: Page, edges: readonly ('left' | 'right' | 'top' | 'bottom')[]) {
  return page.evaluate((names) => {
    const paths = [...document.querySelectorAll<SVGPathElement>('main .pipe path')];
    return paths.flatMap((path) => {
      const picture = path.closest('.pipe')?.getBoundingClientRect();
      const scale = path.getScreenCTM()?.a;
      if (!picture || !scale) throw new Error('the path is not drawn');
      // The box of a path is that of its middle line.
      const half = (Number.parseFloat(getComputedStyle(path).strokeWidth) * scale) / 2;
      const line = path.getBoundingClientRect();
      const beyond = {
        left: picture.left - (line.left - half),
        right: line.right + half - picture.right,
        top: picture.top - (line.top - half),
        bottom: line.bottom + half - picture.bottom,
      };
      return names
        .filter((name) => beyond[name] > 0.5)
        .map(
          (name) => `${name}: ${beyond[name].toFixed(1)} px of ${String(path.getAttribute('d'))}`,
        );
    });
  }, edges);
}
