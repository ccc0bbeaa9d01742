// cspell:ignore Baños Cocinas
import { expect, test } from 'vitest';
import { renderMarkdown } from '#src/queries/render-markdown.ts';

test('lists have the classes that draw them', () => {
  const html = renderMarkdown('- one\n\ntext\n\n1. two\n');
  expect(html).toContain('<ul class="bullets">');
  expect(html).toContain('<ol class="numbers">');
});

test('headings of a translation have the ids of the English ones', () => {
  const html = renderMarkdown('## Baños\n\n### Cocinas\n', '## Bath rooms\n\n### Kitchens\n');
  expect(html).toContain('<h2 id="bath-rooms">Baños</h2>');
  expect(html).toContain('<h3 id="kitchens">Cocinas</h3>');
});
