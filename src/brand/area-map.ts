import type { MapLabel } from '#src/map/map-labels.ts';
import type { ServiceAreaMap, Spot } from '#src/map/service-area-map.ts';
import { colorProperties } from './theme-colors.ts';

const STYLE =
  colorProperties(['page', 'raised', 'brand', 'edge', 'line', 'ink']) +
  '.sea{fill:var(--brand);fill-opacity:.22}.land,circle{fill:var(--raised)}' +
  '.border,.dots{fill:none;stroke:var(--edge);stroke-width:2;stroke-linecap:round}' +
  '.border{stroke-dasharray:1 5}.frame{fill:none;stroke:var(--line);stroke-width:2}.dots{stroke:var(--brand);stroke-width:7}' +
  'circle{stroke:var(--brand);stroke-width:4}' +
  'text{fill:var(--ink);stroke:var(--raised);stroke-width:5;font:700 18px system-ui,sans-serif}' +
  '@media(min-width:36rem){text{font-size:15px}}';

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Draws the map of the whole service area as an SVG document in the colors of the theme.
 *
 * @param base - Spot of the company's base.
 */
export function areaMapSvg(map: ServiceAreaMap, base: Spot, labels: readonly MapLabel[]): string {
  const texts = labels.map(
    ({ name, x, y, anchor }) =>
      `<text x="${x}" y="${y}" text-anchor="${anchor}">${escapeText(name)}</text>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${map.width} ${map.height}">` +
    `<style>${STYLE}</style><rect width="100%" height="100%" fill="var(--page)"/>` +
    `<rect width="100%" height="100%" class="sea"/><path class="land" d="${map.land}"/>` +
    `<path class="border" d="${map.border}"/><path class="dots" d="${map.dots}"/>` +
    `<circle cx="${base.x}" cy="${base.y}" r="7"/><g paint-order="stroke">${texts.join('')}</g>` +
    '<rect width="100%" height="100%" class="frame"/></svg>'
  );
}
