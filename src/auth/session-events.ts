/**
 * Subscribes to changes of the stored session, in this tab and others.
 *
 * @returns A function that unsubscribes, as `useSyncExternalStore` expects.
 */
export function subscribeToMember(listener: () => void): () => void {
  // A page restored from the back/forward cache has missed storage events.
  const events = ['storage', 'pageshow'] as const;
  for (const event of events) addEventListener(event, listener);
  return () => {
    for (const event of events) removeEventListener(event, listener);
  };
}

/** Dispatches the `storage` event in this tab; the browser dispatches it in the other tabs only. */
export function announceMember(): void {
  dispatchEvent(new Event('storage'));
}
