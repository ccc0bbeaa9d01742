/**
 * Applies a change and scrolls by the distance that it moved an element, so that the question stays
 * visible when a long answer above it closes.
 *
 * @param element - Element whose position on the screen is kept; undefined keeps none.
 * @param change - Synchronous change of the document.
 */
export function keepInPlace(element: Element | undefined, change: () => void): void {
  const before = element?.getBoundingClientRect().top;
  change();
  const after = element?.getBoundingClientRect().top;
  if (before === undefined || after === undefined) return;
  if (after !== before) scrollBy({ top: after - before, behavior: 'instant' });
}
