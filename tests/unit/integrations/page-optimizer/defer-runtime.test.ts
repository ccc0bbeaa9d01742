import { runInNewContext } from 'node:vm';
import islandRuntime from 'astro/runtime/server/astro-island.prebuilt.js';
import { describe, expect, test, vi } from 'vitest';
import { deferRuntime, runtimeLoader } from '#src/integrations/page-optimizer/defer-runtime.ts';
import { readPage } from '#src/integrations/page-optimizer/read-page.ts';

const DIRECTIVE =
  '(()=>{(self.Astro||(self.Astro={})).visible=()=>{};dispatchEvent(new Event("astro:visible"))})()';
const island = (client = 'visible') => `<astro-island client="${client}" ssr></astro-island>`;
const popover = (content: string) => `<nav popover="auto"><div>${content}</div></nav>`;
const page = (content: string) =>
  `<meta charset="utf-8"><body><script>${DIRECTIVE}</script><script>${islandRuntime}</script>${content}<p>text</p></body>`;

const deferred = (html: string) => deferRuntime(readPage(html));

describe('a page whose islands are all in a popover', () => {
  const html = page(popover(island() + island()));
  const runtime = deferred(html);

  test('loses directive and runtime', () => {
    expect(runtime?.removed.map(({ text }) => text)).toEqual([DIRECTIVE, islandRuntime]);
  });

  test('gets a file with both, named by its content', () => {
    expect(runtime?.file.code).toBe(`${DIRECTIVE}\n${islandRuntime}`);
    expect(runtime?.file.name).toMatch(/^islands\.[\w-]{8}\.js$/);
    expect(deferred(page(popover(island())))?.file.name).toBe(runtime?.file.name);
  });

  test.each([
    ['the runtime', html.replace(islandRuntime, 'runtime()')],
    ['the directive', html.replace('astro:visible', 'other')],
  ])('is refused when %s is not recognized', (_, changed) => {
    expect(() => deferred(changed)).toThrow('not as Astro writes it');
  });
});

test('the runtime is imported when a popover opens, after a failure from another address', async () => {
  const load = vi.fn(() => Promise.reject(new Error('lost')));
  const listeners = new Map<string, (event: unknown) => void>();
  const addEventListener = listeners.set.bind(listeners);
  runInNewContext(runtimeLoader('/_astro/islands.js').replace('import(', 'load('), {
    load,
    addEventListener,
  });
  const toggle = (popover: string | null) => listeners.get('toggle')?.({ target: { popover } });
  toggle(null);
  expect(load, 'by <details>').not.toHaveBeenCalled();
  for (const tries of [1, 2, 3]) {
    toggle('auto');
    await Promise.resolve();
    expect(load).toHaveBeenCalledTimes(tries);
    await vi.waitFor(() => expect(new Set(load.mock.calls.map(String)).size).toBe(tries));
  }
});

test.each([
  ['an island outside of the popover', page(popover(island()) + island())],
  ['an island after the popover', page(`${popover('')}<br>${island()}`)],
  ['an island in it that loads at once', page(popover(island('load')))],
  ['no island at all', page('')],
])('a page with %s stays as it is', (_, html) => {
  expect(deferred(html)).toBeUndefined();
});
