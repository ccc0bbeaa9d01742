import { expect, test } from 'vitest';
import { gatherModules } from '#src/build/gather-scripts.ts';

const page = (...scripts: string[]) =>
  `<html><head></head><body>${scripts.join('<p>x</p>')}</body></html>`;
const inline = (text: string) => `<script type="module">${text}</script>`;

test('inline modules become one, in their order, at the end of the body', () => {
  expect(gatherModules(page(inline('var a=1;'), inline('var a=2;')))).toBe(
    `<html><head></head><body><p>x</p>${inline('(()=>{var a=1;})();(()=>{var a=2;})();')}</body></html>`,
  );
});

test('each keeps its names to itself, those of var too', () => {
  const html = gatherModules(page(inline('var a="first";out(()=>a)'), inline('var a="second";')));
  const [, text = ''] = /<script type="module">(.*)<\/script>/.exec(html) ?? [];
  const read: (() => unknown)[] = [];
  new Function('out', text)((name: () => unknown) => read.push(name));
  expect(read.map((name) => name())).toEqual(['first']);
});

test.each([
  ['a single module', page(inline('a()'))],
  ['a classic script', page('<script>a()</script>', inline('b()'))],
  ['a module that imports', page(inline('import{a}from"/a.js";a()'), inline('b()'))],
  ['an external module', page('<script type="module" src="/a.js"></script>', inline('b()'))],
  ['data', page('<script type="application/ld+json">{}</script>', inline('b()'))],
])('%s stays where it is', (_, html) => {
  expect(gatherModules(html)).toBe(html);
});
