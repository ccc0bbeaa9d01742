import { drawToast, drawToastRegion } from './toast-drawing.ts';
import type { FlashKey, Toast, ToastsReady } from './toasts.ts';

/** AUTH-7: 4 to 5 seconds, at most three. */
const LIFE_MS = 4500;
const TICK_MS = 250;
const MOST = 3;

/**
 * Shows toasts over the page (AUTH-7): those asked for by the event `site:toast`, and the one the
 * page before left behind. Time stands still while the pointer or the focus is on them, from a tap
 * on one to the next tap elsewhere, or while nobody looks at the tab. Called again, it does nothing.
 */
export function startToasts(): void {
  const { dataset } = document.documentElement;
  const ready: ToastsReady = 'toastsReady';
  if (ready in dataset) return;
  dataset[ready] = '';
  const region = drawToastRegion();
  // Where there is no pointer that hovers, a tap leaves `:hover` behind until the next one.
  const canHover = matchMedia('(hover: hover)').matches;
  const held = canHover ? ':hover, :focus-within' : ':focus-within';
  const shown: { card: HTMLElement; leftMs: number }[] = [];
  let clock: ReturnType<typeof setInterval> | undefined;
  let before: unknown;
  let tapped: Element | null = null;

  const remove = (card: Element) => {
    const at = shown.findIndex((item) => item.card === card);
    // A dismissed button would take the focus with it.
    if (card.contains(document.activeElement) && before instanceof HTMLElement) before.focus();
    card.remove();
    if (at >= 0) shown.splice(at, 1);
    if (shown.length > 0) return;
    clearInterval(clock);
    clock = undefined;
  };

  const tick = () => {
    // A toast that was tapped and dismissed holds no other.
    if (document.hidden || tapped?.isConnected || region.matches(held)) return;
    for (const item of [...shown]) if ((item.leftMs -= TICK_MS) <= 0) remove(item.card);
  };

  const show = (toast: Toast) => {
    const card = drawToast(toast, () => {
      remove(card);
    });
    region.querySelector(`[role=${toast.tone}]`)?.append(card);
    shown.push({ card, leftMs: LIFE_MS });
    if (shown[MOST]) remove(shown[0]?.card ?? card);
    clock ??= setInterval(tick, TICK_MS);
  };

  region.addEventListener('focusin', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && region.contains(relatedTarget))) before = relatedTarget;
  });
  document.addEventListener('pointerdown', ({ target, pointerType }) => {
    // A mouse holds them by being there.
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
    // A moment later: a screen reader that just met the page misses what is there already.
    if (text) setTimeout(show, TICK_MS, { text, tone: 'status' });
  } catch {
    // Storage may be closed to us: then nothing was left behind.
  }
}
