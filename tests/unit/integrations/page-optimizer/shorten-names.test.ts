import { describe, expect, it, test } from 'vitest';
import {
  findShortNames,
  shortenClasses,
  shortenStyles,
} from '#src/integrations/page-optimizer/shorten-names.ts';

const CSS =
  ':root{--color-page:#fff;--gap:1px}.card{gap:var(--gap)}' +
  '@layer utilities{.flex{display:flex}.sm\\:p-0\\.5:hover{padding:0}.hidden{color:var(--color-page)}.card .grid{x:1}}';
const CLASSES = ['flex', 'card', 'flex', 'sm:p-0.5', 'hidden', 'grid'];
const NONE: ReadonlySet<string> = new Set();

describe('findShortNames', () => {
  const names = findShortNames(CSS, CLASSES, NONE);

  it('shortens the classes of utilities and all custom properties', () => {
    expect([...names.keys()].toSorted()).toEqual(
      ['--color-page', '--gap', 'flex', 'grid', 'hidden', 'sm:p-0.5'].toSorted(),
    );
  });

  it('gives each another name, the shortest first', () => {
    expect(new Set(names.values()).size).toBe(names.size);
    const many = Array.from({ length: 60 }, (_, at) => `u-${at}`);
    const css = `@layer utilities{${many.map((name) => `.${name}{x:1}`).join('')}}`;
    const short = [...findShortNames(css, many, NONE).values()];
    expect(short.filter(({ length }) => length === 1)).toHaveLength(52);
    expect(new Set(short).size).toBe(60);
  });

  it('leaves what a script or an attribute names, and a class that no rule has', () => {
    const kept = findShortNames(CSS, [...CLASSES, 'mark'], new Set(['flex', '--gap']));
    expect(['flex', '--gap', 'card', 'mark'].map((name) => kept.has(name))).toEqual(
      Array(4).fill(false),
    );
  });

  it('never takes the name of a class that stays', () => {
    const [first = ''] = names.values();
    const css = `.${first}{x:1}${CSS}`;
    const short = findShortNames(css, [...CLASSES, first], NONE);
    expect([...short].filter(([name, value]) => !name.startsWith('--') && value === first)).toEqual(
      [],
    );
  });
});

describe('a shortened page', () => {
  const names = new Map([
    ['flex', 'a'],
    ['sm:p-0.5', 'b'],
    ['--gap', '--a'],
  ]);

  test('has the short classes in their order', () => {
    expect(shortenClasses('card flex  sm:p-0.5', names)).toBe('card a b');
  });

  test('has the same rules', () => {
    expect(shortenStyles(CSS, names)).toBe(
      ':root{--color-page:#fff;--a:1px}.card{gap:var(--a)}' +
        '@layer utilities{.a{display:flex}.b:hover{padding:0}.hidden{color:var(--color-page)}.card .grid{x:1}}',
    );
  });

  test.each([
    ['@container style(--gap:1px){.flex{x:1}}', '@container style(--a:1px){.a{x:1}}'],
    ['@keyframes x{0%{--gap:0}}', '@keyframes x{0%{--a:0}}'],
    ['p:not(.flex,.grid)>.flex{x:1}', 'p:not(.a,.grid)>.a{x:1}'],
    ['[class~="flex"]{x:1}', '[class~="flex"]{x:1}'],
  ])('%s becomes %s', (css, short) => {
    expect(shortenStyles(css, names)).toBe(short);
  });
});
