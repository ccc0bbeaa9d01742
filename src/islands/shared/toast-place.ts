/** What toasts leave in view: the form or panel that a toast is about (PHONE-1). */
const KEPT = '[data-toasts-avoid]';

const overlaps = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Least height and width of a readable toast, in pixels. */
const LEAST_HEIGHT = 64;
const LEAST_WIDTH = 200;

/**
 * Moves the toasts to the edge of the window with more space where they would cover a form, and
 * limits them to the space between that edge and the form. Longer toasts scroll. A form as high as
 * the window, as on a phone on its side, leaves the space beside it.
 *
 * @param region - Element around the toasts.
 */
export function placeToasts(region: HTMLElement): void {
  const { dataset, style } = region;
  delete dataset['edge'];
  style.maxHeight = style.right = '';
  const kept = document.querySelector(KEPT)?.getBoundingClientRect();
  const cards = [...region.querySelectorAll<HTMLElement>('[data-toast]')];
  const last = cards.at(-1);
  if (!kept || !last) return;
  if (!cards.some((card) => overlaps(card.getBoundingClientRect(), kept))) return;
  // The form scrolls below the sticky header, so that toasts may always cover the header.
  const header = document.querySelector('header')?.getBoundingClientRect();
  const above = Math.max(kept.top, header ? header.bottom : 0);
  const below = innerHeight - kept.bottom;
  const isBeside = Math.max(above, below) < LEAST_HEIGHT && kept.left >= LEAST_WIDTH;
  dataset['edge'] = isBeside || above >= below ? 'top' : 'bottom';
  if (isBeside) style.right = `${innerWidth - kept.left}px`;
  style.maxHeight = isBeside ? '100%' : `${Math.max(above, below, LEAST_HEIGHT)}px`;
  region.scrollTop = last.offsetTop;
}
