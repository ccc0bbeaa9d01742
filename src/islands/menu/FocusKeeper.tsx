import { useEffect } from 'react';

interface Props {
  /** id of the menu; the first button that names it opens it */
  id: string;
}

/** The stop at the other end when Tab would leave the menu; undefined while it stays inside. */
function otherEnd(menu: HTMLElement, isBackward: boolean): HTMLElement | undefined {
  const stops = [...menu.querySelectorAll<HTMLElement>('a[href], button')];
  const [first, last] = [stops[0], stops.at(-1)];
  const focused = document.activeElement;
  if (!menu.contains(focused)) return first;
  if (isBackward) return focused === first ? last : undefined;
  return focused === last ? first : undefined;
}

/**
 * Keeps the keyboard inside the open menu; Escape closes it and gives the focus back, wherever the
 * focus was (HEAD-6). It draws nothing, so that its failure leaves the menu as it was.
 */
export function FocusKeeper({ id }: Props) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const menu = document.getElementById(id);
      if (!menu?.matches(':popover-open')) return;
      const goesTo = event.key === 'Tab' ? otherEnd(menu, event.shiftKey) : undefined;
      if (event.key === 'Escape') {
        menu.hidePopover();
        document.querySelector<HTMLElement>(`[popovertarget="${id}"]`)?.focus();
      } else if (!goesTo) return;
      event.preventDefault();
      goesTo?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [id]);
  return null;
}
