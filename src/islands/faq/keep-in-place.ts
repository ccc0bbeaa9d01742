/**
 * Makes a change and scrolls by as much as it has moved an element, so that closing a long answer
 * above does not carry the question being read out of sight.
 */
export function keepInPlace(element: Element | undefined, change: () => void): void {
  const before = element?.getBoundingClientRect().top ?? 0;
  change();
  const after = element?.getBoundingClientRect().top ?? 0;
  if (after !== before) scrollBy({ top: after - before, behavior: 'instant' });
}
