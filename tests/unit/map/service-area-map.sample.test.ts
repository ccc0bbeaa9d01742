import { expect, test } from 'vitest';
import { areaMapSvg } from '#src/brand/area-map.ts';
import { getRingLabelSpots } from '#src/brand/city-map.ts';
import { byArea } from '#src/queries/collections.ts';
import { company, content } from '#src/queries/content.ts';
import { dotsUnder, labelsOfCity, mapLabel } from '#src/map/map-labels.ts';
import { piecesOf } from '#src/map/place-names.ts';
import { drawServiceArea } from '#src/map/service-area-map.ts';

const { cities } = content('en');
const map = drawServiceArea(cities, company.base);

test('drawServiceArea leaves the southwest corner to the ocean', () => {
  const corner = `-4,${map.height + 4}`;
  expect(map.land).not.toContain(corner);
  expect(map.land).toContain('-4,-4');
});

test('CITY-4 the label of the base covers no dot, on either side', () => {
  const dots = cities.map(map.spotOf);
  const base = { ...map.spotOf(company.base), name: company.base.name };
  for (const side of ['above', 'below'] as const)
    expect(dotsUnder(mapLabel(base, side, map.width, [dots]), dots), side).toEqual([]);
});

test('CITY-4 no line to a city and no name covers the distance of a ring', () => {
  const rings = getRingLabelSpots();
  expect(rings).not.toEqual([]);
  const base = { ...map.spotOf(company.base), name: company.base.name };
  for (const place of cities) {
    const city = { ...map.spotOf(place), name: place.name };
    const line = piecesOf(`M${city.x},${city.y}L${base.x},${base.y}`);
    const crossed = rings.filter((ring) =>
      line.some(({ x, y }) => Math.abs(x - ring.x) < 8 && Math.abs(y - ring.y) < 10),
    );
    expect.soft(crossed, place.slug).toEqual([]);
    const kept = { ...map, spots: [...map.spots, ...rings] };
    for (const label of labelsOfCity(city, base, [], kept))
      expect.soft(dotsUnder(label, rings), `${place.slug}: ${label.name}`).toEqual([]);
  }
});

test.each(company.languages)(
  'CITY-4 areaMapSvg has room for all names of areas but one (%s)',
  (locale) => {
    const texts = [...areaMapSvg(locale).matchAll(/<text[^>]*>(.*?)<\/text>/g)];
    const shown = texts.map(([, lines = '']) =>
      lines
        .replaceAll('</tspan>', ' ')
        .replaceAll(/<[^>]*>/g, '')
        .trim(),
    );
    const left = byArea(content(locale).places, locale).filter(({ name }) => !shown.includes(name));
    expect(left.length).toBeLessThanOrEqual(1);
  },
);
