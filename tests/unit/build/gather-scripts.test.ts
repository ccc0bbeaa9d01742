import { expect, test } from 'vitest';
import { gatherModules } from '#src/build/gather-scripts.ts';

const page = (...scripts: string[]) =>
  `<html><head></head><body>${scripts.join('<p>x</p>')}</body></html>`;
const inline = (text: string) => `<script type="module">${text}</script>`;

test('inline modules become one, in their order, at the end of the body', () => {
  expect(gatherModules(page(inline('var a=1;'), inline('var a=2;')))).toBe(
    `<html><head></head><body><p>x</p>${inline('for(const task of[()=>{var a=1;},()=>{var a=2;}])queueMicrotask(task);')}</body></html>`,
  );
});

/** Runs what a page's one inline module has become; `out` collects what it hands over. */
async function run(html: string, queue = queueMicrotask): Promise<unknown[]> {
  const [, text = ''] = /<script type="module">(.*)<\/script>/.exec(html) ?? [];
  const collected: unknown[] = [];
  new Function('out', 'queueMicrotask', text)((value: unknown) => collected.push(value), queue);
  await Promise.resolve();
  return collected;
}

test('each keeps its names to itself, those of var too', async () => {
  const html = gatherModules(page(inline('var a="first";out(()=>a)'), inline('var a="second";')));
  const [read] = await run(html);
  expect(typeof read === 'function' && read()).toBe('first');
});

test('one that throws does not keep the next from running', async () => {
  const html = gatherModules(page(inline('throw new Error("broken")'), inline('out("next")')));
  const thrown: unknown[] = [];
  // As the browser: an error ends its task and is reported, nothing else.
  const collected = await run(html, (task) => {
    try {
      task();
    } catch (error) {
      thrown.push(error);
    }
  });
  expect(collected).toEqual(['next']);
  expect(thrown).toHaveLength(1);
});

test('a page that does not say where its body ends is refused', () => {
  expect(() => gatherModules(inline('a()') + inline('b()'))).toThrow('</body>');
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
