/** In order: an invalid field, a button with an error, a notice, an empty field, a heading. */
const NEEDS_ATTENTION = [
  '[aria-invalid="true"]',
  '[type="submit"][aria-describedby]',
  '[data-notice]',
  'input:not([readonly]):placeholder-shown',
  'h2',
];

/**
 * Focuses the element that needs the visitor's attention.
 *
 * @param root - The island's root element.
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
