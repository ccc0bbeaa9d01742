import { afterAll, describe, expect, test } from 'vitest';
import { getCities } from '#src/site/queries.ts';
import { cityPages } from '#tests/support/built-site.ts';
import {
  compare,
  maskOwnName,
  maskPlacesAndDigits,
  pageText,
  wordsIn,
} from '#tests/support/uniqueness.ts';

const cities = await getCities();
const names = cities.map(({ name }) => name);

const texts = cityPages.map((page) => ({
  slug: page.path.split('/').at(-1) ?? '',
  text: pageText(page),
}));
const nameOf = new Map(cities.map(({ slug, name }) => [slug, name]));

const ownMasked = compare(
  texts.map(({ slug, text }) => ({ slug, words: maskOwnName(text, nameOf.get(slug) ?? slug) })),
);
const allMasked = compare(
  texts.map(({ slug, text }) => ({ slug, words: maskPlacesAndDigits(text, names) })),
);
const counts = texts.map(({ slug, text }) => ({ slug, words: wordsIn(text).length }));
const fewest = counts.reduce((least, next) => (next.words < least.words ? next : least));

const share = (value: number) => `${(value * 100).toFixed(1)}%`;

/**
 * Pages made by the dozen are held against a site. A failure here fails the whole build, so no page
 * that fails is ever published, and none needs to be built with noindex.
 */
describe('no two city pages are alike', () => {
  test('worst pair, own name masked: 0.30 at most (aim 0.15)', () => {
    expect(ownMasked.worst.similarity, ownMasked.worst.pair).toBeLessThanOrEqual(0.3);
  });

  test('worst pair, all places and digits masked: 0.35 at most (aim 0.20)', () => {
    expect(allMasked.worst.similarity, allMasked.worst.pair).toBeLessThanOrEqual(0.35);
  });

  test('95 of 100 pairs, own name masked: 0.20 at most (aim 0.10)', () => {
    expect(ownMasked.percentile95).toBeLessThanOrEqual(0.2);
  });

  test('half of what a page says is said on no other city page (aim 70%)', () => {
    expect(ownMasked.leastOwn.share, ownMasked.leastOwn.slug).toBeGreaterThanOrEqual(0.5);
  });

  test('a page has 350 words at least (aim 400 to 700)', () => {
    expect(fewest.words, fewest.slug).toBeGreaterThanOrEqual(350);
  });

  test('every pair is compared', () => {
    expect(ownMasked.pairs).toBe((texts.length * (texts.length - 1)) / 2);
  });

  afterAll(() => {
    const most = Math.max(...counts.map(({ words }) => words));
    console.info(
      [
        `uniqueness of ${texts.length} city pages, ${ownMasked.pairs} pairs (aim in brackets)`,
        `  worst pair, own name masked: ${share(ownMasked.worst.similarity)} (15%) ${ownMasked.worst.pair}`,
        `  worst pair, places and digits masked: ${share(allMasked.worst.similarity)} (20%) ${allMasked.worst.pair}`,
        `  95th percentile, own name masked: ${share(ownMasked.percentile95)} (10%)`,
        `  least own share: ${share(ownMasked.leastOwn.share)} (70%) ${ownMasked.leastOwn.slug}`,
        `  words: ${fewest.words} (${fewest.slug}) to ${most} (400 to 700)`,
      ].join('\n'),
    );
  });
});
