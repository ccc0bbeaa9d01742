import { useRef, type ReactNode } from 'react';
import { ErrorBoundary, type Phone } from '#src/islands/shared/ErrorBoundary.tsx';
import { FocusKeeper } from './FocusKeeper.tsx';
import { CloseSign, MenuSign } from './signs.tsx';

interface Props {
  /** id of the list that opens; the page's own script follows it by this name */
  id: string;
  phone: Phone;
  /** the links, drawn by Astro */
  children?: ReactNode;
}

/**
 * The menu of small screens (HEAD-6). The browser opens and closes it by itself (popover), before
 * this code has come and without script; the island keeps the focus inside while it is open.
 */
export function Menu({ id, phone, children }: Props) {
  const menu = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      {/* aria-expanded is written by the page's script: without script the browser says it. */}
      <button
        ref={opener}
        type="button"
        className="btn btn-quiet btn-small text-brand"
        popoverTarget={id}
        suppressHydrationWarning
      >
        <MenuSign />
        Menu
      </button>
      <nav
        ref={menu}
        id={id}
        popover="auto"
        aria-label="Menu"
        className="site-menu fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-[min(22rem,100vw)] overflow-y-auto overscroll-contain bg-page p-4 text-ink rule-l"
      >
        <ErrorBoundary phone={phone}>
          <FocusKeeper menu={menu} opener={opener} />
        </ErrorBoundary>
        <button
          type="button"
          className="btn btn-quiet btn-small ml-auto flex text-brand"
          popoverTarget={id}
          popoverTargetAction="hide"
        >
          <CloseSign />
          Close
        </button>
        {children}
      </nav>
    </>
  );
}
