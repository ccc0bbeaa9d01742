import { useEffect } from 'react';

interface Props {
  /** Id of the menu. The first button with this popover target opens it. */
  id: string;
}

/** Finds the element at the menu's other end when Tab would leave the menu; otherwise undefined. */
function wrapFocus(menu: HTMLElement, isBackward: boolean): HTMLElement | undefined {
  const stops = [...menu.querySelectorAll<HTMLElement>('a[href], button')];
  const [first, last] = [stops[0], stops.at(-1)];
  const focused = document.activeElement;
  if (!menu.contains(focused)) return first;
  if (isBackward) return focused === first ? last : undefined;
  return focused === last ? first : undefined;
}

/**
 * Keeps the keyboard focus inside the open menu; Escape closes the menu and returns the focus to its
 * button (HEAD-6).
 */
export function FocusTrap({ id }: Props) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const menu = document.getElementById(id);
      if (!menu?.matches(':popover-open')) return;
      const next = event.key === 'Tab' ? wrapFocus(menu, event.shiftKey) : undefined;
      if (event.key === 'Escape') {
        menu.hidePopover();
        document.querySelector<HTMLElement>(`[popovertarget="${id}"]`)?.focus();
      } else if (!next) return;
      event.preventDefault();
      next?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [id]);
  return null;
}
