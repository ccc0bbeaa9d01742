import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchWithTimeout } from '#src/auth/fetch-with-timeout.ts';

const LIMIT_MS = 100;

beforeEach(() => {
  // These do not reach `AbortSignal.timeout`, which Safari 15 does not have.
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A service that answers at once with a body that never ends. */
function endless() {
  const signals: AbortSignal[] = [];
  vi.stubGlobal('fetch', (_: unknown, init?: RequestInit) => {
    if (init?.signal) signals.push(init.signal);
    return Promise.resolve(new Response());
  });
  return signals;
}

test('AUTH-6 an answer may take its time up to the limit, its body included', async () => {
  const signals = endless();
  await fetchWithTimeout(LIMIT_MS)('https://auth.example', { method: 'POST' });
  vi.advanceTimersByTime(LIMIT_MS - 1);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  vi.advanceTimersByTime(1);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});
