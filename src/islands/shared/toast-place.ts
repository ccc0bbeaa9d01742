/** What toasts leave in view: the form or panel that a toast is about (PHONE-1). */
const KEPT = '[data-toasts-avoid]';

const overlaps = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * Moves the toasts to the top of the window where they would cover a form at the bottom, and limits
 * them to the space above the form. Longer toasts scroll.
 *
 * @param region - Element around the toasts.
 */
export function placeToasts(region: HTMLElement): void {
  const kept = document.querySelector(KEPT)?.getBoundingClientRect();
  if (!kept) return;
  const { dataset, style } = region;
  delete dataset['top'];
  style.maxHeight = '';
  const cards = [...region.querySelectorAll('[data-toast]')];
  if (!cards.some((card) => overlaps(card.getBoundingClientRect(), kept))) return;
  dataset['top'] = '';
  limitToasts(region, kept);
  region.scrollTop = region.scrollHeight;
}

/** Limits toasts at the top again, after the page may have been scrolled. */
export function keepToastsOffForm(region: HTMLElement): void {
  const kept = document.querySelector(KEPT)?.getBoundingClientRect();
  if (kept && 'top' in region.dataset) limitToasts(region, kept);
}

/** The form scrolls below the sticky header, so that the header may always be covered. */
function limitToasts({ style }: HTMLElement, kept: DOMRect): void {
  const header = document.querySelector('header')?.getBoundingClientRect();
  style.maxHeight = `${Math.max(kept.top, header ? header.bottom : 0)}px`;
}
