/** Upper bound for one request to the auth service. */
export const TIMEOUT_MS = 12_000;

/**
 * Creates a `fetch` that rejects when the response, body included, takes longer than `timeoutMs`.
 *
 * @returns A function with the signature of `fetch`.
 */
export function fetchWithTimeout(timeoutMs: number): typeof fetch {
  return (input, init) => {
    // Safari 15 has no `AbortSignal.timeout`. The timer is never cleared: the body is read after
    // this function returns, and aborting a finished request has no effect.
    const controller = new AbortController();
    setTimeout(() => {
      controller.abort();
    }, timeoutMs);
    return fetch(input, { ...init, signal: controller.signal });
  };
}

/** Resolves after `timeoutMs` with an error, to be raced against a call. */
export function timeout(timeoutMs: number): Promise<{ error: unknown }> {
  return new Promise((resolve) => {
    setTimeout(resolve, timeoutMs, { error: true });
  });
}
