/** An error of the auth service or its client, as plain data. */
export interface AuthError {
  /** The client's error class. */
  readonly name: string;
  /** Code of the error catalogue (contract 4.1); empty where the service sent none. */
  readonly code: string;
  /** HTTP status; 0 without a response. */
  readonly status: number;
  readonly message: string;
  /** Why a password was refused: `length`, `characters`, `pwned`. */
  readonly reasons: readonly string[];
}

/**
 * Reads an error of the auth client.
 *
 * @param error - Any value.
 * @returns The error; fields that are missing or of another type are empty.
 */
export function readAuthError(error: unknown): AuthError {
  const field = (key: string): unknown =>
    typeof error === 'object' && error !== null ? Reflect.get(error, key) : undefined;
  const text = (key: string): string => {
    const value = field(key);
    return typeof value === 'string' ? value : '';
  };
  const status = field('status');
  const reasons = field('reasons');
  return {
    name: text('name'),
    code: text('code'),
    status: typeof status === 'number' ? status : 0,
    message: text('message'),
    reasons: Array.isArray(reasons) ? reasons.filter((item) => typeof item === 'string') : [],
  };
}
