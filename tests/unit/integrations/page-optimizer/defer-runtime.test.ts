import { runInNewContext } from 'node:vm';
import islandRuntime from 'astro/runtime/server/astro-island.prebuilt.js';
import { describe, expect, test, vi } from 'vitest';
import { deferRuntime, runtimeLoader } from '#src/integrations/page-optimizer/defer-runtime.ts';
import { readPage } from '#src/integrations/page-optimizer/read-page.ts';

const DIRECTIVE =
  '(()=>{(self.Astro||(self.Astro={})).interaction=()=>{};dispatchEvent(new Event("astro:interaction"))})()';
const island = (value: string, client = 'interaction') =>
  `<astro-island client="${client}" opts="{&quot;value&quot;:${value}}" ssr></astro-island>`;
const page = (...islands: string[]) =>
  `<html><body><script>${DIRECTIVE}</script><script>${islandRuntime}</script>${islands.join('')}<p>text</p></body></html>`;

const deferred = (html: string) => deferRuntime(readPage(html));

describe('a page whose islands all wait for an interaction', () => {
  const runtime = deferred(page(island('true'), island('true')));

  test('loses directive and runtime', () => {
    expect(runtime?.removed.map(({ text }) => text)).toEqual([DIRECTIVE, islandRuntime]);
  });

  test('gets a file with both, named by its content', () => {
    expect(runtime?.file.code).toBe(`${DIRECTIVE}\n${islandRuntime}`);
    expect(runtime?.file.name).toMatch(/^islands\.[\w-]{8}\.js$/);
    expect(deferred(page(island('true')))?.file.name).toBe(runtime?.file.name);
  });

  test.each([
    ['the runtime', page(island('true')).replace(islandRuntime, 'runtime()')],
    ['the directive', page(island('true')).replace('astro:interaction', 'other')],
  ])('is refused when %s is not recognized', (_, html) => {
    expect(() => deferred(html)).toThrow('not as Astro writes it');
  });
});

describe('the module that imports the runtime', () => {
  const script = runtimeLoader('/_astro/islands.js');

  /** Runs it with stand-ins. @returns a function that touches an element. */
  function listening(load: (address: string) => Promise<void>) {
    const listeners = new Map<string, (event: { target: unknown }) => void>();
    const addEventListener = listeners.set.bind(listeners);
    runInNewContext(script.replace('import(', 'load('), { load, addEventListener, Event });
    return (target: unknown) => listeners.get('pointerdown')?.({ target });
  }
  const elements = () => {
    const inner = { setAttribute: vi.fn(), dispatchEvent: vi.fn(), matches: () => true };
    const around = { dispatchEvent: vi.fn(), matches: () => false, querySelector: () => inner };
    return { inner, around };
  };

  test.each(['inner', 'around'] as const)(
    'repeats the interaction at the %s element',
    async (at) => {
      const touched = elements()[at];
      listening(() => Promise.resolve())({ closest: () => touched });
      await vi.waitFor(() => {
        expect(touched.dispatchEvent).toHaveBeenCalledWith(
          expect.objectContaining({ type: 'focusin' }),
        );
      });
    },
  );

  test('marks the island when the file is lost, and uses another address next', async () => {
    const { inner, around } = elements();
    const load = vi.fn(() => Promise.reject(new Error('lost')));
    const touch = listening(load);
    for (const tries of [1, 2, 3]) {
      touch({ closest: () => around });
      await vi.waitFor(() => {
        expect(inner.setAttribute).toHaveBeenCalledTimes(tries);
      });
    }
    expect(inner.setAttribute).toHaveBeenCalledWith('data-failed', '');
    expect(new Set(load.mock.calls.map(String)).size).toBe(3);
  });

  test('ignores every other interaction', () => {
    const load = vi.fn(() => Promise.resolve());
    const touch = listening(load);
    touch({});
    touch({ closest: () => null });
    expect(load).not.toHaveBeenCalled();
  });
});

test.each([
  [
    'an island that loads when it comes near',
    page(island('true'), island('{&quot;near&quot;:true}')),
  ],
  ['an island that loads at once', page(island('true'), island('&quot;&quot;', 'load'))],
  ['no island at all', '<html><body><script>a()</script></body></html>'],
])('a page with %s stays as it is', (_, html) => {
  expect(deferred(html)).toBeUndefined();
});
