/** What the auth client stores. It discards a session without one of the first three fields. */
interface StoredSession {
  readonly access_token?: unknown;
  readonly refresh_token?: unknown;
  readonly expires_at?: unknown;
  readonly user?: { readonly email?: unknown } | null;
}

/**
 * Reads the email address of the stored session, without the auth client. Only the member link
 * imports this module, so that its code stays inline on every page; the login has
 * `session-store.ts`.
 *
 * @param storageKey - See `storage-key.ts`.
 * @returns The address, empty where the session has none; undefined without a session.
 */
export function readStoredEmail(storageKey: string): string | undefined {
  try {
    const { access_token, refresh_token, expires_at, user }: StoredSession = JSON.parse(
      String(localStorage.getItem(storageKey)),
    );
    if (!access_token || !refresh_token || !expires_at) return undefined;
    return typeof user?.email === 'string' ? user.email : '';
  } catch {
    // Storage is blocked, or it has no session: JSON of another kind, or no JSON.
    return undefined;
  }
}
