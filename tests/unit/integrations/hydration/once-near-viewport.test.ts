import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { onceNearViewport } from '#src/integrations/hydration/once-near-viewport.ts';

const island = { children: [] };

/** Reports every observed island as near the viewport. */
class AlwaysIntersecting {
  constructor(callback: (entries: unknown[]) => void) {
    queueMicrotask(() => {
      callback([{ isIntersecting: true }]);
    });
  }
  disconnect = vi.fn();
}

const paints = (...names: string[]) => ({
  getEntriesByName: (name: string) => names.filter((entry) => entry === name),
});

/** Stubs a browser that reports its first contentful paint after a delay; `Infinity`: never. */
function paintAfter(milliseconds: number) {
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      readonly #callback: (entries: unknown, observer: unknown) => void;
      constructor(callback: (entries: unknown, observer: unknown) => void) {
        this.#callback = callback;
      }
      disconnect = vi.fn();
      observe() {
        if (!Number.isFinite(milliseconds)) return;
        // The background is painted first and must not start loading.
        setTimeout(this.#callback, milliseconds / 4, paints(), this);
        setTimeout(this.#callback, milliseconds, paints('first-contentful-paint'), this);
      }
    },
  );
}

function removePerformanceObserver() {
  vi.stubGlobal('PerformanceObserver', undefined);
  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { readyState: 'complete' });
  vi.stubGlobal('IntersectionObserver', AlwaysIntersecting);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('PROD-8 onceNearViewport loads an island near the viewport', () => {
  test('once, after the first paint', async () => {
    paintAfter(100);
    const run = vi.fn();
    onceNearViewport(island, run);
    await vi.advanceTimersByTimeAsync(50);
    expect(run).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    expect(run).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(run).toHaveBeenCalledOnce();
  });

  test.each([
    ['never reports a paint', () => paintAfter(Infinity)],
    ['has no PerformanceObserver', removePerformanceObserver],
  ])('after a delay when the browser %s', async (_, prepare) => {
    prepare();
    const run = vi.fn();
    onceNearViewport(island, run);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(run).toHaveBeenCalledOnce();
  });

  test('not before the load event', async () => {
    vi.stubGlobal('document', { readyState: 'interactive' });
    const listen = vi.fn();
    vi.stubGlobal('addEventListener', listen);
    paintAfter(100);
    const run = vi.fn();
    onceNearViewport(island, run);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(run).not.toHaveBeenCalled();
    expect(listen).toHaveBeenCalledWith('load', expect.anything(), { once: true });
  });
});
