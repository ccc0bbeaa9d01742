import type { ServiceAreaMap } from '#src/map/service-area-map.ts';
import { colorProperties } from './theme-colors.ts';

const STYLE =
  colorProperties(['page', 'raised', 'brand', 'edge']) +
  '.sea{fill:var(--brand);fill-opacity:.22}.land{fill:var(--raised)}' +
  '.border,.dots{fill:none;stroke:var(--edge);stroke-width:2;stroke-linecap:round}' +
  '.border{stroke-dasharray:1 5}.dots{stroke-opacity:.5;stroke-width:6}';

/** Draws what the maps of all cities have in common, as an SVG document in the colors of the theme. */
export const cityMapSvg = (map: ServiceAreaMap): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${map.width} ${map.height}">` +
  `<style>${STYLE}</style><path fill="var(--page)" d="M0 0h${map.width}v${map.height}H0z"/>` +
  `<path class="sea" d="M0 0h${map.width}v${map.height}H0z"/><path class="land" d="${map.land}"/>` +
  `<path class="border" d="${map.border}"/><path class="dots" d="${map.dots}"/></svg>`;
