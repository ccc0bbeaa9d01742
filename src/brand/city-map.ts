import { escapeMarkup } from '#src/domain/escape-markup.ts';
import { invariant } from '#src/domain/invariant.ts';
import {
  labelPlaces,
  LABEL_SIZE,
  LINE_HEIGHT,
  type NamedSpot,
  type PlaceLabel,
} from '#src/map/place-labels.ts';
import { dotsPath, getCityMap, type CityMap, type Spot } from '#src/map/service-area-map.ts';
import { milesBetween, milesText } from '#src/domain/distance.ts';
import type { PlacePage } from '#src/queries/city-pages.ts';
import { company, content } from '#src/queries/content.ts';
import { DEFAULT_LOCALE } from '#src/domain/locale.ts';
import { piecesOf } from '#src/map/place-names.ts';
import { colorProperties } from './theme-colors.ts';

const STYLE =
  colorProperties(['deep', 'deep-land', 'on-deep', 'accent', 'water']) +
  '.sea{fill:var(--deep)}.land{fill:var(--deep-land)}.near,.way,.dots{fill:none;stroke-linecap:round}' +
  '.near{stroke:var(--on-deep);stroke-opacity:.4;stroke-width:2}.wall{stroke:var(--on-deep);stroke-width:9}' +
  '.bore{stroke:var(--water);stroke-width:5}.dots{stroke:var(--accent);stroke-width:9}' +
  '.glow{stroke-opacity:.18;stroke-width:20}.base{fill:var(--deep-land);stroke:var(--accent);stroke-width:5}' +
  '.here{fill:var(--accent);stroke:var(--on-deep);stroke-width:3}' +
  'text{fill:var(--on-deep);stroke:var(--deep-land);stroke-width:5;stroke-linejoin:round;paint-order:stroke;' +
  `font:${LABEL_SIZE}px system-ui,sans-serif}.own{font-weight:700}` +
  '@media(min-width:22.5rem){text{font-size:19px}}';

/** Distances from the edge at which the name of a base outside the picture may stand on the way to it. */
const ENDS = [54, 84, 114, 144];
const NO_BREAK_SPACE = '\u00a0';

function labelMarkup({ lines, x, top, anchor }: PlaceLabel, isOwn: boolean): string {
  const spans = lines.map(
    (line, at) =>
      `<tspan x="${x}" y="${Math.round(top + (at + 0.8) * LINE_HEIGHT)}">${escapeMarkup(line)}</tspan>`,
  );
  return `<text text-anchor="${anchor}"${isOwn ? ' class="own"' : ''}>${spans.join('')}</text>`;
}

/** Finds where a line from one spot to another comes within some distance of the edge, or its end. */
function endInside(from: Spot, to: Spot, { width, height }: CityMap, space: number): Spot {
  const share = (start: number, end: number, size: number) => {
    const edge = end < start ? space : size - space;
    return end === start ? 1 : Math.max(0, (edge - start) / (end - start));
  };
  const part = Math.min(1, share(from.x, to.x, width), share(from.y, to.y, height));
  return {
    x: Math.round(from.x + part * (to.x - from.x)),
    y: Math.round(from.y + part * (to.y - from.y)),
  };
}

/**
 * Draws the map of a city as an SVG document in the colors of dark sections: the city, joined with its
 * nearest neighbors, a pipe to the company's base or towards it with the distance, and other cities whose
 * names have room.
 */
export function cityMapSvg({ city, neighbors }: Pick<PlacePage, 'city' | 'neighbors'>): string {
  const map = getCityMap(city, neighbors);
  const named = (place: { readonly name: string; readonly lat: number; readonly lng: number }) => ({
    name: place.name,
    ...map.spotOf(place),
  });
  const { base } = company;
  const here = named(city);
  const near = neighbors.map(({ place }) => named(place)).filter(({ name }) => name !== base.name);
  const others = content(DEFAULT_LOCALE)
    .places.filter((place) => map.isOn(place) && place.name !== base.name)
    .map(named)
    .filter(({ name }) => ![here, ...near].some((one) => one.name === name));
  const target = city.slug === base.slug ? undefined : map.spotOf(base);
  const lineTo = ({ x, y }: Spot) => `M${here.x},${here.y}L${x},${y}`;
  const spokes = near.map(lineTo).join('');
  const way = target ? lineTo(target) : '';
  const distance = `${milesText(milesBetween(city, base))}${NO_BREAK_SPACE}mi`;
  const layOut = (end: Spot | undefined) => {
    const own = [here, ...(end ? [{ name: `${base.name}, ${distance}`, ...end }] : [])];
    const placed = labelPlaces([...own, ...near], others, piecesOf(way), piecesOf(spokes), map);
    const isPlaced = ({ name }: NamedSpot) => placed.some((label) => label.name === name);
    return {
      labels: placed.map((one) =>
        labelMarkup(
          one,
          own.some(({ name }) => name === one.name),
        ),
      ),
      dots: dotsPath([...near, ...others.filter(isPlaced)]),
      isWhole: own.every(isPlaced),
    };
  };
  const ends =
    target === undefined || map.isOn(base)
      ? [target]
      : ENDS.map((space) => endInside(here, target, map, space));
  const layouts = ends.map(layOut);
  const layout = layouts.find(({ isWhole }) => isWhole) ?? layouts[0];
  invariant(layout !== undefined, 'a map has a layout');
  const { labels, dots } = layout;
  const pipe = ['wall', 'bore'].map((part) => `<path class="way ${part}" d="${way}"/>`).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${map.width} ${map.height}"><style>${STYLE}</style>` +
    `<rect class="sea" width="${map.width}" height="${map.height}"/><path class="land" d="${map.drawLand()}"/>` +
    `<path class="near" d="${spokes}"/>${way && pipe}` +
    `<path class="dots glow" d="${dots}"/><path class="dots" d="${dots}"/>` +
    (target && map.isOn(base)
      ? `<circle class="base" cx="${target.x}" cy="${target.y}" r="8"/>`
      : '') +
    `<circle class="here" cx="${here.x}" cy="${here.y}" r="10"/>${labels.join('')}</svg>`
  );
}
