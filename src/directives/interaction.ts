import type { ClientDirective } from 'astro';
import { whenNear } from './when-near.ts';

/** What a visitor does first, with a finger, a key or a screen reader. */
const FIRST_TOUCH = ['pointerdown', 'focusin', 'click'] as const;

/**
 * `client:interaction`: loads an island when it is first touched, or with `{ near: true }` when it
 * comes near the viewport after the first paint. Until then it costs no request. Around an island
 * whose HTML stands outside it, an element `data-wakes` takes the touch in its place.
 *
 * A click on a button that came before the code is repeated once the island listens, unless the
 * page has answered it already: React knows nothing of clicks from before. When the code cannot be
 * had, the island is marked `data-failed`, stays the HTML it was, and the next touch tries again.
 */
const interaction: ClientDirective = (load, options, island) => {
  const value: unknown = options.value;
  const touched = island.closest<HTMLElement>('[data-wakes]') ?? island;
  const hydrated = new AbortController();
  let isLoading = false;
  let missed: HTMLButtonElement | null = null;

  const start = async () => {
    if (isLoading) return;
    isLoading = true;
    const hydrate = await load();
    await hydrate();
    isLoading = false;
    // Astro reports a failed load as an event and carries on: only the attribute tells.
    const hasFailed = island.hasAttribute('ssr');
    island.toggleAttribute('data-failed', hasFailed);
    if (hasFailed) return;
    hydrated.abort();
    missed?.click();
  };

  const remember = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest('button');
    missed = !button || event.defaultPrevented || button.popoverTargetElement ? null : button;
  };

  touched.addEventListener('click', remember, { signal: hydrated.signal });
  for (const type of FIRST_TOUCH) {
    touched.addEventListener(type, start, { signal: hydrated.signal, passive: true });
  }
  if (typeof value === 'object') whenNear(island, start);
};

// Astro asks for a default export.
export default interaction;
