import type { ReactNode } from 'react';
import { ErrorBoundary, type Phone } from '#src/islands/shared/ErrorBoundary.tsx';
import { FocusTrap } from './FocusTrap.tsx';

interface Props {
  /** Id of the popover around the menu. */
  id: string;
  phone: Phone;
  /** Links of the menu, which React leaves as they are. */
  children: ReactNode;
}

/**
 * Content of the mobile menu (HEAD-6).
 *
 * A browser that translates the page replaces its texts before hydration. Every text is therefore the
 * only child of its element, and `suppressHydrationWarning` makes React keep the translation.
 */
export function Menu({ id, phone, children }: Props) {
  return (
    <>
      {/* Renders nothing, so an error in it leaves the links in place. */}
      <ErrorBoundary phone={phone}>
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
        <span suppressHydrationWarning>Close</span>
      </button>
      {children}
    </>
  );
}
