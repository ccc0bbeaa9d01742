import boldFont from '@fontsource/inter/files/inter-latin-800-normal.woff?inline';
import mediumFont from '@fontsource/inter/files/inter-latin-500-normal.woff?inline';
import { createElement, type CSSProperties, type ReactElement } from 'react';
import satori from 'satori';
import sharp, { type PngOptions } from 'sharp';
import { company } from '#src/queries/content.ts';
import { withoutEnglishMarks } from '#src/domain/english-marks.ts';
import { invariant } from '#src/domain/invariant.ts';
import type { ServiceAreaMap } from '#src/map/service-area-map.ts';
import { SHARE_IMAGE_SIZE as SIZE, type ShareCard } from '#src/seo/share-cards.ts';
import { cachedFile } from './file-cache.ts';
import { shareArt } from './share-art.ts';
import { themeColor } from './theme-colors.ts';

const CACHE_FOLDER = '.cache/share-images';
/** The least effort makes colors that differ by one of 256 steps, in half the time. */
const PNG = { palette: true, dither: 0, effort: 1 } as const;
/** Half the time and 10 KB less than 256 colors, the next number that sharp knows; pictures need those. */
const FEW_COLORS = 16;
const MANY_COLORS = 256;

/** Font sizes by the length of the heading, so that the longest heading fits. */
const HEADING_SIZES = [
  { upTo: 14, size: 88 },
  { upTo: 24, size: 72 },
  { upTo: 44, size: 56 },
  { upTo: Infinity, size: 46 },
] as const;

const fontData = (dataUri: string) => Buffer.from(dataUri.replace(/^[^,]*,/, ''), 'base64');

const FONTS = [
  { name: 'Inter', weight: 500 as const, style: 'normal' as const, data: fontData(mediumFont) },
  { name: 'Inter', weight: 800 as const, style: 'normal' as const, data: fontData(boldFont) },
];

function box(style: CSSProperties, ...children: (ReactElement | string)[]): ReactElement {
  return createElement('div', { style: { display: 'flex', ...style } }, ...children);
}

function words(card: ShareCard): ReactElement {
  const heading = withoutEnglishMarks(card.heading);
  const fontSize = HEADING_SIZES.find(({ upTo }) => heading.length <= upTo)?.size;
  invariant(fontSize !== undefined, `No font size for '${heading}'`);
  return box(
    {
      flexDirection: 'column',
      justifyContent: 'space-between',
      boxSizing: 'border-box',
      width: 660,
      height: SIZE.height,
      padding: '72px 20px 72px 72px',
      color: themeColor('on-deep'),
    },
    box({ fontSize: 34, fontWeight: 500, color: themeColor('muted', 'dark') }, company.name),
    box(
      { flexDirection: 'column' },
      box({ fontSize, fontWeight: 800, lineHeight: 1.1, letterSpacing: '-0.02em' }, heading),
      box({ fontSize: 34, fontWeight: 500, marginTop: 20 }, withoutEnglishMarks(card.line)),
    ),
    box({ fontSize: 44, fontWeight: 800, color: themeColor('accent') }, company.phone.display),
  );
}

async function rasterize(
  text: ReactElement,
  art: string,
  background: string,
  png: PngOptions,
): Promise<Buffer> {
  const { width, height } = SIZE;
  const textSvg = await satori(text, { width, height, fonts: FONTS });
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${background}"/>${art}${textSvg}</svg>`;
  return sharp(Buffer.from(svg)).png(png).toBuffer();
}

/**
 * Draws the share image of a page as a PNG of 1200 x 630 pixels, about 10 to 15 KB, with a picture 20
 * to 35 KB. An unchanged image comes from the cache of an earlier build.
 *
 * @param card - Content of the image.
 * @param map - Map of all cities.
 */
export async function drawShareImage(card: ShareCard, map: ServiceAreaMap): Promise<Buffer> {
  const text = words(card);
  const art = shareArt(card, map);
  const background = themeColor('deep');
  const png = { ...PNG, colors: card.art.kind === 'picture' ? MANY_COLORS : FEW_COLORS };
  const inputs = JSON.stringify({ text, art, background, png, boldFont, mediumFont });
  return cachedFile(CACHE_FOLDER, inputs, () => rasterize(text, art, background, png));
}
