import { escapeMarkup } from '#src/domain/escape-markup.ts';
import type { CityMapLayout } from '#src/map/city-map-layout.ts';
import { LETTERS, type PlaceLabel } from '#src/map/place-labels.ts';
import { drawMountains } from '#src/map/mountains.ts';
import { BLEED, dotsPath, type Spot } from '#src/map/service-area-map.ts';
import { colorProperties } from './theme-colors.ts';

const STYLE =
  colorProperties(['deep', 'deep-land', 'deep-water', 'on-deep', 'accent', 'water']) +
  '.sea{fill:var(--deep)}#land{fill:var(--deep-land)}' +
  '.shore{stroke:var(--on-deep);stroke-opacity:.07;stroke-width:28}.far{stroke-width:64}' +
  '.hills{fill:var(--deep-water);fill-opacity:.45;stroke:var(--on-deep);stroke-opacity:.3;stroke-width:1.5}' +
  '.line{fill:none;stroke:var(--on-deep);stroke-linecap:round;stroke-linejoin:round}' +
  '.border{stroke-opacity:.5;stroke-width:2;stroke-dasharray:1 5}' +
  '.wall{stroke-width:11}.bore{stroke:var(--water);stroke-width:6}' +
  '.dots{stroke:var(--accent);stroke-width:11}.glow{stroke-opacity:.18;stroke-width:24}.ring{stroke-width:16}.other{stroke-width:8}' +
  '.base{fill:var(--deep-land);stroke:var(--accent);stroke-width:5}' +
  '.here{fill:var(--accent);stroke:var(--on-deep);stroke-width:4}' +
  'text{fill:var(--on-deep);stroke:var(--deep-land);stroke-width:5;stroke-linejoin:round;paint-order:stroke;' +
  `font:${LETTERS.near.size}px system-ui,sans-serif}.b{font-weight:700}.o{font-size:${LETTERS.own.size}px}` +
  '@media(min-width:22.5rem){text{font-size:19px}.o{font-size:26px}}';

const CLASSES = { own: ' class="b o"', base: ' class="b"', near: '' } as const;
const ANCHORS = { start: '', middle: ' text-anchor="middle"', end: ' text-anchor="end"' } as const;

function labelMarkup({ kind, lines, x, anchor, box }: PlaceLabel): string {
  const placed = lines.map((line, at) => {
    const y = Math.round(box.top + (at + 0.8) * LETTERS[kind].line);
    return { at: `x="${x}" y="${y}"`, text: escapeMarkup(line) };
  });
  const start = `<text${CLASSES[kind]}${ANCHORS[anchor]}`;
  const [only, ...others] = placed;
  return only && others.length === 0
    ? `${start} ${only.at}>${only.text}</text>`
    : `${start}>${placed.map(({ at, text }) => `<tspan ${at}>${text}</tspan>`).join('')}</text>`;
}

const pathThrough = (spots: readonly Spot[]) =>
  spots.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x},${y}`).join('');

/**
 * Draws the map of a city as an SVG document in the colors of dark sections: land, sea, county line and
 * mountains, the city with a pipe to the company's base or towards it, and its neighbors.
 */
export function cityMapSvg(layout: CityMapLayout): string {
  const { map, here, base, pipe, arrow, near, others, labels } = layout;
  const { width, height, spotOf } = map;
  const way = pathThrough(pipe) + arrow.map(({ from, to }) => pathThrough([from, to])).join('');
  const mountains = drawMountains(spotOf, { left: -BLEED, top: -BLEED, right: width + BLEED });
  const border = map.drawBorder();
  const onPipe = near.filter((spot) => pipe.includes(spot));
  const line = (kind: string, d: string) => d && `<path class="line ${kind}" d="${d}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><style>${STYLE}</style>` +
    `<rect class="sea" width="${width}" height="${height}"/>` +
    `<use class="shore far" href="#land"/><use class="shore" href="#land"/>` +
    `<path id="land" d="${map.drawLand()}"/>` +
    mountains.map((d) => `<path class="hills" d="${d}"/>`).join('') +
    line('border', border) +
    line('wall', way) +
    line('bore', way) +
    line('ring', dotsPath(onPipe)) +
    line('dots glow', dotsPath([...near, ...others])) +
    line('dots', dotsPath(near)) +
    line('dots other', dotsPath(others)) +
    (base ? `<circle class="base" cx="${base.x}" cy="${base.y}" r="9"/>` : '') +
    `<circle class="here" cx="${here.x}" cy="${here.y}" r="12"/>` +
    `${labels.map(labelMarkup).join('')}</svg>`
  );
}
