import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import photoService from '#src/integrations/photo-service.ts';
import { makeNoise, makePhoto } from '#tests/support/photo.ts';

const CONFIG = {
  service: { entrypoint: '', config: { avif: { effort: 0 } } },
  dangerouslyProcessSVG: false,
  domains: [],
  remotePatterns: [],
  responsiveStyles: false,
  endpoint: { route: '/_image' },
} satisfies Parameters<typeof photoService.transform>[2];

const SIZE = { width: 720, height: 540 };
const src = '/_astro/heater.Dx3_b-9Q.jpg';

function transform(photo: Buffer, format: string) {
  const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const result = photoService.transform(
    photo,
    { src, ...SIZE, fit: 'cover', format },
    CONFIG,
    logger,
  );
  return { result, logger };
}

test.each(['avif', 'jpeg'])('PROOF-2 a photo as %s has no EXIF data', async (format) => {
  const photo = await makePhoto(1600, 1200);
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  const { data } = await transform(photo, format).result;
  const metadata = await sharp(data).metadata();
  expect(metadata).toMatchObject(SIZE);
  expect(metadata.exif).toBeUndefined();
});

test.each(['avif', 'jpeg'])('PROOF-2 a detailed photo as %s becomes smaller', async (format) => {
  const grain = await sharp(await makeNoise())
    .blur(2)
    .jpeg()
    .toBuffer();
  const { data } = await transform(grain, format).result;
  const { width, height } = await sharp(data).metadata();
  expect(data.byteLength).toBeLessThanOrEqual(35_000);
  expect(width).toBeLessThan(SIZE.width);
  expect(Number(width) / Number(height)).toBeCloseTo(4 / 3, 1);
});

test.each([
  ['has too much detail for 35 KB as jpeg', makeNoise],
  ['is smaller than 720 x 540 pixels', () => makePhoto(719, 540)],
  ['is smaller than 720 x 540 pixels', () => makePhoto(720, 539)],
  ['cannot be read', async () => (await makePhoto(800, 600)).subarray(0, 300)],
])('PROOF-2 a photo is refused by name: %s', async (problem, make) => {
  const { result, logger } = transform(await make(), 'jpeg');
  await expect(result).rejects.toThrow(`Photo heater.jpg ${problem}`);
  expect(logger.error).toHaveBeenCalledWith(`Photo heater.jpg ${problem}`);
});
