import { AuthClient } from '@supabase/supabase-js';
import { vi } from 'vitest';
import type { World } from './world.ts';

/** The key that `createClient(url, key).auth` would store the session under. */
export const storageKey = 'sb-127-auth-token';

/** Creates storage for the session, like localStorage. */
export function memoryStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

/** Creates an AuthClient with the options of `createClient(url, key).auth`, for the server under test. */
export function authClient({ server }: World, options: object = {}) {
  const { url, key } = server;
  return new AuthClient({
    url,
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    storageKey,
    storage: memoryStorage(),
    autoRefreshToken: false,
    detectSessionInUrl: false,
    ...options,
  });
}

/** Gives Node the globals of a page that was opened at an address; `closePage` removes them. */
export function openPage(address: string): { readonly location: URL } {
  // The library warns of clients that share a storage key.
  vi.spyOn(console, 'warn').mockReturnValue();
  const location = new URL(address);
  const quiet = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('window', { ...quiet, location, history: historyOf(location) });
  vi.stubGlobal('document', { ...quiet, visibilityState: 'visible' });
  return { location };
}

function historyOf(location: URL) {
  return {
    state: null,
    replaceState: (_state: unknown, _title: string, address: string) => {
      location.href = new URL(address, location).href;
    },
  };
}

export function closePage(): void {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}
