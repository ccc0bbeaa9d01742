import type { Page } from '@playwright/test';

/** WCAG 1.4.12: what a reader may set without losing anything. */
const TEXT_SPACING = `* {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/** Doubles the size of all text, as a reader's setting does (WCAG 1.4.4). */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { documentElement: root } = document;
    root.style.fontSize = `${Number.parseFloat(getComputedStyle(root).fontSize) * 2}px`;
  });
}

/** Spaces the text out. A constructed sheet, because the security policy blocks added elements. */
export async function spaceText(page: Page): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, TEXT_SPACING);
}

/**
 * What makes the page wider than its window.
 * @returns elements that reach beyond the right edge, outermost first; none when nothing does
 */
export function widerThanWindow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const guilty = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    const names = guilty.map(
      ({ tagName, className, textContent }) =>
        `${tagName}.${String(className)}: ${textContent.trim().slice(0, 40)}`,
    );
    return [`${scrollWidth} px in a window of ${clientWidth} px`, ...names.slice(0, 8)];
  });
}

/** @returns texts that reach out of a box which hides what does; words for screen readers aside. */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const isCut = (text: DOMRect, element: Element | null): boolean => {
      if (!element || element === document.body) return false;
      const box = element.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1) return false;
      const { overflowX, overflowY } = getComputedStyle(element);
      // Letters may stand out of their line by a few pixels.
      const isCutHere =
        (hides(overflowX) && (text.left < box.left - 1 || text.right > box.right + 1)) ||
        (hides(overflowY) && (text.top < box.top - 4 || text.bottom > box.bottom + 4));
      return isCutHere || isCut(text, element.parentElement);
    };
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const words = node.textContent?.trim() ?? '';
      if (words === '' || !node.parentElement?.checkVisibility({ visibilityProperty: true }))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width > 0 && isCut(box, node.parentElement)) cut.push(words.slice(0, 60));
    }
    return cut;
  });
}

/** @returns what share of the window, 0 to 1, is covered by parts that stay while the page scrolls. */
export function shareCoveredBySticky(page: Page): Promise<number> {
  return page.evaluate(() => {
    const heights = [...document.querySelectorAll('body *')].map((element) => {
      const { position, pointerEvents } = getComputedStyle(element);
      const { top, bottom } = element.getBoundingClientRect();
      // The place of the toasts lets everything through, and the skip link waits outside.
      const stays = ['sticky', 'fixed'].includes(position) && pointerEvents !== 'none';
      const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
      return stays && element.checkVisibility() && seen > 0 ? seen : 0;
    });
    return heights.reduce((sum, height) => sum + height, 0) / innerHeight;
  });
}

/** @returns buttons, and links drawn as such, smaller than a finger needs; with their size. */
export function smallerThan(page: Page, pixels: number): Promise<string[]> {
  return page.evaluate((least) => {
    const actions = document.querySelectorAll<HTMLElement>('.btn, button, input, summary');
    return [...actions].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      const isSmall = width < least - 0.5 || height < least - 0.5;
      if (!isSmall || !element.checkVisibility() || width <= 1) return [];
      const label = element.innerText.trim() || (element.ariaLabel ?? element.className);
      return [`${label}: ${Math.round(width)} x ${Math.round(height)} px`];
    });
  }, pixels);
}

/** @returns controls that forced colours leave without a line around them. */
export function withoutEdge(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.btn, .input')]
      .filter((control) => control.checkVisibility())
      .filter((control) => Number.parseFloat(getComputedStyle(control).borderTopWidth) < 1)
      .map((control) => control.innerText),
  );
}
