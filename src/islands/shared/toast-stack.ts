import { drawToast, drawToastRegion } from './toast-drawing.ts';
import { placeToasts } from './toast-place.ts';
import type { FlashKey, Toast, ToastsReady } from './toasts.ts';

/** Duration of a toast (AUTH-7: 4 to 5 seconds). */
const LIFE_MS = 4500;
const TICK_MS = 250;
/** Maximum number of visible toasts (AUTH-7). */
const MAX_TOASTS = 3;

/**
 * Shows toasts over the page (AUTH-7): those that `site:toast` events request, and the one that the
 * previous page stored. Toasts pause while the pointer or the focus is on them, from a tap on one to
 * the next tap elsewhere, and while the tab is hidden. Repeated calls have no effect.
 */
export function startToasts(): void {
  const { dataset } = document.documentElement;
  const ready: ToastsReady = 'toastsReady';
  if (ready in dataset) return;
  dataset[ready] = '';
  const region = drawToastRegion();
  // On touch screens, `:hover` stays set after a tap until the next tap.
  const canHover = matchMedia('(hover: hover)').matches;
  const held = canHover ? ':hover, :focus-within' : ':focus-within';
  const shown: { card: HTMLElement; leftMs: number }[] = [];
  let clock: ReturnType<typeof setInterval> | undefined;
  let before: unknown;
  let tapped: Element | null = null;

  const remove = (card: Element) => {
    const at = shown.findIndex((item) => item.card === card);
    // Removing the focused button would lose the focus.
    if (card.contains(document.activeElement) && before instanceof HTMLElement) before.focus();
    card.remove();
    if (at >= 0) shown.splice(at, 1);
    if (shown.length > 0) return;
    clearInterval(clock);
    clock = undefined;
  };

  const tick = () => {
    // A tapped toast pauses the others only until it is removed.
    if (document.hidden || tapped?.isConnected || region.matches(held)) return;
    for (const item of [...shown]) if ((item.leftMs -= TICK_MS) <= 0) remove(item.card);
  };

  const show = (toast: Toast) => {
    const card = drawToast(toast, () => {
      remove(card);
    });
    region.querySelector(`[role=${toast.tone}]`)?.append(card);
    shown.push({ card, leftMs: LIFE_MS });
    if (shown[MAX_TOASTS]) remove(shown[0]?.card ?? card);
    placeToasts(region);
    clock ??= setInterval(tick, TICK_MS);
  };

  for (const event of ['scroll', 'resize']) {
    addEventListener(event, () => {
      placeToasts(region);
    });
  }
  region.addEventListener('focusin', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && region.contains(relatedTarget))) before = relatedTarget;
  });
  document.addEventListener('pointerdown', ({ target, pointerType }) => {
    // Hovering already pauses toasts for mouse users.
    const isTap = pointerType !== 'mouse' && target instanceof Element;
    tapped = isTap ? target.closest('[data-toast]') : null;
  });
  document.addEventListener('site:toast', ({ detail }) => {
    show(detail);
  });
  showFlash(show);
}

function showFlash(show: (toast: Toast) => void): void {
  const key: FlashKey = 'flash-toast';
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    // Delayed, because screen readers do not announce text that is present when the page loads.
    if (text) setTimeout(show, TICK_MS, { text, tone: 'status' });
  } catch {
    // The browser can block access to the storage; then no toast is stored.
  }
}
