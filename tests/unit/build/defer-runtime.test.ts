import { describe, expect, test } from 'vitest';
import { deferRuntime } from '#src/build/defer-runtime.ts';

const RUNTIME = '(()=>{customElements.define("astro-island",class extends HTMLElement{})})()';
const DIRECTIVE = '(()=>{(self.Astro||(self.Astro={})).interaction=()=>{}})()';
const island = (value: string, client = 'interaction') =>
  `<astro-island client="${client}" opts="{&quot;value&quot;:${value}}" ssr></astro-island>`;
const page = (...islands: string[]) =>
  `<html><body><script>${DIRECTIVE}</script><script>${RUNTIME}</script>${islands.join('')}<p>text</p></body></html>`;

describe('a page whose islands all wait for a touch', () => {
  const { html, file } = deferRuntime(page(island('true'), island('true')));

  test('asks for the runtime upon the first touch: it is a file now', () => {
    expect(html).not.toContain('customElements.define');
    expect(html).toContain(`import("/_astro/${file?.name}")`);
    expect(html).toContain('pointerdown');
  });

  test('keeps its islands and its text', () => {
    expect(html).toContain(`${island('true')}${island('true')}<p>text</p>`);
  });

  test('the file holds directive and runtime, and is named by what it holds', () => {
    expect(file?.text).toBe(`${DIRECTIVE}\n${RUNTIME}`);
    expect(file?.name).toMatch(/^islands\.[\w-]{8}\.js$/);
    expect(deferRuntime(page(island('true'))).file?.name).toBe(file?.name);
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
  expect(deferRuntime(html)).toEqual({ html, file: undefined });
});
