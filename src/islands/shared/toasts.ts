/** A short message over the page (AUTH-7). */
export interface Toast {
  readonly text: string;
  /** List below the text. */
  readonly points?: readonly string[];
  /** Role of the live region: screen readers announce `alert` at once, `status` when idle. */
  readonly tone: 'status' | 'alert';
}

declare global {
  interface DocumentEventMap {
    /** Requests a toast; components/chrome/FlashToast.astro listens on every page. */
    'site:toast': CustomEvent<Toast>;
  }
}

/**
 * Data attribute of `<html>` that `startToasts` sets; until then FlashToast.astro fetches its file.
 * This key and the next are types, because a shared constant would add a script file to every page.
 */
export type ToastsReady = 'toastsReady';

/** Key of the session storage entry with the toast for the next page. */
export type FlashKey = 'flash-toast';

/** Shows a toast on this page. Dispatches an event, so that islands do not bundle the toast code. */
export function toast(detail: Toast): void {
  const name: keyof DocumentEventMap = 'site:toast';
  document.dispatchEvent(new CustomEvent(name, { detail }));
}

/** Stores a toast for the next page of this tab. Without storage no toast is shown. */
export function flashToast(text: string): void {
  const key: FlashKey = 'flash-toast';
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // The browser can block access to the storage. The next page shows the sign-in without a toast.
  }
}
