import { isSecretKey } from '#src/domain/secret-key.ts';
import { storageKey } from './storage-key.ts';

/** What the browser needs to reach the auth service. All of it is public. */
export interface ReadyConfiguration {
  readonly state: 'ready';
  /** Origin of the project, without a trailing slash. */
  readonly url: string;
  /** The publishable (anon) key. */
  readonly key: string;
  readonly storageKey: string;
}

/** The site was built without an auth service (AUTH-11). */
interface MissingConfiguration {
  readonly state: 'missing';
}

/** A missing configuration is a state of the site, not an error. */
export type AuthConfiguration = ReadyConfiguration | MissingConfiguration;

/**
 * Reads the configuration from the environment (AUTH-11).
 *
 * @param url - PUBLIC_SUPABASE_URL.
 * @param key - PUBLIC_SUPABASE_ANON_KEY.
 * @returns `missing` unless both are set.
 * @throws When the key is a secret key, which the build would publish.
 */
export function authConfiguration(
  url: string | undefined,
  key: string | undefined,
): AuthConfiguration {
  const address = url?.trim().replace(/\/+$/, '');
  const publicKey = key?.trim();
  const sessionKey = storageKey(address);
  if (!address || !publicKey || !sessionKey) return { state: 'missing' };
  if (isSecretKey(publicKey)) {
    throw new Error('PUBLIC_SUPABASE_ANON_KEY holds a secret key: use the publishable (anon) one.');
  }
  return { state: 'ready', url: address, key: publicKey, storageKey: sessionKey };
}
