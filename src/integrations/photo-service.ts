import { basename } from 'node:path';
import type { LocalImageService } from 'astro';
import sharpService, { type SharpImageServiceConfig } from 'astro/assets/services/sharp';
import sharp from 'sharp';

const MAX_BYTES = 35_000;

/** Quality and share of the width and height; the next is tried if a photo does not fit. */
const ATTEMPTS = [
  { quality: 60, scale: 1 },
  { quality: 45, scale: 1 },
  { quality: 45, scale: 0.8 },
  { quality: 40, scale: 0.65 },
] as const;

/**
 * Astro's image service, which drops EXIF data, with a limit of 35 KB (PROOF-2). Every photo needs
 * a width and a height. After a change here, delete .cache/astro: Astro does not notice it.
 *
 * @throws Error with the name of a photo that is damaged, too small or does not fit.
 */
const photoService: LocalImageService<SharpImageServiceConfig> = {
  ...sharpService,
  async transform(input, transform, config, logger) {
    // The name of a built file has a hash before its extension.
    const name = basename(transform.src).replace(/\.[\w-]{8}(?=\.\w+$)/, '');
    const refuse = (problem: string) => {
      // Astro prints its own error in place of this one.
      logger.error(`Photo ${name} ${problem}`);
      return new Error(`Photo ${name} ${problem}`);
    };
    for (const { quality, scale } of ATTEMPTS) {
      const width = Math.round(transform['width'] * scale);
      const height = Math.round(transform['height'] * scale);
      const options = { ...transform, width, height, quality };
      const result = await sharpService.transform(input, options, config, logger);
      // The service returns a file that it cannot read as it is, with its EXIF data.
      if (result.data === input) throw refuse('cannot be read');
      const actual = await sharp(result.data).metadata();
      if (actual.width !== width || actual.height !== height)
        throw refuse(`is smaller than ${width} x ${height} pixels`);
      if (result.data.byteLength <= MAX_BYTES) return result;
    }
    throw refuse(`has too much detail for 35 KB as ${transform['format']}`);
  },
};

export default photoService;
