/**
 * Queues what a visitor does before the login island has hydrated: a submitted form or a clicked
 * button gets `data-queued`, and the island replays it. The browser itself sends nothing, so no
 * password can leave the page. The island sets `data-live` once it has hydrated.
 *
 * When the island has failed to load, the next such interaction loads it again.
 *
 * @param box - Element around the island. Its siblings show that the form is waiting or has failed.
 */
export function queueEarlyInteraction(box: HTMLElement): void {
  const show = (name: string, isShown: boolean) => {
    box.parentElement?.querySelector(`[data-login-${name}]`)?.toggleAttribute('hidden', !isShown);
  };

  let failedIsland: Element | undefined;
  const queue = (event: Event) => {
    const { target, type } = event;
    const source =
      type === 'submit' ? target : target instanceof Element && target.closest('[type=button]');
    if (box.hasAttribute('data-live') || !(source instanceof Element)) return;
    event.preventDefault();
    event.stopPropagation();
    for (const old of box.querySelectorAll('[data-queued]')) old.removeAttribute('data-queued');
    source.setAttribute('data-queued', '');
    show('wait', true);
    show('broken', false);
    // Astro loads an island when it is connected to the document: once more after a failure.
    failedIsland?.replaceWith(failedIsland);
    failedIsland = undefined;
  };

  // In the capture phase, before the listeners of an island that is still hydrating.
  box.addEventListener('submit', queue, true);
  box.addEventListener('click', queue, true);
  new MutationObserver(() => {
    show('wait', false);
    show('broken', false);
  }).observe(box, { attributeFilter: ['data-live'] });
  box.addEventListener('astro:hydration-error', ({ target }) => {
    if (target instanceof Element) failedIsland = target;
    show('wait', false);
    show('broken', true);
  });
}
