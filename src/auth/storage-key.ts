/**
 * Derives the local storage key of the session, as `createClient` does (HEAD-7).
 *
 * @param url - Origin of the auth service, such as `https://abc.supabase.co`.
 * @returns The key, such as `sb-abc-auth-token`; undefined without a valid URL.
 */
export function storageKey(url: string | undefined): string | undefined {
  if (!url || !URL.canParse(url)) return undefined;
  return `sb-${new URL(url).hostname.replace(/\..*/, '')}-auth-token`;
}
