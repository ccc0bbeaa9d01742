import { expect, test } from 'vitest';
import { gatherModules } from '#src/integrations/page-optimizer/gather-scripts.ts';
import { readPage } from '#src/integrations/page-optimizer/page-parts.ts';

const page = (...scripts: string[]) =>
  `<html><head></head><body>${scripts.join('<p>x</p>')}</body></html>`;
const inline = (text: string) => `<script type="module">${text}</script>`;
const gathered = (html: string, added?: readonly string[]) =>
  gatherModules(readPage(html).scripts, added);

test('inline modules become one, in their order', () => {
  const { takenOut, modules } = gathered(page(inline('var a=1;'), inline('var a=2;')));
  expect(takenOut.map(({ text }) => text)).toEqual(['var a=1;', 'var a=2;']);
  expect(modules).toEqual([
    'for(const task of[()=>{var a=1;},()=>{var a=2;}])queueMicrotask(task);',
  ]);
});

test('what is added comes last, and stands alone where there is nothing else', () => {
  expect(gathered(page(inline('a()')), ['b()']).modules).toEqual([
    'for(const task of[()=>{a()},()=>{b()}])queueMicrotask(task);',
  ]);
  expect(gathered(page(), ['b()'])).toEqual({ takenOut: [], modules: ['b()'] });
});

/** Runs what a page's one inline module has become; `out` collects what it hands over. */
async function run(html: string, queue = queueMicrotask): Promise<unknown[]> {
  const [text = ''] = gathered(html).modules;
  const collected: unknown[] = [];
  new Function('out', 'queueMicrotask', text)((value: unknown) => collected.push(value), queue);
  await Promise.resolve();
  return collected;
}

test('each keeps its names to itself, those of var too', async () => {
  const html = page(inline('var a="first";out(()=>a)'), inline('var a="second";'));
  const [read] = await run(html);
  expect(typeof read === 'function' && read()).toBe('first');
});

test('one that throws does not keep the next from running', async () => {
  const html = page(inline('throw new Error("broken")'), inline('out("next")'));
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

test.each([
  ['a single module', page(inline('a()'))],
  ['a classic script', page('<script>a()</script>', inline('b()'))],
  ['a module that imports', page(inline('import{a}from"/a.js";a()'), inline('b()'))],
  ['an external module', page('<script type="module" src="/a.js"></script>', inline('b()'))],
  ['data', page('<script type="application/ld+json">{}</script>', inline('b()'))],
])('%s stays where it is', (_, html) => {
  expect(gathered(html)).toEqual({ takenOut: [], modules: [] });
});
