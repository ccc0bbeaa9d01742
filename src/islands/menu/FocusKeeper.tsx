import { useEffect, type RefObject } from 'react';

interface Props {
  menu: RefObject<HTMLElement | null>;
  opener: RefObject<HTMLButtonElement | null>;
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
export function FocusKeeper({ menu, opener }: Props) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const element = menu.current;
      if (!element?.matches(':popover-open')) return;
      const goesTo = event.key === 'Tab' ? otherEnd(element, event.shiftKey) : undefined;
      if (event.key === 'Escape') {
        element.hidePopover();
        opener.current?.focus();
      } else if (!goesTo) return;
      event.preventDefault();
      goesTo?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [menu, opener]);
  return null;
}
