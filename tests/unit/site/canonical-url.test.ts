import { describe, expect, test } from 'vitest';
import { canonicalUrl } from '#src/site/head.ts';

const site = new URL('https://plumber.example');

describe('ROUTE-15 the canonical address has no slash and no .html at its end', () => {
  test.each([
    ['/', '', 'home'],
    ['', '', 'no path at all'],
    ['/index.html', '', 'home as the build writes it'],
    ['//', '', 'stray slashes'],
    ['/faq', 'faq', 'plain'],
    ['/faq/', 'faq', 'slashed'],
    ['/faq.html', 'faq', 'as the build writes it'],
    ['/services/index.html', 'services', 'a folder as the build writes it'],
    ['/services/water-heaters.html', 'services/water-heaters', 'deeper'],
    ['/price-index', 'price-index', 'a word that ends in index'],
  ])('%j is %j: %s', (path, expected) => {
    expect(canonicalUrl(path, site)).toBe(`https://plumber.example/${expected}`);
  });
});
