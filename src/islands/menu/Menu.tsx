import { useEffect, type ReactNode } from 'react';
import { close as CLOSE } from '#src/content/controls.yaml';
import { ErrorBoundary, type Phone } from '#src/islands/shared/ErrorBoundary.tsx';

interface Props {
  /** Id of the popover around the menu. */
  id: string;
  phone: Phone;
  /** Label of the button that closes the menu. */
  close?: string | undefined;
  errorTexts?: string | undefined;
  /** Links of the menu, which React leaves as they are. */
  children: ReactNode;
}

/**
 * Content of the mobile menu (HEAD-6).
 *
 * A browser that translates the page replaces its texts before hydration. Every text is therefore the
 * only child of its element, and `suppressHydrationWarning` makes React keep the translation.
 */
export function Menu({ id, phone, close = CLOSE, errorTexts, children }: Props) {
  return (
    <>
      {/* Renders nothing, so an error in it leaves the links in place. */}
      <ErrorBoundary phone={phone} texts={errorTexts}>
        <FocusTrap id={id} />
      </ErrorBoundary>
      <button
        type="button"
        className="btn btn-quiet btn-small ml-auto flex text-brand"
        popoverTarget={id}
        popoverTargetAction="hide"
        autoFocus
      >
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M18 6 6 18M6 6l12 12" />
        </svg>
        <span suppressHydrationWarning>{close}</span>
      </button>
      {children}
    </>
  );
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
function FocusTrap({ id }: Pick<Props, 'id'>) {
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
