/**
 * Where the session lies in local storage: the very key `createClient` would choose.
 *
 * In: the service's address (`https://abc.supabase.co`), as configured. Out: `sb-abc-auth-token`;
 * undefined where no address is configured. Imports nothing: every page reads it (HEAD-7).
 */
export function storageKey(url: string | undefined): string | undefined {
  if (!url || !URL.canParse(url)) return undefined;
  return `sb-${new URL(url).hostname.split('.')[0] ?? ''}-auth-token`;
}
