import { describe, expect, test } from 'vitest';
import { canonicalUrl } from '#src/seo/head.ts';

const site = new URL('https://plumber.example');

describe('ROUTE-15 canonicalUrl removes a trailing slash and .html', () => {
  test.each([
    ['/', '', 'home'],
    ['', '', 'an empty path'],
    ['/index.html', '', 'the home page’s file'],
    ['//', '', 'extra slashes'],
    ['/faq', 'faq', 'a page'],
    ['/faq/', 'faq', 'a trailing slash'],
    ['/faq.html', 'faq', 'a page’s file'],
    ['/faq.html5', 'faq.html5', 'another ending'],
    ['/services/index.html', 'services', 'a folder’s index file'],
    ['/services/water-heaters.html', 'services/water-heaters', 'a nested page’s file'],
    ['/price-index', 'price-index', 'a word that ends in index'],
  ])('%j gives %j: %s', (path, expected) => {
    expect(canonicalUrl(path, site)).toBe(`https://plumber.example/${expected}`);
  });
});
