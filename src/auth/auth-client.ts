import type * as supabase from '@supabase/supabase-js';
import type { ReadyConfiguration } from './configuration.ts';
import { TIMEOUT_MS, fetchWithTimeout } from './fetch-with-timeout.ts';
import type { SessionStore } from './session-store.ts';

/** The Supabase auth client. No other folder uses its type. */
export interface AuthClient extends InstanceType<typeof supabase.AuthClient> {
  /**
   * Lets the next call refresh the session although the last refresh has failed. The client itself
   * repeats the failure for a minute (contract 6.2); a visitor who presses a button expects a request.
   */
  readonly forgetFailedRefresh: () => void;
}

/** The `X-Client-Info` header that `createClient` of the pinned release sends. */
export const CLIENT_INFO = 'supabase-js/2.119.1; platform=browser';

/**
 * Loads the Supabase auth client and configures it like `createClient(url, key).auth` (implicit
 * flow, the default): same URL, headers and storage key. `createClient` itself would more than
 * double the bytes for features that this site does not use (contract 6.1). Call it once per page.
 *
 * @returns The client. Its initialization has started.
 * @throws When the script cannot be loaded.
 */
export async function loadAuthClient(
  { url, key, storageKey }: ReadyConfiguration,
  storage: SessionStore,
): Promise<AuthClient> {
  // Destructured, so that the bundler drops the rest of the package.
  const { AuthClient: SupabaseAuthClient } = await import('@supabase/supabase-js');
  class SiteAuthClient extends SupabaseAuthClient implements AuthClient {
    forgetFailedRefresh = () => {
      this.lastRefreshFailure = null;
    };
  }
  return new SiteAuthClient({
    url: `${url}/auth/v1`,
    // These replace the client's default headers; without `apikey` the gateway answers 401.
    headers: { Authorization: `Bearer ${key}`, apikey: key, 'X-Client-Info': CLIENT_INFO },
    storageKey,
    storage,
    fetch: fetchWithTimeout(TIMEOUT_MS),
  });
}
