// cspell:ignore plainlink
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { pages } from '#tests/support/built-site.ts';
import { gluedWords } from '#tests/support/visible-text.ts';

test('no page joins two words across inline tags', () => {
  const found = pages.flatMap(({ file, document }) =>
    gluedWords(document).map((words) => `${file}: ${words}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ['<li><a>Pasadena</a><span>How</span></li>', ['PasadenaHow']],
  ['<p><b>12</b><i>visits</i> a year</p>', ['12visits']],
  ['<p>plain<a>link</a></p>', ['plainlink']],
  ['<p>Two cities.<a>More</a></p>', ['cities.More']],
  ['<li><a>Pasadena</a> <span>How</span></li>', []],
  ['<li><a>Pasadena</a><span>, how</span></li>', []],
  ['<ul><li>one</li><li>two</li></ul>', []],
])('gluedWords finds the joined words in %s', (html, glued) => {
  expect(gluedWords(parse(html))).toEqual(glued);
});
