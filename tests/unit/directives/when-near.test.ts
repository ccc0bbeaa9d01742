import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { whenNear } from '#src/directives/when-near.ts';

const island = { children: [] };

/** An island that is near whenever somebody looks. */
class Near {
  constructor(tell: (entries: unknown[]) => void) {
    queueMicrotask(() => {
      tell([{ isIntersecting: true }]);
    });
  }
  disconnect = vi.fn();
}

const paints = (...names: string[]) => ({
  getEntriesByName: (name: string) => names.filter((entry) => entry === name),
});

/** Stands for a browser that tells of its paint after some time, or never. */
function paintAfter(milliseconds: number) {
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      readonly #tell: (entries: unknown, observer: unknown) => void;
      constructor(tell: (entries: unknown, observer: unknown) => void) {
        this.#tell = tell;
      }
      disconnect = vi.fn();
      observe() {
        if (!Number.isFinite(milliseconds)) return;
        // The background comes first, and is no reason to load anything.
        setTimeout(this.#tell, milliseconds / 4, paints(), this);
        setTimeout(this.#tell, milliseconds, paints('first-contentful-paint'), this);
      }
    },
  );
}

function withoutPaints() {
  vi.stubGlobal('PerformanceObserver', undefined);
  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { readyState: 'complete' });
  vi.stubGlobal('IntersectionObserver', Near);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('PROD-8 an island near the viewport is loaded', () => {
  test('after the first paint, and once', async () => {
    paintAfter(100);
    const run = vi.fn();
    whenNear(island, run);
    await vi.advanceTimersByTimeAsync(50);
    expect(run).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    expect(run).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(run).toHaveBeenCalledOnce();
  });

  test.each([
    ['never tells of a paint', () => paintAfter(Infinity)],
    ['cannot tell', withoutPaints],
  ])('a while after the page where the browser %s', async (_, prepare) => {
    prepare();
    const run = vi.fn();
    whenNear(island, run);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(run).toHaveBeenCalledOnce();
  });

  test('never before the page itself', async () => {
    vi.stubGlobal('document', { readyState: 'interactive' });
    const listen = vi.fn();
    vi.stubGlobal('addEventListener', listen);
    paintAfter(100);
    const run = vi.fn();
    whenNear(island, run);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(run).not.toHaveBeenCalled();
    expect(listen).toHaveBeenCalledWith('load', expect.anything(), { once: true });
  });
});
