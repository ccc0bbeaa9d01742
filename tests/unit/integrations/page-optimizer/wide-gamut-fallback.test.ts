import { expect, test } from 'vitest';
import { readStyleSheets } from '#src/integrations/page-optimizer/prune-styles.ts';

const RED = 'lab(54.29% 80.8 69.89)';
const DISPLAY_P3_RED = 'lab(55.2% 93 82)';
const block = (value: string, selector = ':root') =>
  `@supports (color:lab(0% 0 0)){${selector}{--a:${value}}}`;
const read = (css: string) => readStyleSheets([css]).root.toString();

test.each([
  ['an sRGB color', RED],
  ['an sRGB color with alpha, in a shadow', `0 1px 2px ${RED.replace(')', '/.5)')}`],
])('drops the second form of %s', (_, value) => {
  const fallback = ':root{--a:red}';
  expect(read(fallback + block(value))).toBe(fallback);
});

test.each([
  ['a color outside sRGB', `:root{--a:red}${block(DISPLAY_P3_RED)}`],
  ['a color without fallback', `:root{--b:red}${block(RED)}`],
  ['a color whose fallback comes later', `${block(RED)}:root{--a:red}`],
  ['a color whose fallback has another selector', `.b{--a:red}${block(RED)}`],
  ['a color in a form that is not read', `:root{--a:red}${block('lab(from red l a b)')}`],
  [
    'a block for another color space',
    `:root{--a:red}@supports (color:oklab(0% 0 0)){:root{--a:${RED}}}`,
  ],
])('keeps %s', (_, css) => {
  expect(read(css)).toBe(css);
});
