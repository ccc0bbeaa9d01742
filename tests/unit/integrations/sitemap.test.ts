import { expect, test } from 'vitest';
import { isIndexable } from '#src/integrations/sitemap.ts';

test.each([
  ['<meta name="robots" content="max-image-preview:large">', true],
  ['<meta name="robots" content="noindex">', false],
  ['<meta content="noindex" name="robots"><p>text</p>', false],
  [
    '<meta name="robots" content="max-image-preview:large"><p>&lt;meta content="noindex"></p>',
    true,
  ],
])('%s may be listed: %s', (html, listed) => {
  expect(isIndexable(html)).toBe(listed);
});

test('a page without a robots element stops the build', () => {
  expect(() => isIndexable('<title>a</title>')).toThrow('no <meta name="robots">');
});
