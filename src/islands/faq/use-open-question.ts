import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Id of the open question while none is open. */
export const NONE = '';

/** Returns the id of the question: that of the answer in its panel. */
const idOf = (panel: Element): string => panel.firstElementChild?.id ?? NONE;

/**
 * Keeps the state of the open question of a list: its id, '' for none.
 * The script of src/components/faq/FaqCategory.astro handles taps before hydration, and find-in-page
 * and changes of the hash by clicks on the buttons (FAQ-2).
 *
 * @param first - The question that is open on arrival.
 */
export function useOpenQuestion(first: string) {
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(first);

  // Adopts what was opened before hydration. A layout effect, so that no frame shows it closed.
  useLayoutEffect(() => {
    const panels = [...(list.current?.querySelectorAll('faq-panel:not([hidden])') ?? [])];
    const named = panels.find((panel) => idOf(panel) === location.hash.slice(1));
    const adopted = named ?? panels[0];
    // React does not correct attributes while it hydrates: a second open answer is closed here.
    for (const panel of panels) if (panel !== adopted) panel.setAttribute('hidden', 'until-found');
    setOpen(adopted ? idOf(adopted) : NONE);
    // From here on, the script leaves taps to React.
    list.current?.setAttribute('data-hydrated', '');
  }, []);

  // Synchronous, because the browser scrolls to found text, and the script to the button, right after.
  const toggle = (next: string) => flushSync(() => setOpen(next));

  return { list, open, toggle };
}
