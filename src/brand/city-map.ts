import { milesBetween } from '#src/domain/distance.ts';
import { piecesOf } from '#src/map/place-names.ts';
import { getServiceAreaMap, type Spot } from '#src/map/service-area-map.ts';
import { once } from '#src/queries/cached.ts';
import { company } from '#src/queries/content.ts';
import { colorProperties } from './theme-colors.ts';

const STYLE =
  colorProperties(['page', 'raised', 'brand', 'edge', 'muted', 'water']) +
  '.sea{fill:var(--water);fill-opacity:.3}.land{fill:var(--raised);stroke:var(--water)}' +
  '.border,.dots,circle{fill:none;stroke:var(--edge);stroke-width:2;stroke-linecap:round}' +
  '.border{stroke-dasharray:1 5}.dots{stroke-opacity:.5;stroke-width:6}' +
  'circle{stroke:var(--brand);stroke-width:1.5;stroke-opacity:.35}' +
  'text{fill:var(--muted);stroke:var(--raised);stroke-width:9;stroke-linejoin:round;paint-order:stroke;' +
  'font:18px system-ui,sans-serif;text-anchor:middle}@media(min-width:27rem){text{font-size:13px}}';

/** Distances between the rings, in miles. */
const STEPS = [1, 2, 5, 10, 20];
/** Fewest rings that the height of a map has room for. */
const MIN_RINGS = 3;
/** Directions of the label of a ring in degrees clockwise from east. */
const DIRECTIONS = Array.from({ length: 72 }, (_, at) => at * 5);
/** Space between the middle of a label and a dot, a line or the edge. */
const SPACE: Spot = { x: 34, y: 17 };

/** Rings around the company's base, each with the middle of its label, if that has room; computed once per build. */
const getRings = once(() => {
  const map = getServiceAreaMap();
  const { base } = company;
  const center = map.spotOf(base);
  const south = { lat: base.lat - 1, lng: base.lng };
  const unitsPerMile = (map.spotOf(south).y - center.y) / milesBetween(base, south);
  const most = map.height / unitsPerMile / MIN_RINGS;
  const step = STEPS.findLast((miles) => miles <= most) ?? most;
  const marks = [...map.spots, ...piecesOf(map.land + map.border)];
  // The page of a city draws a line from the base to it.
  const ways = map.spots.flatMap(({ x, y }) => piecesOf(`M${center.x},${center.y}L${x},${y}`));
  const isFree = ({ x, y }: Spot) =>
    x > SPACE.x &&
    x < map.width - SPACE.x &&
    y > SPACE.y &&
    y < map.height - SPACE.y &&
    marks.every((mark) => Math.abs(mark.x - x) > SPACE.x || Math.abs(mark.y - y) > SPACE.y);
  const taken = [...marks, ...ways];
  // Labels are wider than high.
  const roomAt = ({ x, y }: Spot) =>
    taken.reduce(
      (least, { x: x2, y: y2 }) => Math.min(least, Math.hypot((x2 - x) / 2, y2 - y)),
      Infinity,
    );
  const rings = Array.from({ length: MIN_RINGS }, (_, at) => {
    const miles = step * (at + 1);
    const radius = Math.round(miles * unitsPerMile);
    const [place] = DIRECTIONS.map((degrees) => (degrees * Math.PI) / 180)
      .map((angle) => ({
        x: Math.round(center.x + radius * Math.cos(angle)),
        y: Math.round(center.y + radius * Math.sin(angle)),
      }))
      .filter(isFree)
      .map((spot) => ({ ...spot, room: roomAt(spot) }))
      .toSorted((a, b) => b.room - a.room);
    return { miles, radius, place };
  });
  return { center, rings };
});

/** Spots that the labels of the rings take, for the names of cities to keep free. */
export const getRingLabelSpots = once((): readonly Spot[] =>
  getRings().rings.flatMap(({ place }) =>
    place ? [-1, -0.5, 0, 0.5, 1].map((part) => ({ x: place.x + part * SPACE.x, y: place.y })) : [],
  ),
);

/** Draws the rings with their distances. */
function ringsMarkup(): string {
  const { center, rings } = getRings();
  return rings
    .map(({ miles, radius, place }) => {
      const label = place ? `<text x="${place.x}" y="${place.y + 5}">${miles} mi</text>` : '';
      return `<circle cx="${center.x}" cy="${center.y}" r="${radius}"/>${label}`;
    })
    .join('');
}

/**
 * Draws what the maps of all cities have in common, as an SVG document in the colors of the theme: land
 * and sea, the borders of the county, a dot for each city, and rings of distance from the base.
 */
export function cityMapSvg(): string {
  const map = getServiceAreaMap();
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${map.width} ${map.height}">` +
    `<style>${STYLE}</style><path fill="var(--page)" d="M0 0h${map.width}v${map.height}H0z"/>` +
    `<path class="sea" d="M0 0h${map.width}v${map.height}H0z"/><path class="land" d="${map.land}"/>` +
    `<path class="border" d="${map.border}"/><path class="dots" d="${map.dots}"/>${ringsMarkup()}</svg>`
  );
}
