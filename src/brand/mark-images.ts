import sharp from 'sharp';
import { BRAND_MARK } from './brand-mark.ts';
import { themeColor } from './theme-colors.ts';

/** A PNG icon of the site. */
interface AppIcon {
  /** File name in the root folder, without `.png`. */
  readonly name: string;
  /** Width and height in pixels. */
  readonly size: number;
  /** 'maskable': filled to the edges, with the mark inside the safe zone that no device crops. */
  readonly shape: 'rounded' | 'square' | 'maskable';
}

/** Icons that the build draws from the brand mark. */
export const APP_ICONS = [
  { name: 'apple-touch-icon', size: 180, shape: 'square' },
  { name: 'icon-192', size: 192, shape: 'rounded' },
  { name: 'icon-512', size: 512, shape: 'rounded' },
  { name: 'icon-maskable-512', size: 512, shape: 'maskable' },
] as const satisfies readonly AppIcon[];

/** Width and height of /favicon.ico in pixels, as tabs and bookmarks show it on dense screens. */
export const FAVICON_SIZE = 32;

/** Width of the mark and corner radius, as fractions of the icon's width. */
const SHAPES = {
  rounded: { mark: 0.68, radius: 0.22 },
  square: { mark: 0.62, radius: 0 },
  maskable: { mark: 0.5, radius: 0 },
} as const;

/** Draws the brand mark as an SVG element, `width` units wide, with its top left corner at `x`, `y`. */
export function markElement(x: number, y: number, width: number, color: string): string {
  const { path, size, strokeWidth } = BRAND_MARK;
  return (
    `<path transform="translate(${x} ${y}) scale(${width / size})" d="${path}" fill="none" ` +
    `stroke="${color}" stroke-width="${strokeWidth}" stroke-linecap="round" stroke-linejoin="round"/>`
  );
}

/** Draws the site's icon as an SVG document: the mark on the brand's deep color. */
export function iconSvg(shape: AppIcon['shape']): string {
  const { size } = BRAND_MARK;
  const { mark, radius } = SHAPES[shape];
  const inset = (size * (1 - mark)) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">` +
    `<rect width="${size}" height="${size}" rx="${size * radius}" fill="${themeColor('deep')}"/>` +
    `${markElement(inset, inset, size * mark, themeColor('brand', 'dark'))}</svg>`
  );
}

/** Renders an icon as a PNG file. */
export async function iconPng({ size, shape }: Omit<AppIcon, 'name'>): Promise<Buffer> {
  const density = (72 * size) / BRAND_MARK.size;
  return sharp(Buffer.from(iconSvg(shape)), { density })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

/** Wraps a PNG in an .ico file, for programs that request /favicon.ico without reading the page. */
export function icoFile(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(1, 4); // one image
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // color planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
