import { escapeMarkup } from '#src/domain/escape-markup.ts';
import type { Locale } from '#src/domain/locale.ts';
import { company, content } from '#src/queries/content.ts';
import {
  FONT_SIZE,
  LINE_HEIGHT,
  nameDots,
  placeNames,
  type PlacedName,
} from '#src/map/place-names.ts';
import { drawMountains } from '#src/map/mountains.ts';
import { BLEED, getServiceAreaMap, getWideAreaMap } from '#src/map/service-area-map.ts';
import { byArea } from '#src/queries/collections.ts';
import { colorProperties } from './theme-colors.ts';

const STYLE =
  colorProperties(['deep', 'deep-land', 'deep-water', 'on-deep', 'accent']) +
  '.hills{fill:var(--deep-water);fill-opacity:.45;stroke:var(--on-deep);stroke-opacity:.2}' +
  '.land,circle{fill:var(--deep-land)}.border,.dots{fill:none;stroke-width:2;stroke-linecap:round}' +
  '.border{stroke:var(--on-deep);stroke-opacity:.5;stroke-dasharray:1 5}' +
  '.dots{stroke:var(--accent);stroke-width:7}.glow{stroke-opacity:.18;stroke-width:16}' +
  'circle{stroke:var(--accent);stroke-width:4}' +
  `text{fill:var(--on-deep);font:${FONT_SIZE}px system-ui,sans-serif}.base{font-weight:700}.area{fill-opacity:.8;font-style:italic}` +
  '@media(max-width:63rem){text{font-size:18px}}@media(max-width:23rem){.area{display:none}}@media(min-width:110rem){text{font-size:14px}}';

function nameMarkup({ lines, x, y }: PlacedName, kind: 'area' | 'base'): string {
  const spans = lines.map((line, at) => {
    const middle = y + (at - (lines.length - 1) / 2) * LINE_HEIGHT;
    return `<tspan x="${x}" y="${Math.round(middle + LINE_HEIGHT / 3)}">${escapeMarkup(line)}</tspan>`;
  });
  return `<text class="${kind}">${spans.join('')}</text>`;
}

/**
 * Draws the map of the whole service area as an SVG document: land, sea, a light for each city, the
 * company's base and the names of the areas. Its colors are those of dark sections.
 */
export function areaMapSvg(locale: Locale): string {
  const map = getWideAreaMap();
  // Without the county lines far west of the places.
  const { border } = getServiceAreaMap();
  const base = map.spotOf(company.base);
  const areas = byArea(content(locale).places, locale).map(({ name, cities }) => ({
    name,
    cities: cities.toSorted((a, b) => b.zips.length - a.zips.length),
    spots: cities.map((city) => map.spotOf(city)),
  }));
  const placed = placeNames(
    [{ name: company.base.name, spots: [base] }, ...areas],
    map.land + border,
    map,
  );
  // Of each area, the largest cities that have room for their names.
  const cities = areas.map((area) =>
    area.cities
      .filter(({ slug }) => slug !== company.base.slug)
      .map((city) => ({ name: city.name, spot: map.spotOf(city) })),
  );
  const named = nameDots([...cities, ...cities], map.land + border, placed, map);
  const { west, north, south } = map.surroundings;
  const [width, height] = [west + map.width, north + map.height + south];
  const mountains = drawMountains(map.spotOf, {
    left: -west - BLEED,
    top: -north - BLEED,
    right: map.width + BLEED,
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-west} ${-north} ${width} ${height}">` +
    // The sea ends before the right edge of the land: its smoothed edge would be a line.
    `<style>${STYLE}</style><path fill="var(--deep)" d="M${-west} ${-north}h${width - 2}v${height}H${-west}z"/>` +
    `<path class="land" d="${map.land}"/>` +
    mountains.map((d) => `<path class="hills" d="${d}"/>`).join('') +
    `<path class="border" d="${border}"/>` +
    `<path class="dots glow" d="${map.dots}"/><g text-anchor="middle">` +
    placed
      .map((place) => nameMarkup(place, place.name === company.base.name ? 'base' : 'area'))
      .join('') +
    named
      .map(
        ({ name, anchor, x, y }) =>
          `<text${anchor === 'middle' ? '' : ` text-anchor="${anchor}"`} x="${x}" y="${Math.round(y + LINE_HEIGHT / 3)}">${escapeMarkup(name)}</text>`,
      )
      .join('') +
    `</g><path class="dots" d="${map.dots}"/><circle cx="${base.x}" cy="${base.y}" r="7"/></svg>`
  );
}
