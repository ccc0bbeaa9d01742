import { describe, expect, it, test } from 'vitest';
import { pruneStyles } from '#src/integrations/page-optimizer/prune-styles.ts';

/** Prunes a style sheet for a page that contains some words. */
const prune = (css: string, ...words: string[]) => pruneStyles(css, new Set(words));

it.each([
  ['a class', '.a{x:1}.b{x:2}', ['a'], '.a{x:1}'],
  ['an id', '#a{x:1}#b{x:2}', ['b'], '#b{x:2}'],
  ['a tag', 'table{x:1}p{x:2}', ['p'], 'p{x:2}'],
  ['an escaped class', '.sm\\:p-0\\.5{x:1}', ['sm:p-0.5'], '.sm\\:p-0\\.5{x:1}'],
  ['one selector of a list', 'h1,h2{x:1}', ['h2'], 'h2{x:1}'],
  ['all parts of a selector', '.a .b{x:1}.a .c{x:2}', ['a', 'b'], '.a .b{x:1}'],
  ['any alternative', ':is(.a,.b) p{x:1}', ['p'], ':is(.a,.b) p{x:1}'],
  ['an exception that is not there', 'p:not(.a){x:1}', ['p'], 'p:not(.a){x:1}'],
  ['a state of a present element', '.a[aria-busy=true]{x:1}', ['a'], '.a[aria-busy=true]{x:1}'],
  ['a state of an absent element', '.a[data-state=open]{x:1}', [], ''],
  ['a state alone', '[open]{x:1}', [], '[open]{x:1}'],
  ['what hides elements, without one', '[hidden]{x:1}', [], ''],
  ['a part of an element', '::placeholder{x:1}', [], '::placeholder{x:1}'],
  ['a nested rule', '.a{.b{x:1}&:hover{x:2}}', ['a'], '.a{&:hover{x:2}}'],
  ['inside a media query', '@media print{.a{x:1}.b{x:2}}', ['a'], '@media print{.a{x:1}}'],
  ['no media query that is left empty', '@media print{@supports (x:1){.a{x:1}}}', [], ''],
  ['a page rule', '@media print{@page{margin:1cm}}', [], '@media print{@page{margin:1cm}}'],
  ['no comment', '/* x */.a{x:1}', ['a'], '.a{x:1}'],
])('a page keeps the rules that can match in it: %s: %s', (_, css, held, expected) => {
  expect(prune(css, ...held)).toBe(expected);
});

describe('a page keeps the definitions that it uses', () => {
  it.each([
    ['a custom property', ':root{--a:1;--b:2}.x{y:var(--a)}', ':root{--a:1}.x{y:var(--a)}'],
    [
      'through others',
      ':root{--a:var(--b);--b:2;--c:3}.x{y:var(--a)}',
      ':root{--a:var(--b);--b:2}.x{y:var(--a)}',
    ],
    [
      'a fallback',
      ':root{--a:1;--b:2}.x{y:var(--z,var(--b))}',
      ':root{--b:2}.x{y:var(--z,var(--b))}',
    ],
    ['not for a rule that went', ':root{--a:1}.other{y:var(--a)}', ''],
    ['no idle registration', '@property --a{inherits:false}.x{y:1}', '.x{y:1}'],
    ['no idle animation', '@keyframes spin{to{y:1}}.x{y:1}', '.x{y:1}'],
    [
      'a property that a container query reads',
      ':root{--tone:dark;--b:2}@container style(--tone:dark){.x{y:1}}',
      ':root{--tone:dark}@container style(--tone:dark){.x{y:1}}',
    ],
    [
      'not for a container query that went',
      ':root{--tone:dark}@container style(--tone:dark){.gone{y:1}}.x{y:1}',
      '.x{y:1}',
    ],
    [
      'in every scheme',
      ':root{--a:1}@media print{:root{--a:2;--b:3}}.x{y:var(--a)}',
      ':root{--a:1}@media print{:root{--a:2}}.x{y:var(--a)}',
    ],
  ])('%s', (_, css, expected) => {
    expect(prune(css, 'x')).toBe(expected);
  });

  it.each([
    ['a registration', '@property --a{inherits:false}.x{y:var(--a)}'],
    ['an animation', '@keyframes spin{to{y:var(--a)}}:root{--a:1}.x{animation:spin 1s}'],
    [
      'an animation through a property',
      ':root{--spin:spin 1s}@keyframes spin{to{y:1}}.x{animation:var(--spin)}',
    ],
    ['an animation whose name is quoted', '@keyframes "spin"{to{y:1}}.x{animation:spin 1s}'],
  ])('%s', (_, css) => {
    expect(prune(css, 'x')).toBe(css);
  });
});

test('the order of layers stays when the block that named a layer first has lost its rules', () => {
  const css = '@layer a,b;@layer one{.gone{y:1}}@layer two{.x{y:2}}@layer one{.x{y:3}}';
  expect(prune(css, 'x')).toBe('@layer a,b;@layer one{}@layer two{.x{y:2}}@layer one{.x{y:3}}');
});
