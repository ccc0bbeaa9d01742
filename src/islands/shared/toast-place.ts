/** What toasts leave in view: the form or panel that a toast is about (PHONE-1). */
const KEPT = '[data-toasts-avoid]';

const overlaps = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Least height and width of a readable toast, in pixels. */
const LEAST_HEIGHT = 64;
const LEAST_WIDTH = 200;
/** Space around toasts at an edge. */
const EDGE_GAP = 16;

/**
 * Moves the toasts to an edge of the window where they would cover a form: below it if they fit there,
 * else to where there is more space, and limits them to that space. Longer toasts scroll. Above a form
 * they leave the header free if there is room below it. A form as high as the window, as on a phone on
 * its side, leaves the space beside it.
 *
 * @param region - Element around the toasts.
 */
export function placeToasts(region: HTMLElement): void {
  const { dataset, style } = region;
  delete dataset['edge'];
  style.maxHeight = style.right = style.top = '';
  const kept = document.querySelector(KEPT)?.getBoundingClientRect();
  const cards = [...region.querySelectorAll<HTMLElement>('[data-toast]')];
  const last = cards.at(-1);
  if (!kept || !last) return;
  const boxes = cards.map((card) => card.getBoundingClientRect());
  if (!boxes.some((box) => overlaps(box, kept))) return;
  const height = boxes.reduce((sum, box) => sum + box.height, EDGE_GAP);
  const header = Math.max(
    0,
    ...[...document.querySelectorAll('header')].map((part) => part.getBoundingClientRect().bottom),
  );
  // The form scrolls below the sticky header, so that toasts may always cover the header.
  const top = kept.top - header >= height ? header : 0;
  const above = Math.max(kept.top, header) - top;
  const below = innerHeight - kept.bottom;
  const isBeside = Math.max(above, below) < LEAST_HEIGHT && kept.left >= LEAST_WIDTH;
  const isAbove = isBeside || (below < height && above >= below);
  dataset['edge'] = isAbove ? 'top' : 'bottom';
  if (isAbove && !isBeside && top > 0) style.top = `${top}px`;
  if (isBeside) style.right = `${innerWidth - kept.left}px`;
  style.maxHeight = isBeside ? '100%' : `${Math.max(above, below, LEAST_HEIGHT)}px`;
  region.scrollTop = last.offsetTop;
}
