/**
 * Reads the email address of the stored session, without the auth client.
 *
 * @returns The address, empty where the session has none; undefined without a session.
 */
export function currentMember(storageKey: string): string | undefined {
  try {
    const session: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    if (!hasKey(session, 'access_token')) return undefined;
    const user: unknown = hasKey(session, 'user') ? session.user : undefined;
    return hasKey(user, 'email') && typeof user.email === 'string' ? user.email : '';
  } catch {
    return undefined;
  }
}

function hasKey<Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> {
  return typeof value === 'object' && value !== null && key in value;
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
