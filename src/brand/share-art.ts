import type { Point } from '#src/domain/distance.ts';
import type { ServiceAreaMap } from '#src/map/service-area-map.ts';
import { drawPicture } from '#src/pictures/draw.tsx';
import type { PictureName } from '#src/schemas/pictures.ts';
import { SHARE_IMAGE_SIZE as SIZE, type ShareCard } from '#src/seo/share-cards.ts';
import { iconMarkup } from './icon-shapes.ts';
import { markElement } from './mark-images.ts';
import { themeColor } from './theme-colors.ts';

/** Panel on the right, which contains the picture. */
const PANEL = {
  x: 664,
  y: 72,
  width: SIZE.width - 664 - 72,
  height: SIZE.height - 2 * 72,
} as const;
const CORNER = 32;
/** Width of an icon as a fraction of the panel's width. */
const ICON_WIDTH_FRACTION = 0.62;
const GRID = 24;

/** Calculates position and width of a square picture in the center of the panel. */
function centeredSquare() {
  const width = PANEL.width * ICON_WIDTH_FRACTION;
  return {
    x: PANEL.x + (PANEL.width - width) / 2,
    y: PANEL.y + (PANEL.height - width) / 2,
    width,
  };
}

function iconArt(name: string): string {
  const { x, y, width } = centeredSquare();
  return (
    `<g transform="translate(${x} ${y}) scale(${width / GRID})" fill="none" ` +
    `stroke="${themeColor('brand', 'dark')}" stroke-width="1.5" stroke-linecap="round" ` +
    `stroke-linejoin="round">${iconMarkup(name)}</g>`
  );
}

/** Draws a picture without its labels in the light colors, as wide or as high as the panel. */
function pictureArt(name: PictureName): string {
  const { x, y, width, height } = PANEL;
  const svg = drawPicture(name, themeColor, 'text,.leader,.mark{display:none}');
  // As an image of its own, because its style rules would apply to the whole share image.
  return (
    `<clipPath id="panel"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${CORNER}"/></clipPath>` +
    `<image x="${x}" y="${y}" width="${width}" height="${height}" clip-path="url(#panel)" ` +
    `preserveAspectRatio="xMidYMin slice" ` +
    `href="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}"/>`
  );
}

function mapArt(map: ServiceAreaMap, at: Point): string {
  const { x, y } = map.spotOf(at);
  const scale = PANEL.height / map.height;
  // The panel is narrower than the map: the map is shifted to show the place.
  const shift = Math.min(0, Math.max(PANEL.width - map.width * scale, PANEL.width / 2 - x * scale));
  return (
    `<clipPath id="panel"><rect width="${PANEL.width}" height="${PANEL.height}" rx="${CORNER}"/></clipPath>` +
    `<g transform="translate(${PANEL.x} ${PANEL.y})" clip-path="url(#panel)">` +
    `<g transform="translate(${shift} 0) scale(${scale})">` +
    `<path d="${map.land}" fill="${themeColor('deep-land')}"/>` +
    `<path d="${map.dots}" stroke="${themeColor('brand', 'dark')}" stroke-width="6" stroke-linecap="round"/>` +
    `<circle cx="${x}" cy="${y}" r="19" fill="${themeColor('accent')}" fill-opacity=".3"/>` +
    `<circle cx="${x}" cy="${y}" r="10" fill="${themeColor('accent')}"/></g></g>`
  );
}

/** Draws the picture of a share image as SVG elements. */
export function shareArt({ art }: ShareCard, map: ServiceAreaMap): string {
  const panel =
    `<rect x="${PANEL.x}" y="${PANEL.y}" width="${PANEL.width}" height="${PANEL.height}" ` +
    `rx="${CORNER}" fill="${themeColor('deep-water')}"/>`;
  if (art.kind === 'map') return panel + mapArt(map, art.at);
  if (art.kind === 'picture') return panel + pictureArt(art.name);
  if (art.kind === 'icon') return panel + iconArt(art.name);
  const { x, y, width } = centeredSquare();
  return panel + markElement(x, y, width, themeColor('brand', 'dark'));
}
