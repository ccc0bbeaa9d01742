import { describe, expect, test } from 'vitest';
import { boxOfLabel, gapBetween, labelPlaces } from '#src/map/place-labels.ts';
import { company, content } from '#src/queries/content.ts';
import { dotsPath, drawServiceArea, getCityMap, hitWidth } from '#src/map/service-area-map.ts';
import { getPlacePages } from '#src/queries/city-pages.ts';
import { cityMapSvg } from '#src/brand/city-map.ts';

const cities = content('en').cities;
const map = drawServiceArea(cities, company.base);

describe('drawServiceArea', () => {
  test('places every city inside the picture, at integer coordinates', () => {
    for (const city of cities) {
      const { x, y } = map.spotOf(city);
      expect(Number.isInteger(x) && Number.isInteger(y), city.slug).toBe(true);
      expect(x > 0 && x < map.width && y > 0 && y < map.height, city.slug).toBe(true);
    }
  });

  test('north is up and east is right', () => {
    const [a, b] = [map.spotOf({ lat: 34, lng: -118.2 }), map.spotOf({ lat: 34.1, lng: -118 })];
    expect(b.x).toBeGreaterThan(a.x);
    expect(b.y).toBeLessThan(a.y);
  });

  test('draws the land around the places where it is asked to, and the places alike', () => {
    const wide = drawServiceArea(cities, company.base, { west: 2, north: 0.5, south: 1 });
    expect(wide.surroundings).toEqual({
      west: 2 * map.width,
      north: Math.round(map.height / 2),
      south: map.height,
    });
    expect(wide.land).toContain(`-${Math.round(map.height / 2) + 4}`);
    expect([wide.width, wide.height, wide.dots]).toEqual([map.width, map.height, map.dots]);
  });

  test('draws land and county line without fractions in under 1,000 characters', () => {
    expect(map.land).toMatch(/^M[-\d,.LMZ]+Z$/);
    expect(map.land + map.border + map.dots).not.toContain('.');
    expect(map.land.length + map.border.length).toBeLessThan(1000);
  });
});

test.each([
  ['one place', [0]],
  ['places from north to south', [0, 0.1, 0.4]],
])('CITY-4 a map of %s has them inside the picture, on land', (_, norths) => {
  const { lat, lng } = company.base;
  const few = norths.map((north) => ({ lat: lat + north, lng }));
  const small = drawServiceArea(few, company.base);
  for (const place of few) {
    const { x, y } = small.spotOf(place);
    expect(x > 0 && x < small.width && y > 0 && y < small.height).toBe(true);
  }
  expect(small.height).toBeGreaterThan(small.width / 2);
  expect(small.height).toBeLessThan(small.width * 1.5);
  expect(small.land).toMatch(/^M[-\d,.LMZ]+Z$/);
});

describe('dotsPath, hitWidth', () => {
  test('dotsPath writes relative steps from west to east', () => {
    expect(dotsPath([])).toBe('');
    expect(
      dotsPath([
        { x: 9, y: 4 },
        { x: 5, y: 6 },
        { x: 9, y: 8 },
      ]),
    ).toBe('m5 6h0m4-2h0m0 4h0');
  });

  test.each([
    [[], 26, 'no other dot'],
    [[{ x: 0, y: 0 }], 26, 'ignores the dot itself'],
    [[{ x: 0, y: 100 }], 26, 'far'],
    [[{ x: 3, y: 4 }], 5, 'near: half the distance each'],
  ])('next to %j, hitWidth is %i: %s', (others, width) => {
    expect(hitWidth({ x: 0, y: 0 }, others)).toBe(width);
  });
});

const SIZE = { width: 400, height: 300 };

describe('labelPlaces', () => {
  const town = { name: 'Town', x: 150, y: 100 };

  test('places a name at the right of its dot, and elsewhere beside it where that is taken', () => {
    const [alone] = labelPlaces([town], [], [], [], SIZE);
    expect(alone).toMatchObject({ name: 'Town', lines: ['Town'], anchor: 'start', x: 166 });
    const [moved] = labelPlaces([town], [], [{ x: 190, y: 100 }], [], SIZE);
    expect(moved).toMatchObject({ anchor: 'end', x: 134 });
    const [avoiding] = labelPlaces([town], [], [], [{ x: 190, y: 100 }], SIZE);
    expect(avoiding).toEqual(moved);
  });

  test('covers a thin line rather than leaving a name out', () => {
    const lines = [50, 130, 190, 250].flatMap((x) => [70, 100, 130].map((y) => ({ x, y })));
    expect(labelPlaces([town], [], [], lines, SIZE)).toHaveLength(1);
    expect(labelPlaces([town], [], lines, [], SIZE)).toHaveLength(0);
  });

  test('breaks a long name at the edge, and leaves out another place whose dot is covered', () => {
    const long = { name: 'South Pasadena Heights', x: 150, y: 100 };
    const narrow = { width: 300, height: 300 };
    expect(labelPlaces([long], [], [], [], narrow)[0]?.lines).toHaveLength(1);
    expect(labelPlaces([{ ...long, x: 60 }], [], [], [], narrow)[0]?.lines).toHaveLength(2);
    const covered = { name: 'Other', x: 190, y: 100 };
    expect(labelPlaces([town], [covered], [], [], SIZE)).toHaveLength(1);
  });
});

describe.each(getPlacePages('en').map((page) => ({ slug: page.city.slug, page })))(
  'CITY-4 the map of $slug',
  ({ page }) => {
    const { city, neighbors } = page;
    const map = getCityMap(city, neighbors);
    const near = [city, ...neighbors.map(({ place }) => place)].map((place) => ({
      name: place.name,
      ...map.spotOf(place),
    }));
    const svg = cityMapSvg(page);
    const names = [...svg.matchAll(/<text.*?<\/text>/g)].map(([text]) =>
      text.replaceAll('</tspan><tspan', '</tspan> <tspan').replaceAll(/<[^>]+>/g, ''),
    );

    test('has the city and its neighbors inside, is under 4 KB and names the city', () => {
      for (const { x, y } of near)
        expect(x > 0 && x < map.width && y > 0 && y < map.height).toBe(true);
      expect(Buffer.byteLength(svg)).toBeLessThan(4096);
      expect(svg).not.toMatch(/https?:(?!\/\/www\.w3\.org\/2000\/svg")|<script| style=/);
      expect(names).toContain(city.name);
      expect(new Set(names).size).toBe(names.length);
      expect(map.height / map.width).toBeCloseTo(1 / 1.19, 2);
    });

    test('names most neighbors; no dot is nearer to a name than its own, and none leaves the picture', () => {
      const labels = labelPlaces(near, [], [], [], map);
      for (const label of labels) {
        const [nearest] = near.toSorted((a, b) => gapBetween(label, a) - gapBetween(label, b));
        expect(nearest?.name).toBe(label.name);
        expect(near.filter((spot) => gapBetween(label, spot) === 0)).toEqual([]);
        const { left, right, top, bottom } = boxOfLabel(label);
        expect(left >= 0 && right <= map.width && top >= 0 && bottom <= map.height).toBe(true);
      }
      expect(labels.length).toBeGreaterThanOrEqual(Math.ceil(near.length * 0.7));
      const named = neighbors.filter(({ place }) => names.includes(place.name));
      expect(named.length).toBeGreaterThanOrEqual(neighbors.length / 2);
    });
  },
);
