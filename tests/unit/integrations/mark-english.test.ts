// cspell:ignore Llame ahora
import { expect, test } from 'vitest';
import { markEnglishTexts } from '#src/integrations/mark-english.ts';

test.each([
  ['an element', '<p class="a">⸨Call⸩</p>', '<p lang="en" class="a">Call</p>'],
  [
    'the outermost element with nothing else',
    '<ul><li>⸨A⸩</li> <li><b>⸨B⸩</b></li></ul>',
    '<ul lang="en"><li>A</li> <li><b>B</b></li></ul>',
  ],
  [
    'paragraphs between two marks',
    '<p>Hola</p><p>⸨Call</p>\n<p>now⸩</p>',
    '<p>Hola</p><p lang="en">Call</p>\n<p lang="en">now</p>',
  ],
  [
    'a part of a text',
    '<p>Llame: ⸨call us⸩ ahora</p>',
    '<p>Llame: <span lang="en">call us</span> ahora</p>',
  ],
  [
    'a text with an English fact in it',
    '<p>⸨Open ⸨Monday⸩ only⸩</p>',
    '<p lang="en">Open Monday only</p>',
  ],
  [
    'an element of an island, but no part of a text in it',
    '<astro-island props="⸨A⸩"><p>⸨A⸩</p><p>Llame: ⸨A⸩</p></astro-island>',
    '<astro-island props="A"><p lang="en">A</p><p>Llame: A</p></astro-island>',
  ],
  ['no attribute', '<img alt="⸨A pipe⸩"><b>Uno</b>', '<img alt="A pipe"><b>Uno</b>'],
  ['no data', '<script>"⸨A⸩"</script><b>Uno</b>', '<script>"A"</script><b>Uno</b>'],
  ['no name of a language', '<a lang="es">⸨A⸩</a>', '<a lang="es"><span lang="en">A</span></a>'],
])('ES-6 markEnglishTexts gives %s the language', (_, marked, html) => {
  expect(markEnglishTexts(`<!doctype html><main>${marked}<i>Hola</i></main>`)).toBe(
    `<!doctype html><main>${html}<i>Hola</i></main>`,
  );
});
