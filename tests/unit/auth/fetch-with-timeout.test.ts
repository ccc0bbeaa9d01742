import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchWithTimeout, timeout } from '#src/auth/fetch-with-timeout.ts';

const LIMIT_MS = 100;

beforeEach(() => {
  // Fake timers do not control `AbortSignal.timeout`, which Safari 15 lacks.
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Stubs `fetch` and records the abort signals. */
function stubFetch() {
  const signals: AbortSignal[] = [];
  vi.stubGlobal('fetch', (_: unknown, init?: RequestInit) => {
    if (init?.signal) signals.push(init.signal);
    return Promise.resolve(new Response());
  });
  return signals;
}

test('AUTH-6 aborts a request, including its body, when the limit is reached', async () => {
  const signals = stubFetch();
  await fetchWithTimeout(LIMIT_MS)('https://auth.example', { method: 'POST' });
  vi.advanceTimersByTime(LIMIT_MS - 1);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  vi.advanceTimersByTime(1);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

test('AUTH-9 timeout resolves with an error when the limit is reached', async () => {
  const outcome = timeout(LIMIT_MS);
  await vi.advanceTimersByTimeAsync(LIMIT_MS);
  expect(await outcome).toEqual({ error: true });
});
