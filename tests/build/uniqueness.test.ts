import { afterAll, describe, expect, test } from 'vitest';
import { content } from '#src/queries/content.ts';
import { pathsIn } from '#src/routes/paths.ts';
import { cityPages, describedPages, isCityPath } from '#tests/support/built-site.ts';
import {
  compare,
  maskOwnName,
  maskPlacesAndDigits,
  pageText,
  wordsIn,
} from '#tests/support/uniqueness.ts';

const cities = content('en').cities;
const names = cities.map(({ name }) => name);

/** Spanish has a tenth more words for what all pages of cities say. */
const CITY_LIMITS = {
  en: { pair: 0.12, maskedPair: 0.12, own: 0.75 },
  es: { pair: 0.12, maskedPair: 0.14, own: 0.69 },
};
const spanish = describedPages.filter(({ locale }) => locale === 'es');
const { answers, areas } = pathsIn('es');
const LISTS = [answers, areas];
const spanishCities = spanish.filter(({ englishPath }) => isCityPath(englishPath));

/** LOC-7, ES-7: limits for city pages. Other Spanish pages are few and long. */
const groups = [
  ['city pages', cityPages, CITY_LIMITS.en],
  ['Spanish city pages', spanishCities, CITY_LIMITS.es],
  [
    'Spanish pages',
    // The page of answers has the questions and ZIP codes of others, that of areas the names of cities.
    spanish.filter((page) => !spanishCities.includes(page) && !LISTS.includes(page.path)),
    { pair: 0.3, maskedPair: 0.35, own: 0.5 },
  ],
] as const;
const nameOf = new Map(cities.map(({ slug, name }) => [slug, name]));

const share = (value: number) => `${(value * 100).toFixed(1)}%`;

// Search engines penalize near-duplicate pages. A failure stops the release.
describe.each(groups.filter(([, group]) => group.length > 0))(
  'LOC-7 %s are distinct',
  (kind, group, limits) => {
    const texts = group.map((page) => ({
      slug: page.path.split('/').at(-1) ?? '',
      text: pageText(page),
    }));
    const ownMasked = compare(
      texts.map(({ slug, text }) => {
        const name = nameOf.get(slug);
        return { slug, words: name === undefined ? wordsIn(text) : maskOwnName(text, name) };
      }),
    );
    const allMasked = compare(
      texts.map(({ slug, text }) => ({ slug, words: maskPlacesAndDigits(text, names) })),
    );
    const counts = texts.map(({ slug, text }) => ({ slug, words: wordsIn(text).length }));
    const fewest = counts.reduce((least, next) => (next.words < least.words ? next : least));

    test(`most similar pair, own name masked: at most ${limits.pair}`, () => {
      expect(ownMasked.worst.similarity, ownMasked.worst.pair).toBeLessThanOrEqual(limits.pair);
    });

    test(`most similar pair, all places and digits masked: at most ${limits.maskedPair}`, () => {
      expect(allMasked.worst.similarity, allMasked.worst.pair).toBeLessThanOrEqual(
        limits.maskedPair,
      );
    });

    test('95th percentile, own name masked: at most 0.20 (goal 0.10)', () => {
      expect(ownMasked.percentile95).toBeLessThanOrEqual(0.2);
    });

    test(`at least ${limits.own} of a page is on no other one`, () => {
      const { share: own, slug } = ownMasked.leastUnique;
      expect(own, slug).toBeGreaterThanOrEqual(limits.own);
    });

    test('a page has at least 350 words (goal 400 to 700)', () => {
      expect(fewest.words, fewest.slug).toBeGreaterThanOrEqual(350);
    });

    test('every pair is compared', () => {
      expect(ownMasked.pairs).toBe((texts.length * (texts.length - 1)) / 2);
    });

    afterAll(() => {
      const most = Math.max(...counts.map(({ words }) => words));
      console.info(
        [
          `uniqueness of ${texts.length} ${kind}, ${ownMasked.pairs} pairs (aim in brackets)`,
          `  worst pair, own name masked: ${share(ownMasked.worst.similarity)} (${share(limits.pair)}) ${ownMasked.worst.pair}`,
          `  worst pair, places and digits masked: ${share(allMasked.worst.similarity)} (${share(limits.maskedPair)}) ${allMasked.worst.pair}`,
          `  95th percentile, own name masked: ${share(ownMasked.percentile95)} (10%)`,
          `  least own share: ${share(ownMasked.leastUnique.share)} (${share(limits.own)}) ${ownMasked.leastUnique.slug}`,
          `  words: ${fewest.words} (${fewest.slug}) to ${most} (400 to 700)`,
        ].join('\n'),
      );
    });
  },
);
