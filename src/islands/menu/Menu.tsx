import { ErrorBoundary, type Phone } from '#src/islands/shared/ErrorBoundary.tsx';
import { FocusTrap } from './FocusTrap.tsx';

interface Props {
  /** Id of the menu, which MobileMenu.astro renders. */
  id: string;
  phone: Phone;
}

/**
 * Adds a focus trap to the mobile menu (HEAD-6). MobileMenu.astro renders the button and the menu.
 * This island renders nothing, because browsers that translate the page change text nodes, and React
 * would restore its own text or fail.
 */
export function Menu({ id, phone }: Props) {
  return (
    <ErrorBoundary phone={phone}>
      <FocusTrap id={id} />
    </ErrorBoundary>
  );
}
