import { expect, test } from 'vitest';
import { isJoinable, joinModules } from '#src/integrations/page-optimizer/join-modules.ts';

/** Runs a module. @returns what it passed to `out` and to `reportError`. */
function run(code: string) {
  const collected: unknown[] = [];
  const reported: unknown[] = [];
  const out = (value: unknown) => collected.push(value);
  const report = (error: unknown) => reported.push(error);
  new Function('out', 'reportError', `'use strict';${code}`)(out, report);
  return { collected, reported };
}

test.each([
  ['in their order', ['out(1)', 'out(2)'], [1, 2]],
  ['after a comment at the end', ['out(1) // end', 'out(2)'], [1, 2]],
  ['after a source map comment', ['out(1)\n//# sourceMappingURL=a.js.map', 'out(2)'], [1, 2]],
  ['after a template', ['out(`//`)', 'out(2)'], ['//', 2]],
])('runs joined modules %s', (_, modules, expected) => {
  expect(run(joinModules(modules)).collected).toEqual(expected);
});

test('keeps the names of each module apart', () => {
  const first = 'var a="first";function f(){return a}queue.push(()=>f())';
  const second = 'var a="second";function f(){return 0}';
  const last = 'out(queue[0]())';
  const code = joinModules([first, second, last]);
  expect(run(`const queue=[];${code}`).collected).toEqual(['first']);
});

test('an error in one module is reported and does not stop the next', () => {
  const { collected, reported } = run(joinModules(['throw new Error("broken")', 'out("next")']));
  expect(collected).toEqual(['next']);
  expect(reported).toEqual([new Error('broken')]);
});

test('imports on demand stay', () => {
  const code = joinModules(['addEventListener("click",()=>import("/_astro/a.js"))', 'out(1)']);
  expect(code).toMatch(/import\([`"']\/_astro\/a\.js[`"']\)/);
});

test('does not end the script element that contains it', () => {
  expect(joinModules(['out("<\\/script>")', 'out(2)'])).not.toContain('</script');
});

test.each([
  ['a module', 'const a=1;out(a)', true],
  ['a module with an import on demand', 'import("/a.js")', true],
  ['a static import', 'import{a}from"/a.js";out(a)', false],
  ['a static import after a comment', '/* first */import"/a.js"', false],
  ['top-level await', 'const a=await load();out(a)', false],
  ['top-level await that looks like a call', 'await(load())', false],
])('%s can be joined: %s', (_, code, expected) => {
  expect(isJoinable(code)).toBe(expected);
});
