/**
 * Keeps what the visitor does before the login island is awake: a form he sends, a button he
 * clicks. Nothing is sent by the browser itself, so no password can end up anywhere. The island
 * finds the mark `data-missed` and does it then; it says with `data-live` that it is awake.
 *
 * In: the element around the island. Beside it are the words for waiting and for failing.
 */
export function keepWhatIsMissed(box: HTMLElement): void {
  const isAsleep = () => !box.hasAttribute('data-live');
  const show = (name: string, isShown: boolean) => {
    box.parentElement?.querySelector(`[data-login-${name}]`)?.toggleAttribute('hidden', !isShown);
  };

  const keep = (event: Event) => {
    const { target } = event;
    const doer =
      event.type === 'submit'
        ? target
        : target instanceof Element && target.closest('[type=button]');
    if (!isAsleep() || !(doer instanceof Element)) return;
    event.preventDefault();
    event.stopPropagation();
    for (const old of box.querySelectorAll('[data-missed]')) old.removeAttribute('data-missed');
    doer.setAttribute('data-missed', '');
    show('wait', true);
  };

  // Before the island's own listeners, which may exist already but are not at work yet.
  box.addEventListener('submit', keep, true);
  box.addEventListener('click', keep, true);
  new MutationObserver(() => {
    show('wait', false);
    show('broken', false);
  }).observe(box, { attributeFilter: ['data-live'] });
  // The next touch of the form tries again, so what was missed stays.
  box.addEventListener('astro:hydration-error', () => {
    show('wait', false);
    show('broken', true);
  });
}
