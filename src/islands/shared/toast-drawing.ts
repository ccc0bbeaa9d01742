import type { Toast } from './toasts.ts';

function element(tag: string, className = '', ...children: (Node | string)[]): HTMLElement {
  const drawn = document.createElement(tag);
  drawn.className = className;
  drawn.append(...children);
  return drawn;
}

// Attributes, not their properties: those came to Firefox late, in version 119.
function liveRegion(role: Toast['tone']): HTMLElement {
  const live = element('div', 'toasts-live');
  live.setAttribute('role', role);
  live.setAttribute('aria-atomic', 'false');
  return live;
}

/** Adds the place of all toasts to the page. Two live regions, so that an error interrupts. */
export function drawToastRegion(): HTMLElement {
  const region = element('div', 'toasts no-print', liveRegion('status'), liveRegion('alert'));
  region.dataset['toasts'] = '';
  document.body.append(region);
  return region;
}

/** Draws one toast. In: what it says, and what its button does. */
export function drawToast({ text, points = [] }: Toast, dismiss: () => void): HTMLElement {
  const words = element('div', '', element('p', '', text));
  if (points.length > 0) {
    words.append(element('ul', '', ...points.map((point) => element('li', '', point))));
  }
  const button = element('button', '', '×');
  button.setAttribute('aria-label', 'Dismiss');
  button.addEventListener('click', dismiss);
  const card = element('div', 'toast card', words, button);
  card.dataset['toast'] = '';
  return card;
}
