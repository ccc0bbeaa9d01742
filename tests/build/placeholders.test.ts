import { expect, test } from 'vitest';
import { pages } from '#tests/support/built-site.ts';
import { visibleText } from '#tests/support/visible-text.ts';

const PLACEHOLDER = /\{[\w.]+\}/g;

test('no page shows a placeholder that was not filled in', () => {
  const found = pages.flatMap(({ file, document }) => {
    const attributes = document
      .querySelectorAll('meta, [title], [aria-label]')
      .flatMap((element) => Object.values(element.attributes));
    const data = document
      .querySelectorAll('script[type="application/ld+json"]')
      .map((script) => script.text);
    const texts = [visibleText(document), ...attributes, ...data];
    return texts.flatMap((text) =>
      (text.match(PLACEHOLDER) ?? []).map((placeholder) => `${file}: ${placeholder}`),
    );
  });
  expect(found).toEqual([]);
});
