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

test('every indexable page has its own share image, whose file exists', () => {
  expect(images.filter(({ file }) => !hasFile(file))).toEqual([]);
  expect(new Set(images.map(({ file }) => file)).size).toBe(images.length);
});

test('every share image that a page refers to exists', () => {
  const named = pages.flatMap((page) => meta(page, 'og:image') ?? []);
  expect(named.filter((url) => !hasFile(new URL(url).pathname.slice(1)))).toEqual([]);
});

test('share images are PNG or JPEG, 1200 by 630 pixels, at most 60 KB', async () => {
  const found = await Promise.all(
    images.map(async ({ file }) => {
      if (!hasFile(file)) return [`${file} is missing`];
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
