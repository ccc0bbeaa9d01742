import { milesBetween } from '#src/domain/distance.ts';
import { piecesOf } from '#src/map/place-names.ts';
import type { ServiceAreaMap, Spot } from '#src/map/service-area-map.ts';
import { company } from '#src/queries/content.ts';
import { colorProperties } from './theme-colors.ts';

const STYLE =
  colorProperties(['page', 'raised', 'brand', 'edge', 'muted', 'water']) +
  '.sea{fill:var(--water);fill-opacity:.3}.land{fill:var(--raised);stroke:var(--water)}' +
  '.border,.dots,circle{fill:none;stroke:var(--edge);stroke-width:2;stroke-linecap:round}' +
  '.border{stroke-dasharray:1 5}.dots{stroke-opacity:.5;stroke-width:6}' +
  'circle{stroke:var(--brand);stroke-width:1.5;stroke-opacity:.35}' +
  'text{fill:var(--muted);stroke:var(--raised);stroke-width:3;paint-order:stroke;' +
  'font:18px system-ui,sans-serif;text-anchor:middle}@media(min-width:27rem){text{font-size:13px}}';

/** Distances between the rings, in miles. */
const STEPS = [1, 2, 5, 10, 20];
/** Fewest rings that the height of a map has room for. */
const MIN_RINGS = 3;
/** Directions of the label of a ring in degrees clockwise from east, in the order in which they are tried. */
const DIRECTIONS = Array.from({ length: 73 }, (_, at) => 90 + (at % 2 ? -1 : 1) * at * 2.5);
/** Space between the middle of a label and a dot, a line or the edge. */
const SPACE: Spot = { x: 34, y: 17 };

/** Draws rings around the company's base with their distances. */
function ringsMarkup(map: ServiceAreaMap): string {
  const { base } = company;
  const center = map.spotOf(base);
  const south = { lat: base.lat - 1, lng: base.lng };
  const unitsPerMile = (map.spotOf(south).y - center.y) / milesBetween(base, south);
  const rings = map.height / unitsPerMile / MIN_RINGS;
  const step = STEPS.findLast((miles) => miles <= rings) ?? rings;
  const marks = [...map.spots, ...piecesOf(map.land + map.border)];
  const isFree = ({ x, y }: Spot) =>
    x > SPACE.x &&
    x < map.width - SPACE.x &&
    y > SPACE.y &&
    y < map.height - SPACE.y &&
    marks.every((mark) => Math.abs(mark.x - x) > SPACE.x || Math.abs(mark.y - y) > SPACE.y);
  return Array.from({ length: MIN_RINGS }, (_, at) => {
    const miles = step * (at + 1);
    const radius = Math.round(miles * unitsPerMile);
    const place = DIRECTIONS.map((degrees) => (degrees * Math.PI) / 180)
      .map((angle) => ({
        x: Math.round(center.x + radius * Math.cos(angle)),
        y: Math.round(center.y + radius * Math.sin(angle)),
      }))
      .find(isFree);
    const label = place ? `<text x="${place.x}" y="${place.y + 5}">${miles} mi</text>` : '';
    return `<circle cx="${center.x}" cy="${center.y}" r="${radius}"/>${label}`;
  }).join('');
}

/**
 * Draws what the maps of all cities have in common, as an SVG document in the colors of the theme: land
 * and sea, the borders of the county, a dot for each city, and rings of distance from the base.
 */
export const cityMapSvg = (map: ServiceAreaMap): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${map.width} ${map.height}">` +
  `<style>${STYLE}</style><path fill="var(--page)" d="M0 0h${map.width}v${map.height}H0z"/>` +
  `<path class="sea" d="M0 0h${map.width}v${map.height}H0z"/><path class="land" d="${map.land}"/>` +
  `<path class="border" d="${map.border}"/><path class="dots" d="${map.dots}"/>${ringsMarkup(map)}</svg>`;
