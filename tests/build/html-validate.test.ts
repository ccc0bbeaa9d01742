import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { pageAt, pages, filesWhere } from '#tests/support/built-site.ts';
import { distinctPages } from '#tests/support/distinct-pages.ts';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  elements: [
    'html5',
    {
      // Custom elements: Astro's island wrapper and the FAQ's panel.
      'astro-island': { flow: true, phrasing: true, transparent: true },
      'faq-panel': { flow: true, phrasing: false },
    },
  ],
  rules: {
    // The build minifies HTML, for example by removing quotes. The result is valid.
    'attr-quotes': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // Attribute names are case-insensitive; React writes popoverTarget.
    'attr-case': 'off',
    // The rule treats every space in a phone link as part of the number; CSS prevents the line break.
    'tel-non-breaking': 'off',
    // The accordion's panel is a custom element with the role region: React keeps
    // hidden="until-found" only on custom elements.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    // heads.test.ts checks the length of titles.
    'long-title': 'off',
    'heading-level': 'error',
    'no-missing-references': 'error',
  },
});

// A page with the elements and attributes of another one of its kind would repeat it.
test('every kind of page is valid HTML', () => {
  const found = distinctPages(/./)
    .map(pageAt)
    .flatMap(({ file, html }) =>
      validator
        .validateStringSync(html, file)
        .results.flatMap(({ messages }) => messages)
        .map(
          ({ ruleId, message, line, column }) => `${file}:${line}:${column} ${ruleId}: ${message}`,
        ),
    );
  expect(found).toEqual([]);
});

test('no id is on a page twice', () => {
  const found = pages.flatMap(({ file, document }) => {
    const ids = document.querySelectorAll('[id]').map(({ id }) => id);
    return ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${file}: ${id}`);
  });
  expect(found).toEqual([]);
});

test('every page has a heading of the first level', () => {
  expect(filesWhere(({ document }) => document.querySelector('h1') === null)).toEqual([]);
});

test('every drawing is an image with a name, or marked as decorative', () => {
  const found = pages.flatMap(({ file, document }) =>
    document
      .querySelectorAll('svg:not([role="img"][aria-label], [role="img"][aria-labelledby])')
      .filter((drawing) => drawing.closest('[aria-hidden="true"]') === null)
      .map((drawing) => `${file}: ${drawing.outerHTML.slice(0, 120)}`),
  );
  expect(found).toEqual([]);
});
