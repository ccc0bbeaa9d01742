import { expect, test } from 'vitest';
import { isIndexable, withNoindex } from '#src/integrations/robots-element.ts';

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

test.each([
  '<title>a</title>',
  '<title>a</title><body><meta name="robots" content="noindex">',
  '<meta name="robots">',
])('a page without a robots element stops the build: %s', (html) => {
  expect(() => isIndexable(html)).toThrow('no <meta name="robots">');
});

test('ES-5 withNoindex replaces the robots element and nothing else', () => {
  const page = (robots: string) =>
    `<!doctype html><head><meta charset=utf-8>${robots}<title>a &lt; b</title></head><body>ñ`;
  const open = page('<meta content="max-image-preview:large" name=robots>');
  expect(withNoindex(open)).toBe(page('<meta name="robots" content="noindex">'));
});
