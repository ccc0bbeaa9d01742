import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { keepInPlace } from './keep-in-place.ts';

const NONE = '';

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

/** What the address, find-in-page or a tap has opened before the island came. */
function alreadyOpen(list: HTMLElement | null): string {
  const ids = [...(list?.querySelectorAll('faq-panel:not([hidden])') ?? [])].map(idOf);
  return ids.find((id) => id === namedInAddress()) ?? ids[0] ?? NONE;
}

/**
 * Which question of a list is open; '' for none, undefined before script knows. It follows taps,
 * find-in-page and the address's hash (FAQ-2).
 */
export function useOpenQuestion() {
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<string>();

  // In a layout effect, so that no frame is painted with the answer closed.
  useLayoutEffect(() => {
    const adopted = alreadyOpen(list.current);
    // React does not repair attributes that it hydrates: a second open answer is closed here.
    for (const panel of list.current?.querySelectorAll('faq-panel:not([hidden])') ?? [])
      if (idOf(panel) !== adopted) panel.setAttribute('hidden', 'until-found');
    setOpen(adopted);
  }, []);

  useEffect(() => {
    const element = list.current;
    // At once, so that the browser scrolls to where the text found will be.
    const onFound = ({ target }: Event) => flushSync(() => setOpen(idOf(target)));
    element?.addEventListener('beforematch', onFound);
    return () => element?.removeEventListener('beforematch', onFound);
  }, []);

  useEffect(() => {
    // Where the browser does not open the answer that the address names.
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
