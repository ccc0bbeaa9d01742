import { expect, test } from 'vitest';
import { shareImagePath } from '#src/seo/share-cards.ts';

test.each([
  ['/', '/og/home.png'],
  ['/faq', '/og/faq.png'],
  ['/services/water-heaters', '/og/services/water-heaters.png'],
])('the share image of %s is %s', (path, image) => {
  expect(shareImagePath(path)).toBe(image);
});
