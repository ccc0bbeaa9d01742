import { expect, test } from 'vitest';
import { paths } from '#src/routes/paths.ts';
import { getCities, getServices } from '#src/queries/collections.ts';
import { getShareCards } from '#src/seo/share-cards.ts';
import { shareImageName, shareImagePath } from '#src/seo/share-image-path.ts';

test('every city and every service has its own share image', async () => {
  const cards = (await getShareCards()).map(({ path }) => path);
  const expected = [
    ...(await getServices()).map(({ slug }) => paths.service(slug)),
    ...(await getCities()).map(({ slug }) => paths.city(slug)),
  ];
  expect(cards).toEqual(expect.arrayContaining(expected));
  expect(new Set(cards.map(shareImageName)).size).toBe(cards.length);
});

test.each([
  ['/', '/og/home.png'],
  ['/faq', '/og/faq.png'],
  ['/services/water-heaters', '/og/services/water-heaters.png'],
])('the share image of %s is %s', (path, image) => {
  expect(shareImagePath(path)).toBe(image);
});
