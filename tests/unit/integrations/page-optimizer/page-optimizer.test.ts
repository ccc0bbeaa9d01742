import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { PageOptimizer } from '#src/integrations/page-optimizer/page-optimizer.ts';
import { BuiltScripts } from '#src/integrations/page-optimizer/script-words.ts';

const dist = mkdtempSync(join(tmpdir(), 'finish-'));
afterAll(() => rmSync(dist, { recursive: true }));
mkdirSync(join(dist, '_astro'));
const built: Record<string, string> = {
  'box.js': 'import{a}from"./shared.js";open=()=>import("./late.js");x("p",{class:`open at-once`})',
  'shared.js': 'export const a="shared"',
  'late.js': 'export const b="late";t.createPolicy("late",{})',
  'react.js': 'const framework="framework"',
};
for (const [name, text] of Object.entries(built)) writeFileSync(join(dist, '_astro', name), text);

const optimizer = new PageOptimizer(new BuiltScripts(pathToFileURL(join(dist, '_astro/'))));
const page = (css: string, body: string, head = '') =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"><title>a</title>${head}<style>${css}</style></head><body>${body}</body></html>`;
const styleOf = (html: string) => /<style>(.*?)<\/style>/.exec(html)?.[1];
const rules = (...names: string[]) => names.map((name) => `.${name}{y:1}`).join('');

describe('classes that appear after the page has loaded keep their rules', () => {
  it.each([
    ['in its HTML', '<p class="a">', '.a{y:1}'],
    ['in a template', '<template><p class="a b"></p></template>', '.a{y:1}.b{y:1}'],
    ['in an inline script', "<script>x.className='a b'</script>", '.a{y:1}.b{y:1}'],
    ['not in a data block', '<script type="application/ld+json">{"x":"a"}</script>', undefined],
    ['not in its text', '<p>a "b" late</p>', undefined],
  ])('%s', (_, body, expected) => {
    expect(styleOf(optimizer.optimize(page(rules('a', 'b', 'late'), body), []))).toBe(expected);
  });

  it('in the code of an island, at once, shared or late, but not of the framework', () => {
    const island = '<astro-island component-url="/_astro/box.js" renderer-url="/_astro/react.js">';
    const css = rules('open', 'at-once', 'shared', 'late', 'framework', 'other');
    expect(styleOf(optimizer.optimize(page(css, island), []))).toBe(
      rules('open', 'at-once', 'shared', 'late'),
    );
  });
});

describe('the finished page', () => {
  it('has its policy right after the character set', () => {
    const html = optimizer.optimize(page('', ''), []);
    expect(html).toMatch(
      /<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="[^"]+"><title>/,
    );
  });

  it('names the Trusted Types policy of code that it loads later', () => {
    const html = optimizer.optimize(page('', '<script src="/_astro/box.js"></script>'), []);
    expect(html).toContain('trusted-types late');
  });

  it('joins its style sheets in their order, and leaves others alone', () => {
    const head = '<style>.a{y:0}</style><noscript><style>.b{y:0}</style></noscript>';
    const html = optimizer.optimize(page('.a{y:2}', '<p class="a">', head), []);
    expect(html).toContain('<style>.a{y:0}.a{y:2}</style><noscript><style>.b{y:0}</style>');
    expect(html.match(/<style>/g)).toHaveLength(2);
  });

  it('allows style attributes only where there are some', () => {
    expect(optimizer.optimize(page('', '<p style="y:1">'), [])).toContain('style-src-attr');
    expect(optimizer.optimize(page('', '<p title="style=">'), [])).not.toContain('style-src-attr');
  });

  it('has one inline module, at the end of its body', () => {
    const scripts = '<script type="module">a()</script><p>x</p><script type="module">b()</script>';
    const html = optimizer.optimize(page('', scripts), []);
    expect(html).toContain('<body><p>x</p><script type="module">for(');
    expect(html).toMatch(/queueMicrotask\(task\);<\/script><\/body><\/html>$/);
    expect(html.match(/sha256-/g)).toHaveLength(1);
  });

  it('keeps its islands when their runtime becomes a file', () => {
    const islands = '<astro-island client="interaction" opts="true" ssr></astro-island>';
    const runtime = '<script>customElements.define("astro-island",X)</script>';
    const html = optimizer.optimize(page('', `${runtime}${islands}<p>x</p>`), []);
    expect(html).toContain(`<body>${islands}<p>x</p><script type="module">let q=`);
    const [, file = ''] = /_astro\/(islands\.[\w-]+\.js)/.exec(html) ?? [];
    expect(readFileSync(join(dist, '_astro', file), 'utf8')).toContain('customElements.define');
  });

  it('is refused when it does not say where its body ends', () => {
    const unclosed = '<meta charset="utf-8"><script type="module">a()</script>'.repeat(2);
    expect(() => optimizer.optimize(unclosed, [])).toThrow('</body>');
  });

  it('is refused without a character set', () => {
    expect(() => optimizer.optimize('<html><head></head></html>', [])).toThrow(/meta charset/);
  });
});
