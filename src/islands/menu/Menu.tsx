import { ErrorBoundary, type Phone } from '#src/islands/shared/ErrorBoundary.tsx';
import { FocusKeeper } from './FocusKeeper.tsx';

interface Props {
  /** id of the menu, which is HTML of the page */
  id: string;
  phone: Phone;
}

/**
 * What the menu of small screens (HEAD-6) cannot do by itself: keep the focus inside. Button and
 * menu are the page's own HTML (MobileMenu.astro), and this island is empty: a browser that
 * translates the page changes its text, and React would put what it owns back, or fail at it.
 */
export function Menu({ id, phone }: Props) {
  return (
    <ErrorBoundary phone={phone}>
      <FocusKeeper id={id} />
    </ErrorBoundary>
  );
}
