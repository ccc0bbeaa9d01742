import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it, test } from 'vitest';
import { BuiltScripts, readScript } from '#src/integrations/page-optimizer/built-scripts.ts';

const site = mkdtempSync(join(tmpdir(), 'scripts-'));
afterAll(() => {
  rmSync(site, { recursive: true });
});
const files: Record<string, string> = {
  'assets/entry/box.js': 'import"../chunks/shared.js";x=()=>import("./late.js?v=1");y="box"',
  'assets/entry/late.js': 'y="late"',
  'assets/entry/lost.js': 'import"../chunks/lost.js"',
  'assets/entry/bare.js': 'import"react"',
  'assets/chunks/shared.js': 'export*from"https://cdn.example/a.js";y="shared"',
};
for (const [name, code] of Object.entries(files)) {
  mkdirSync(dirname(join(site, name)), { recursive: true });
  writeFileSync(join(site, name), code);
}
const outDir = pathToFileURL(`${site}/`);
const wordsOf = (address: string, { base = '/', from = '/index.html' } = {}) =>
  new BuiltScripts(outDir, base)
    .transitiveImports(address, from)
    .flatMap(({ candidateClassNames }) => [...candidateClassNames])
    .filter((word) => ['box', 'late', 'shared'].includes(word));

describe('the scripts that an address loads', () => {
  it.each([
    ['an absolute address', '/assets/entry/box.js', {}],
    ['a relative address', '../assets/entry/box.js', { from: '/services/drains.html' }],
    ['a site below a path', '/sub/assets/entry/box.js', { base: '/sub' }],
    ['a query', '/assets/entry/box.js?v=2', {}],
  ])('%s: its folder, other folders, at once or later', (_, address, options) => {
    expect(wordsOf(address, options).toSorted()).toEqual(['box', 'late', 'shared']);
  });

  it('none of another origin', () => {
    expect(wordsOf('https://cdn.example/a.js')).toEqual([]);
  });

  it.each([
    ['/assets/none.js', '/assets/none.js'],
    ['/assets/entry/lost.js', '/assets/chunks/lost.js'],
    ['/assets/entry/bare.js', '/assets/entry/react'],
  ])('%s: throws that %s is not there', (address, missing) => {
    expect(() => wordsOf(address)).toThrow(`${missing} is not in the output folder`);
  });
});

test.each([
  ['words of strings', 'x("a b")', ['a', 'b']],
  ['words of templates', 'x(`a ${y?"b":c} d`)', ['a', 'b', 'd']],
  ['words after escapes', String.raw`x("a\nb")`, ['a', 'b']],
  ['HTML in strings', String.raw`x("<p class=\"a b\">")`, ['p', 'a', 'b']],
  ['classes with quotes in them', `x("before:content-['x']")`, ["before:content-['x']"]],
])('candidate class names are %s', (_, code, expected) => {
  expect([...readScript(code).candidateClassNames]).toEqual(expect.arrayContaining(expected));
});

test('code and comments are no candidate class names', () => {
  const { candidateClassNames } = readScript('/* flex */ const hidden = grid(); // "block"');
  expect([...candidateClassNames]).toEqual([]);
});

test.each([
  ['`site#worker`', ['site#worker']],
  ['"a"', ['a']],
])('finds the Trusted Types policy %s', (name, expected) => {
  expect(readScript(`w?.createPolicy(${name},{})`).trustedTypesPolicies).toEqual(expected);
});

test('a syntax error is reported', () => {
  expect(() => readScript('let = ;')).toThrow('script cannot be parsed');
});
