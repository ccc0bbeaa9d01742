/** In order: a field to put right, a button to try again, a message, a field to fill, a heading. */
const NEEDS_ATTENTION = [
  '[aria-invalid="true"]',
  '[type="submit"][aria-describedby]',
  '[data-notice]',
  'input:not([readonly]):placeholder-shown',
  'h2',
];

/**
 * Puts the focus on what needs the visitor's attention.
 *
 * In: the island's root element.
 */
export function focusWhatNeedsAttention(root: HTMLElement): void {
  for (const selector of NEEDS_ATTENTION) {
    const found = root.querySelector<HTMLElement>(selector);
    if (found) {
      found.focus();
      return;
    }
  }
}
