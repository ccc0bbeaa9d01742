import { isSecretKey } from '#src/domain/secret-key.ts';
import { storageKey } from './storage-key.ts';

/** Everything the browser needs to reach the auth service. All of it is public. */
export interface ReadyConfiguration {
  readonly state: 'ready';
  /** Origin of the project, no slash at the end. */
  readonly url: string;
  /** The publishable (anon) key. */
  readonly key: string;
  readonly storageKey: string;
}

/** This copy of the site was built without an auth service (AUTH-11). */
interface MissingConfiguration {
  readonly state: 'missing';
}

/** Absent configuration is a state, not an error. */
export type AuthConfiguration = ReadyConfiguration | MissingConfiguration;

/**
 * Reads the two values of the environment (AUTH-11).
 *
 * In: PUBLIC_SUPABASE_URL and PUBLIC_SUPABASE_ANON_KEY. Out: `missing` unless both are there.
 * Throws when the key is a secret one: a build that would publish it has to stop.
 */
export function authConfiguration(
  url: string | undefined,
  key: string | undefined,
): AuthConfiguration {
  const address = url?.trim().replace(/\/+$/, '');
  const publicKey = key?.trim();
  const place = storageKey(address);
  if (!address || !publicKey || !place) return { state: 'missing' };
  if (isSecretKey(publicKey)) {
    throw new Error('PUBLIC_SUPABASE_ANON_KEY holds a secret key: use the publishable (anon) one.');
  }
  return { state: 'ready', url: address, key: publicKey, storageKey: place };
}
