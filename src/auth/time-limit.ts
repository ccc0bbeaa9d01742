/** As long as a visitor would wait for an answer before he tries again. */
export const TIME_LIMIT_MS = 12_000;

/**
 * A `fetch` that gives up: a request that hangs, or an answer that never ends, rejects.
 *
 * In: the limit in milliseconds. Out: a function that is called like `fetch`.
 */
export function fetchWithin(limitMs: number): typeof fetch {
  return (input, init) => {
    // `AbortSignal.timeout` would leave out Safari 15. Nobody ends the timer: the answer's body is
    // read after this returns, and an abort that comes too late does nothing.
    const controller = new AbortController();
    setTimeout(() => {
      controller.abort();
    }, limitMs);
    return fetch(input, { ...init, signal: controller.signal });
  };
}
