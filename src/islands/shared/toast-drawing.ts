import { dismiss as DISMISS } from '#src/content/controls.yaml';
import type { Toast } from './toasts.ts';
import styles from './toasts.css?inline';

function element(tag: string, className = '', ...children: (Node | string)[]): HTMLElement {
  const drawn = document.createElement(tag);
  drawn.className = className;
  drawn.append(...children);
  return drawn;
}

// Sets attributes, because Firefox supports the ARIA properties only since version 119.
function liveRegion(role: Toast['tone']): HTMLElement {
  const live = element('div', 'toasts-live');
  live.setAttribute('role', role);
  live.setAttribute('aria-atomic', 'false');
  return live;
}

/**
 * Adds the toast region to the page, with one live region for status and one for alerts, and the
 * styles of the toasts. A constructed style sheet, because the policy blocks added style elements.
 */
export function drawToastRegion(): HTMLElement {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const region = element('div', 'toasts no-print', liveRegion('status'), liveRegion('alert'));
  region.dataset['toasts'] = '';
  document.body.append(region);
  return region;
}

/**
 * Creates the element of one toast. The page's `<html data-dismiss>` labels the button.
 *
 * @param toast - Text and points to show.
 * @param dismiss - Called when the visitor presses the button.
 */
export function drawToast({ text, points = [] }: Toast, dismiss: () => void): HTMLElement {
  const words = element('div', '', element('p', '', text));
  if (points.length > 0) {
    words.append(element('ul', '', ...points.map((point) => element('li', '', point))));
  }
  const button = element('button', '', '×');
  button.setAttribute('aria-label', document.documentElement.dataset['dismiss'] ?? DISMISS);
  button.addEventListener('click', dismiss);
  const card = element('div', 'toast card', words, button);
  card.dataset['toast'] = '';
  return card;
}
