import type { ClientDirective } from 'astro';
import { onceNearViewport } from './once-near-viewport.ts';

/** Events of the first interaction with a pointer, the keyboard or a screen reader. */
const TRIGGER_EVENTS = ['pointerdown', 'focusin', 'click'] as const;

/**
 * Implements `client:interaction`: loads an island on the first interaction with it, or with
 * `{ near: true }` when it is near the viewport after the first paint. An ancestor with `data-wakes`
 * also triggers loading, for islands whose HTML is outside of them.
 *
 * A button clicked before hydration is clicked again afterward, unless an inline script has handled
 * the click (`preventDefault`). When loading fails, the island gets `data-failed` and keeps its HTML,
 * and the next interaction tries again.
 */
const interaction: ClientDirective = (load, options, island) => {
  const value: unknown = options.value;
  const trigger = island.closest<HTMLElement>('[data-wakes]') ?? island;
  const hydrated = new AbortController();
  let isLoading = false;
  let queuedButton: HTMLButtonElement | null = null;

  const start = async () => {
    if (isLoading) return;
    isLoading = true;
    const hydrate = await load();
    await hydrate();
    isLoading = false;
    // Astro does not reject after a failed load, but it keeps the `ssr` attribute.
    const hasFailed = island.hasAttribute('ssr');
    island.toggleAttribute('data-failed', hasFailed);
    if (hasFailed) return;
    hydrated.abort();
    queuedButton?.click();
  };

  const queueClick = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest('button');
    queuedButton = !button || event.defaultPrevented || button.popoverTargetElement ? null : button;
  };

  trigger.addEventListener('click', queueClick, { signal: hydrated.signal });
  for (const type of TRIGGER_EVENTS) {
    trigger.addEventListener(type, start, { signal: hydrated.signal, passive: true });
  }
  if (typeof value === 'object') onceNearViewport(island, start);
};

// Astro requires a default export.
export default interaction;
