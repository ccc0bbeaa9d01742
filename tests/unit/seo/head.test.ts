import { describe, expect, test } from 'vitest';
import { company } from '#src/queries/content.ts';
import { canonicalUrl, documentHead, documentTitle } from '#src/seo/head.ts';

const SUFFIX = ` | ${company.shortName}`;
const page = { title: 'Arcadia Plumber', description: 'A fact and a next step.', path: '/a/b' };

test.each([
  [1, true],
  [60 - SUFFIX.length, true],
  [61 - SUFFIX.length, false],
  [60, false],
])(
  'documentTitle appends the short name if both fit into 60 characters: %i characters: appended %s',
  (length, withName) => {
    const title = 'x'.repeat(length);
    expect(documentTitle(title)).toBe(withName ? title + SUFFIX : title);
  },
);

describe('documentHead', () => {
  test('has an absolute canonical URL and share image and allows large previews', () => {
    const head = documentHead(page);
    expect(head.canonical).toBe(`${company.siteUrl}/a/b`);
    expect(head.image?.url).toBe(`${company.siteUrl}/og/a/b.png`);
    expect(head.image?.alt).toContain(page.title);
    expect(head.robots).toBe('max-image-preview:large');
  });

  test('has noindex and no share image for a page that is not for search engines', () => {
    const head = documentHead({ ...page, noindex: true });
    expect(head.robots).toBe('noindex');
    expect(head.image).toBeUndefined();
  });

  test('has no canonical URL and no share image for a page without a path', () => {
    const head = documentHead({ title: page.title, description: page.description });
    expect(head.canonical).toBeUndefined();
    expect(head.image).toBeUndefined();
  });
});

const site = new URL('https://plumber.example');

test.each([
  ['/', '', 'home'],
  ['/index.html', '', 'the home page’s file'],
  ['//', '', 'extra slashes'],
  ['/faq', 'faq', 'a page'],
  ['/faq/', 'faq', 'a trailing slash'],
  ['/faq.html', 'faq', 'a page’s file'],
  ['/faq.html5', 'faq.html5', 'another ending'],
  ['/services/index.html', 'services', 'a folder’s index file'],
  ['/price-index', 'price-index', 'a word that ends in index'],
])(
  'ROUTE-15 canonicalUrl removes a trailing slash and .html: %j gives %j: %s',
  (path, expected) => {
    expect(canonicalUrl(path, site)).toBe(`https://plumber.example/${expected}`);
  },
);
