import { labelPlaces, LABEL_SIZE, LINE_HEIGHT, type PlaceLabel } from '#src/map/place-labels.ts';
import { getCityMap } from '#src/map/service-area-map.ts';
import type { PlacePage } from '#src/queries/city-pages.ts';
import { company, content } from '#src/queries/content.ts';
import { DEFAULT_LOCALE } from '#src/domain/locale.ts';
import { piecesOf } from '#src/map/place-names.ts';
import { colorProperties } from './theme-colors.ts';

const STYLE =
  colorProperties(['raised', 'brand', 'ink', 'edge', 'accent', 'water']) +
  '.ground{fill:var(--raised)}.sea{fill:var(--water);fill-opacity:.3}.land{fill:var(--raised);stroke:var(--water)}' +
  'path{fill:none;stroke-linecap:round}.near{stroke:var(--water);stroke-width:3}' +
  '.way{stroke:var(--brand);stroke-width:5}.dots{stroke:var(--edge);stroke-width:10}' +
  '.base{fill:var(--raised);stroke:var(--brand);stroke-width:5}' +
  '.here{fill:var(--accent);stroke:var(--ink);stroke-width:3}' +
  'text{fill:var(--ink);stroke:var(--raised);stroke-width:5;stroke-linejoin:round;paint-order:stroke;' +
  `font:${LABEL_SIZE}px system-ui,sans-serif}.own{font-weight:700}` +
  '@media(min-width:22.5rem){text{font-size:19px}}';

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function labelMarkup({ lines, x, top, anchor }: PlaceLabel, isOwn: boolean): string {
  const spans = lines.map(
    (line, at) =>
      `<tspan x="${x}" y="${Math.round(top + (at + 0.8) * LINE_HEIGHT)}">${escapeText(line)}</tspan>`,
  );
  return `<text text-anchor="${anchor}"${isOwn ? ' class="own"' : ''}>${spans.join('')}</text>`;
}

/**
 * Draws the map of a city as an SVG document in the colors of the theme: the city, joined with its nearest
 * neighbors, the company's base where it is in the picture, and other cities whose names have room.
 */
export function cityMapSvg({ city, neighbors }: Pick<PlacePage, 'city' | 'neighbors'>): string {
  const map = getCityMap(city, neighbors);
  const named = (place: { readonly name: string; readonly lat: number; readonly lng: number }) => ({
    name: place.name,
    ...map.spotOf(place),
  });
  const { base } = company;
  const here = named(city);
  const home = named(base);
  const near = neighbors.map(({ place }) => named(place));
  const hasWay = city.slug !== base.slug && map.isOn(base);
  const spokes = near.map(({ x, y }) => `M${here.x},${here.y}L${x},${y}`).join('');
  const way = `M${home.x},${home.y}L${here.x},${here.y}`;
  const first = [here, ...(hasWay ? [home] : []), ...near.filter(({ name }) => name !== base.name)];
  const names = new Set(first.map(({ name }) => name));
  const others = content(DEFAULT_LOCALE)
    .places.filter((place) => map.isOn(place) && !names.has(place.name) && place.name !== base.name)
    .map(named);
  const labels = labelPlaces(first, others, hasWay ? piecesOf(way) : [], piecesOf(spokes), map);
  const shown = [
    ...first,
    ...others.filter(({ name }) => labels.some((label) => label.name === name)),
  ];
  const dots = shown.filter((place) => place !== here && place !== home);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${map.width} ${map.height}"><style>${STYLE}</style>` +
    `<rect class="ground" width="${map.width}" height="${map.height}"/>` +
    `<rect class="sea" width="${map.width}" height="${map.height}"/><path class="land" d="${map.drawLand()}"/>` +
    `<path class="near" d="${spokes}"/>` +
    (hasWay ? `<path class="way" d="${way}"/>` : '') +
    `<path class="dots" d="${dots.map(({ x, y }) => `M${x} ${y}h0`).join('')}"/>` +
    (hasWay ? `<circle class="base" cx="${home.x}" cy="${home.y}" r="8"/>` : '') +
    `<circle class="here" cx="${here.x}" cy="${here.y}" r="10"/>` +
    labels
      .map((label) =>
        labelMarkup(
          label,
          [here, home].some(({ name }) => name === label.name),
        ),
      )
      .join('') +
    '</svg>'
  );
}
