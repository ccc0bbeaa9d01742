import { expect, test } from 'vitest';
import { paths } from '#src/routes/paths.ts';
import { files, pages, filesWhere } from '#tests/support/built-site.ts';

/** Elements that block rendering or compete with the page for its first round trips. */
const RULES: readonly (readonly [what: string, selector: string])[] = [
  ['a style sheet in a file, but for paper', 'link[rel~="stylesheet"]:not([media="print"])'],
  ['a preload', 'link[rel="preload"], link[rel="modulepreload"], link[rel="preconnect"]'],
  ['a blocking script', 'script[src]:not([type="module"]):not([async]):not([defer])'],
  ['a frame', 'iframe, object, embed'],
];

test.each(RULES)('no page has %s', (_, selector) => {
  expect(filesWhere(({ document }) => document.querySelector(selector) !== null)).toEqual([]);
});

test('no style requests another file: no font, import or image', () => {
  expect(
    filesWhere(({ document }) =>
      document
        .querySelectorAll('style')
        .some(({ rawText }) => /@font-face|@import|url\((?!["']?(?:data:|#))/.test(rawText)),
    ),
  ).toEqual([]);
});

test('the site ships no font, and a style sheet for paper only', () => {
  const found = files.filter((file) => /\.(?:woff2?|ttf|otf|css)$/.test(file));
  expect(found).toEqual([paths.printStyles.slice(1)]);
});

test('every image is loaded lazily', () => {
  const found = pages.flatMap(({ file, document }) =>
    document
      .querySelectorAll('img')
      .filter((image) => image.getAttribute('loading') !== 'lazy')
      .map((image) => `${file}: ${image.getAttribute('src')}`),
  );
  expect(found).toEqual([]);
});
