/**
 * Returns the email address of the stored session, which the member link of every page reads from
 * storage and publishes as `data-member` on `<html>` (HEAD-7).
 *
 * @returns The address, empty where the session has none; undefined without a session.
 */
export function currentMember(): string | undefined {
  return document.documentElement.dataset['member'];
}

/**
 * Subscribes to changes of the stored session, in this tab and others.
 *
 * @returns A function that unsubscribes, as `useSyncExternalStore` expects.
 */
export function subscribeToMember(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => {
    removeEventListener('storage', listener);
  };
}

/** Dispatches the `storage` event in this tab; the browser dispatches it in the other tabs only. */
export function announceMember(): void {
  dispatchEvent(new Event('storage'));
}

/** Removes the stored session from this browser, without a request. */
export function forgetMember(storageKey: string): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Where storage is blocked, no session is stored.
  }
  announceMember();
}
