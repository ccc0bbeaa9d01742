/** A short message over the page (AUTH-7). */
export interface Toast {
  readonly text: string;
  /** Further points below the text. */
  readonly points?: readonly string[];
  /** `alert` interrupts a screen reader, `status` waits its turn. */
  readonly tone: 'status' | 'alert';
}

declare global {
  interface DocumentEventMap {
    /** Asks the page to show a toast: components/chrome/FlashToast.astro listens on every page. */
    'site:toast': CustomEvent<Toast>;
  }
}

/**
 * Marks <html> once `startToasts` shows toasts; until then FlashToast.astro fetches it. This name
 * and the next are types: a constant would be code that every page fetches in a file of its own.
 */
export type ToastsReady = 'toastsReady';

/** Where in the tab's storage a toast waits for the next page. */
export type FlashKey = 'flash-toast';

/** Shows a toast on this page. An event, so that islands share the code the page has anyway. */
export function toast(detail: Toast): void {
  const name: keyof DocumentEventMap = 'site:toast';
  document.dispatchEvent(new CustomEvent(name, { detail }));
}

/** Leaves a toast for the page this tab opens next. Without storage there is none: no harm done. */
export function flashToast(text: string): void {
  const key: FlashKey = 'flash-toast';
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Storage may be closed to us; the visitor sees that he is signed in all the same.
  }
}
