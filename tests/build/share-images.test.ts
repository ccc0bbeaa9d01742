import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  hasFile,
  describedPages,
  meta,
  pages,
  readBytes,
  site,
} from '#tests/support/built-site.ts';

const KILOBYTE = 1024;
const images = describedPages.map((page) => ({
  page: page.file,
  file: new URL(meta(page, 'og:image') ?? '/missing', site).pathname.slice(1),
}));

test('every indexable page has its own share image, and every share image that is named exists', () => {
  expect(new Set(images.map(({ file }) => file)).size).toBe(images.length);
  const named = pages.flatMap((page) => meta(page, 'og:image') ?? []);
  const files = [
    ...images.map(({ file }) => file),
    ...named.map((url) => new URL(url).pathname.slice(1)),
  ];
  expect(files.filter((file) => !hasFile(file))).toEqual([]);
});

test('share images are PNG or JPEG, 1200 by 630 pixels, at most 60 KB', async () => {
  const found = await Promise.all(
    images.map(async ({ file }) => {
      const bytes = readBytes(file);
      const { format, width, height } = await sharp(bytes).metadata();
      const isRight =
        ['png', 'jpeg'].includes(format) &&
        width === 1200 &&
        height === 630 &&
        bytes.length <= 60 * KILOBYTE;
      return isRight ? [] : [`${file}: ${format} ${width}x${height} ${bytes.length} B`];
    }),
  );
  expect(found.flat()).toEqual([]);
});

test('share images have at most 20 KB on average: few colors, which also take half the time', () => {
  const sizes = images.map(({ file }) => readBytes(file).length);
  const sum = sizes.reduce((before, size) => before + size, 0);
  expect(sum / sizes.length).toBeLessThanOrEqual(20 * KILOBYTE);
});
