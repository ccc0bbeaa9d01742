/**
 * Who is signed in, read from this browser's storage: at once, and without the vendor's client.
 *
 * In: the storage key. Out: the e-mail of the stored session (empty where it has none);
 * undefined where nobody is signed in, or storage is closed to us.
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
 * Calls back whenever somebody may have signed in or out, in this tab or another.
 *
 * Out: a function that ends it. Made for `useSyncExternalStore`.
 */
export function subscribeToMember(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => {
    removeEventListener('storage', listener);
  };
}

/** Tells this tab what the browser tells only the others: storage may have changed. */
export function announceMember(): void {
  dispatchEvent(new Event('storage'));
}

/** Removes the stored session from this browser, without a request, and announces it. */
export function forgetMember(storageKey: string): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Without access to storage there is no stored session.
  }
  announceMember();
}
