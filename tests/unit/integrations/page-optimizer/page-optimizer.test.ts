import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import islandRuntime from 'astro/runtime/server/astro-island.prebuilt.js';
import { afterAll, describe, expect, it } from 'vitest';
import { PageOptimizer } from '#src/integrations/page-optimizer/page-optimizer.ts';

const site = mkdtempSync(join(tmpdir(), 'pages-'));
afterAll(() => {
  rmSync(site, { recursive: true });
});
const files: Record<string, string> = {
  'assets/box.js':
    'import{a}from"./chunks/shared.js";open=()=>import("./late.js");x("p",{class:`open at-once`})',
  'assets/chunks/shared.js': 'export const a="shared"',
  'assets/late.js': 'export const b="late";t.createPolicy("late",{})',
  'assets/react.js': 'const framework="framework"',
  'assets/broken.js': 'import"./chunks/none.js"',
};
for (const [name, text] of Object.entries(files)) {
  mkdirSync(dirname(join(site, name)), { recursive: true });
  writeFileSync(join(site, name), text);
}

const optimizer = new PageOptimizer({ outDir: pathToFileURL(`${site}/`), assets: 'assets' });
const optimize = (html: string) => optimizer.optimize(html, 'index.html');
const page = (css: string, body: string, head = '') =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"><title>a</title>${head}<style>${css}</style></head><body>${body}</body></html>`;
const styleOf = (html: string) => /<style>(.*?)<\/style>/.exec(html)?.[1];
const rules = (...names: string[]) => names.map((name) => `.${name}{y:1}`).join('');
const inlineModule = (code: string) => `<script type="module">${code}</script>`;

describe('a page keeps the rules of a class', () => {
  it.each([
    ['in its HTML', '<p class="a">', ['a']],
    ['in an attribute without quotes', '<p class=a>', ['a']],
    ['in an attribute with character references', '<p class="&#97;&Tab;b">', ['a', 'b']],
    ['behind an attribute that contains a tag', '<p title="<p>" class="a">', ['a']],
    ['in a template', '<template><p class="a b"></p></template>', ['a', 'b']],
    ['in an inline script', "<script>x.className='a b'</script>", ['a', 'b']],
    ['not in a comment', '<!-- <p class="a"> --><p class="b">', ['b']],
    ['not in a data block', '<script type="application/ld+json">{"x":"a"}</script>', []],
    ['not in its text', '<p>a "b" late</p>', []],
  ])('%s', async (_, body, kept) => {
    const expected = kept.length > 0 ? rules(...kept) : undefined;
    expect(styleOf(await optimize(page(rules('a', 'b', 'late'), body)))).toBe(expected);
  });

  it('in the code of an island, at once, in another folder or late, but not of the framework', async () => {
    const island = '<astro-island component-url="/assets/box.js" renderer-url="/assets/react.js">';
    const css = rules('open', 'at-once', 'shared', 'late', 'framework', 'other');
    expect(styleOf(await optimize(page(css, island)))).toBe(
      rules('open', 'at-once', 'shared', 'late'),
    );
  });

  it('and what another style sheet refers to', async () => {
    const css = ':root{--a:1;}@keyframes spin{to{y:1}}';
    const body = '<noscript><style>p{y:var(--a);animation:spin 1s}</style></noscript>';
    expect(styleOf(await optimize(page(css, body)))).toBe(css);
  });
});

describe('an optimized page', () => {
  it('has its policy right after the character set', async () => {
    expect(await optimize(page('', ''))).toMatch(
      /<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="[^"]+"><title>/,
    );
  });

  it('names the Trusted Types policy of code that it loads later', async () => {
    const html = await optimize(page('', '<script src="/assets/box.js"></script>'));
    expect(html).toContain('trusted-types late');
  });

  it('joins its style sheets in their order, and leaves others alone', async () => {
    const head = '<style>.a{y:0}</style>';
    const noscript = '<p class="a"><noscript><style>.b{y:0}</style></noscript>';
    const html = await optimize(page('.a{y:2}', noscript, head));
    expect(html).toContain('<style>.a{y:0}.a{y:2}</style></head>');
    expect(html).toContain('<noscript><style>.b{y:0}</style>');
    expect(html.match(/<style>/g)).toHaveLength(2);
  });

  it('has no style attribute, which its policy forbids', async () => {
    await expect(optimize(page('', '<p style="y:1">'))).rejects.toThrow('style attribute');
    expect(await optimize(page('', '<p title="style=">'))).not.toContain('unsafe');
  });

  it('has one inline module, at the end of its body', async () => {
    const html = await optimize(page('', `${inlineModule('a()')}<p>x</p>${inlineModule('b()')}`));
    expect(html).toMatch(
      /<body><p>x<\/p><script type="module">[^<]*a\(\)[^<]*b\(\)[^<]*<\/script><\/body><\/html>$/,
    );
    expect(html.match(/sha256-/g)).toHaveLength(1);
  });

  it.each([
    ['a single module', inlineModule('a()')],
    ['a classic script', `<script>a()</script>${inlineModule('b()')}`],
    [
      'a module that imports',
      inlineModule('/* a */ import"/assets/late.js";a()') + inlineModule('b()'),
    ],
    ['a module that awaits', inlineModule('await a()') + inlineModule('b()')],
    [
      'an external module',
      `<script type="module" src="/assets/late.js"></script>${inlineModule('b()')}`,
    ],
    ['rules', `<script type="speculationrules">{}</script>${inlineModule('b()')}`],
  ])('leaves %s where it is', async (_, body) => {
    expect(await optimize(page('', body))).toContain(`<body>${body}</body>`);
  });

  it('imports the runtime of islands in a closed popover from a file', async () => {
    const islands = '<nav popover><astro-island client="visible" ssr></astro-island></nav>';
    const directive = '<script>dispatchEvent(new Event("astro:visible"))</script>';
    const html = await optimize(
      page('', `${directive}<script>${islandRuntime}</script>${islands}<p>x</p>`),
    );
    expect(html).toContain(`<body>${islands}<p>x</p><script type="module">let q=`);
    const file = /\/(assets\/islands\.[\w-]+\.js)/.exec(html)?.[1];
    expect(file && readFileSync(join(site, file), 'utf8')).toContain('astro-island');
  });
});

describe('a page is refused', () => {
  const island = (attributes: string) => `<astro-island ${attributes}></astro-island>`;
  it.each([
    ['a lost script', '<script src="/assets/none.js"></script>', '/assets/none.js'],
    ['a lost import of a script', '<script src="/assets/broken.js"></script>', 'chunks/none.js'],
    ['a lost import of an inline module', inlineModule('import"/assets/none.js"'), 'none.js'],
    ['a lost preload', '<link rel="modulepreload" href="/assets/none.js">', '/assets/none.js'],
    ['a lost island', island('component-url="/assets/none.js"'), '/assets/none.js'],
    ['a lost renderer', island('renderer-url="/assets/none.js"'), '/assets/none.js'],
    ['an external style sheet', '<link rel="stylesheet" href="/a.css">', '/a.css'],
    ['a broken script', '<script>let = ;</script>', 'cannot be parsed'],
    ['a broken style sheet', '<style>.a{</style>', 'Unclosed'],
    ['a script that is not closed', '<script>a()', '<script> is not closed'],
    ['a style sheet that is not closed', '<style>.a{}', '<style> is not closed'],
    [
      'a foreign style sheet between two',
      '<style media="print"></style><style></style>',
      'between',
    ],
  ])('with %s', async (_, body, message) => {
    await expect(optimize(page('', body))).rejects.toThrow(message);
  });

  it('without </body>, if it has inline modules', async () => {
    const html = `<meta charset="utf-8">${inlineModule('a()')}${inlineModule('b()')}`;
    await expect(optimize(html)).rejects.toThrow('</body>');
  });

  it('without a character set', async () => {
    await expect(optimize('<html><head></head></html>')).rejects.toThrow('meta charset');
  });
});
