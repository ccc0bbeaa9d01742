import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import islandRuntime from 'astro/runtime/server/astro-island.prebuilt.js';
import { describe, expect, it, test } from 'vitest';
import { PageOptimizer } from '#src/integrations/page-optimizer/page-optimizer.ts';
import { temporaryFolder } from '#tests/support/folders.ts';

const site = temporaryFolder();
const files: Record<string, string> = {
  'assets/box.js':
    'import{a}from"./chunks/shared.js";open=()=>import("./late.js");x("p",{class:`open at-once`})',
  'assets/chunks/shared.js': 'export const a="shared"',
  'assets/late.js': 'export const b="late";t.createPolicy("site#worker",{})',
  'assets/react.js': 'const framework="framework"',
};
for (const [name, text] of Object.entries(files)) {
  mkdirSync(dirname(join(site, name)), { recursive: true });
  writeFileSync(join(site, name), text);
}

const optimizer = new PageOptimizer(pathToFileURL(`${site}/`), 'assets');
const optimize = (html: string) => optimizer.optimize(html, []).html;
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
  ])('%s', (_, body, kept) => {
    const expected = kept.length > 0 ? rules(...kept) : undefined;
    expect(styleOf(optimize(page(rules('a', 'b', 'late'), body)))).toBe(expected);
  });

  it('in the code of an island, at once, in another folder or late, but not of the framework', () => {
    const island = '<astro-island component-url="/assets/box.js" renderer-url="/assets/react.js">';
    const css = rules('open', 'at-once', 'shared', 'late', 'framework', 'other');
    expect(styleOf(optimize(page(css, island)))).toBe(rules('open', 'at-once', 'shared', 'late'));
  });

  it('and the custom properties that an attribute names', () => {
    expect(styleOf(optimize(page(':root{--a:1;--b:2}', '<svg fill="var(--b)">')))).toBe(
      ':root{--b:2}',
    );
  });
});

describe('an optimized page', () => {
  it('has its policy right after the character set', () => {
    expect(optimize(page('', ''))).toMatch(
      /<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="[^"]+"><title>/,
    );
  });

  it('names a Trusted Types policy that code makes which it loads later', () => {
    expect(optimize(page('', '<script src="/assets/box.js"></script>'))).toContain(
      'trusted-types site#worker',
    );
    expect(optimize(page('', ''))).toContain("trusted-types 'none'");
  });

  it('joins its style sheets in their order', () => {
    const html = optimize(
      page('.a{y:2}', '<p class="a"><style>p{y:3}</style>', '<style>.a{y:0}</style>'),
    );
    expect(html).toContain('<style>.a{y:0}.a{y:2}p{y:3}</style></head>');
    expect(html.match(/<style>/g)).toHaveLength(1);
  });

  it('has one inline module, at the end of its body', () => {
    const html = optimize(page('', `${inlineModule('a()')}<p>x</p>${inlineModule('b()')}`));
    expect(html).toMatch(
      /<body><p>x<\/p><script type="module">[^<]*a\(\)[^<]*b\(\)[^<]*<\/script><\/body><\/html>$/,
    );
    expect(html.match(/sha256-/g)).toHaveLength(1);
  });

  it.each([
    ['a classic script', '<script>a()</script>'],
    ['a module that cannot be joined', inlineModule('/* a */ import"/assets/late.js";a()')],
    ['an external module', '<script type="module" src="/assets/late.js"></script>'],
    ['data', '<script type="application/json">{}</script>'],
  ])('leaves %s where it is', (_, script) => {
    const html = optimize(page('', `${script}<p>x</p>${inlineModule('b()')}`));
    expect(html).toContain(`<body>${script}<p>x</p><script type="module">b()</script></body>`);
  });

  it('has no ids of islands, which differ with the folder of the build', () => {
    const islands = (id: string) => `<astro-island${id} prefix="r1" ssr></astro-island>`;
    expect(optimize(page('', islands(' uid="Z1a"')))).toContain(islands(''));
  });

  it('imports the runtime of islands in a closed popover from a file', () => {
    const islands = '<nav popover><astro-island client="visible" ssr></astro-island></nav>';
    const directive = '<script>dispatchEvent(new Event("astro:visible"))</script>';
    const { html, runtime } = optimizer.optimize(
      page('', `${directive}<script>${islandRuntime}</script>${islands}<p>x</p>`),
      [],
    );
    expect(html).toContain(`<body>${islands}<p>x</p><script type="module">let q=`);
    expect(html).toContain(`import("/assets/${runtime?.name}"`);
    expect(runtime?.code).toContain('astro-island');
  });
});

test.each([
  ['a broken script', '<script>let = ;</script>', 'cannot be parsed'],
  ['a broken style sheet', '<style>.a{</style>', 'Unclosed'],
  ['a style sheet for a medium', '<style media="print"></style>', 'has attributes'],
  ['a style sheet for visitors without script', '<noscript><style></style></noscript>', 'noscript'],
  ['a style attribute', '<p style="y:1">', 'style attribute'],
])('a page with %s is refused', (_, body, message) => {
  expect(() => optimize(page('', body))).toThrow(message);
});

test.each([
  ['</body>', '<meta charset="utf-8">'],
  ['<meta charset>', '<body></body>'],
])('a page without %s is refused', (missing, html) => {
  expect(() => optimize(html)).toThrow(`no ${missing}`);
});
