import type { AuthClient } from '@supabase/supabase-js';
import type { ReadyConfiguration } from './configuration.ts';
import { TIME_LIMIT_MS, fetchWithin } from './time-limit.ts';

/** The vendor's client. Its type stays in this folder. */
export type Client = InstanceType<typeof AuthClient>;

/** What `createClient` of the pinned release tells the service about itself. */
export const CLIENT_INFO = 'supabase-js/2.119.1; platform=browser';

/**
 * Loads the vendor's client and sets it up like `createClient(url, key).auth` (implicit flow, the
 * default): same address, headers and storage key. `createClient` itself would more than double
 * the bytes for parts this site has no use for. Call it once a page, in the browser.
 *
 * In: the configuration. Out: the client, started. Rejects when the script cannot be loaded.
 */
export async function openClient({ url, key, storageKey }: ReadyConfiguration): Promise<Client> {
  const { AuthClient } = await import('@supabase/supabase-js');
  return new AuthClient({
    url: `${url}/auth/v1`,
    // These replace the client's defaults; without `apikey` the gateway answers 401.
    headers: { Authorization: `Bearer ${key}`, apikey: key, 'X-Client-Info': CLIENT_INFO },
    storageKey,
    fetch: fetchWithin(TIME_LIMIT_MS),
  });
}
