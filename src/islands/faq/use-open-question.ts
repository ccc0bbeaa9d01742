import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { keepInPlace } from './keep-in-place.ts';

/** Id of the open question while none is open. */
export const NONE = '';

const namedInAddress = () => location.hash.slice(1);

function itemOf(list: HTMLElement | null, id: string): HTMLElement | undefined {
  return [...(list?.querySelectorAll<HTMLElement>('[data-faq]') ?? [])].find(
    (item) => item.dataset['faq'] === id,
  );
}

function idOf(target: EventTarget | null | undefined): string {
  const item = target instanceof Element ? target.closest<HTMLElement>('[data-faq]') : null;
  return item?.dataset['faq'] ?? NONE;
}

/** Finds the question that the address, find-in-page or a tap opened before hydration. */
function alreadyOpen(list: HTMLElement | null): string {
  const ids = [...(list?.querySelectorAll('faq-panel:not([hidden])') ?? [])].map(idOf);
  return ids.find((id) => id === namedInAddress()) ?? ids[0] ?? NONE;
}

/**
 * Keeps the state of the open question of a list: its id, '' for none, undefined before hydration.
 * It changes on taps, find-in-page and changes of the hash (FAQ-2).
 */
export function useOpenQuestion() {
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<string>();

  // A layout effect, so that no frame shows the open answer closed.
  useLayoutEffect(() => {
    const adopted = alreadyOpen(list.current);
    // React does not correct attributes while it hydrates: a second open answer is closed here.
    for (const panel of list.current?.querySelectorAll('faq-panel:not([hidden])') ?? [])
      if (idOf(panel) !== adopted) panel.setAttribute('hidden', 'until-found');
    setOpen(adopted);
  }, []);

  useEffect(() => {
    const element = list.current;
    // Synchronous, because the browser scrolls to the found text right after this event.
    const onFound = ({ target }: Event) => flushSync(() => setOpen(idOf(target)));
    element?.addEventListener('beforematch', onFound);
    return () => element?.removeEventListener('beforematch', onFound);
  }, []);

  useEffect(() => {
    // For browsers that do not open the answer that the hash names.
    if ('onbeforematch' in document) return;
    const onHash = () => {
      if (!itemOf(list.current, namedInAddress())) return;
      flushSync(() => setOpen(namedInAddress()));
      document.getElementById(namedInAddress())?.scrollIntoView();
    };
    const arrival = requestAnimationFrame(onHash);
    addEventListener('hashchange', onHash);
    return () => {
      cancelAnimationFrame(arrival);
      removeEventListener('hashchange', onHash);
    };
  }, []);

  const toggle = (next: string) => {
    keepInPlace(itemOf(list.current, next || (open ?? NONE)), () => flushSync(() => setOpen(next)));
  };

  return { list, open, toggle };
}
