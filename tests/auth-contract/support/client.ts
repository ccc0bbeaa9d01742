import { AuthClient } from '@supabase/supabase-js';
import type { World } from './world.ts';

/** Creates an AuthClient that stores nothing, for the server under test. */
export function authClient({ url, key = '' }: World): InstanceType<typeof AuthClient> {
  return new AuthClient({
    url,
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
  });
}
