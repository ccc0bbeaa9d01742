/** What went wrong, without the vendor's classes. */
export interface Problem {
  /** Class of the error, as the client names it. */
  readonly name: string;
  /** Code of the error catalogue; empty where the service sent none. */
  readonly code: string;
  /** HTTP status; 0 where no answer arrived. */
  readonly status: number;
  readonly message: string;
  /** Why a password was refused. */
  readonly reasons: readonly string[];
}

/**
 * Reads whatever was thrown or returned as an error.
 *
 * In: anything. Out: a problem; what is missing is empty.
 */
export function readProblem(error: unknown): Problem {
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
