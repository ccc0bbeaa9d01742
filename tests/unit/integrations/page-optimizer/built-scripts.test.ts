import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { BuiltScripts, wordsOfScript } from '#src/integrations/page-optimizer/built-scripts.ts';
import { temporaryFolder } from '#tests/support/folders.ts';

const folder = temporaryFolder();
const files: Record<string, string> = {
  'box.a1.js': 'import"./shared.b2.js";x=()=>import(`./late.c3.js?v=1`)',
  'late.c3.js': 'address="/assets/worker.d4.js";import("./box.a1.js")',
  'shared.b2.js': 'export*from"https://cdn.example/a.js"',
  'worker.d4.js': 'onmessage=()=>{}',
  'other.e5.js': 'export{}',
};
for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code);
const built = new BuiltScripts(pathToFileURL(`${folder}/`));
const ALL = ['box.a1.js', 'late.c3.js', 'shared.b2.js', 'worker.d4.js'];

test.each([
  ['an address', '/assets/box.a1.js', ALL],
  ['code that imports it later', 'x=()=>import("/assets/box.a1.js?2")', ALL],
  ['a script without imports', 'shared.b2.js', ['shared.b2.js']],
  ['another origin', 'https://cdn.example/a.js', []],
])('the scripts that %s names: at once, later, as a worker, in a circle', (_, text, names) => {
  expect(built.namedIn(text).toSorted()).toEqual(names.map((name) => files[name]).toSorted());
});

test.each([
  ['words of strings', 'x("a b")', ['a', 'b']],
  ['words of templates', 'x(`a ${y?"b":c} d`)', ['a', 'b', 'd']],
  ['words after escapes', String.raw`x("a\nb")`, ['a', 'b']],
  ['HTML in strings', String.raw`x("<p class=\"a b\">")`, ['p', 'a', 'b']],
  ['classes with quotes in them', `x("before:content-['x']")`, ["before:content-['x']"]],
])('the words of a script are %s', (_, code, expected) => {
  expect(wordsOfScript(code)).toEqual(expect.arrayContaining(expected));
});

test('code and comments are no words of a script', () => {
  expect(wordsOfScript('/* flex */ const hidden = grid(); // "block"')).toEqual([]);
});

test('a syntax error is reported', () => {
  expect(() => wordsOfScript('let = ;')).toThrow('script cannot be parsed');
});
