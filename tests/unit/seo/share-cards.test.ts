import { expect, test } from 'vitest';
import { shareImagePath, titleCard } from '#src/seo/share-cards.ts';

test.each([
  ['/', '/og/home.png'],
  ['/faq', '/og/faq.png'],
  ['/services/water-heaters', '/og/services/water-heaters.png'],
])('the share image of %s is %s', (path, image) => {
  expect(shareImagePath(path)).toBe(image);
});

test('titleCard shows the heading and the brand mark', () => {
  const card = { path: '/faq', heading: 'FAQ', line: '', art: { kind: 'mark' } };
  expect(titleCard('/faq', 'FAQ')).toEqual(card);
});
