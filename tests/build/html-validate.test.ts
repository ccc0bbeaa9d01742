import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { pages } from '#tests/support/built-site.ts';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  elements: [
    'html5',
    {
      // What Astro puts around an island, and the FAQ's panel: elements of their own, without a look.
      'astro-island': { flow: true, phrasing: true, transparent: true },
      'faq-panel': { flow: true, phrasing: false },
    },
  ],
  rules: {
    // What a compressor writes: no quotes where none are needed, and so on. It is valid HTML.
    'attr-quotes': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // HTML does not tell case in attribute names; React writes popoverTarget.
    'attr-case': 'off',
    // It takes every blank in a telephone link for a part of the number; the style keeps that together.
    'tel-non-breaking': 'off',
    // The accordion's panel has the role of a region: it is an element of its own, since only such
    // a one keeps hidden="until-found" through React.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    // Titles have a rule of their own in heads.test.ts.
    'long-title': 'off',
  },
});

test('every built file is valid HTML', () => {
  const found = pages.flatMap(({ file, html }) =>
    validator
      .validateStringSync(html, file)
      .results.flatMap(({ messages }) => messages)
      .map(
        ({ ruleId, message, line, column }) => `${file}:${line}:${column} ${ruleId}: ${message}`,
      ),
  );
  expect(found).toEqual([]);
});
