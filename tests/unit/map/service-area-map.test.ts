import { describe, expect, test } from 'vitest';
import { dotsUnder, labelsOfCity, mapLabel } from '#src/map/map-labels.ts';
import { piecesOf } from '#src/map/place-names.ts';
import { company, content } from '#src/queries/content.ts';
import { dotsPath, drawServiceArea, hitWidth, type Spot } from '#src/map/service-area-map.ts';

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

const labels: readonly [
  side: 'above' | 'below',
  dot: Spot,
  label: Omit<ReturnType<typeof mapLabel>, 'name'>,
  why: string,
][] = [
  ['above', { x: 150, y: 100 }, { x: 129, y: 87, anchor: 'start' }, 'centered over the dot'],
  ['below', { x: 300, y: 100 }, { x: 321, y: 127, anchor: 'end' }, 'centered under the dot'],
  ['above', { x: 150, y: 10 }, { x: 129, y: 37, anchor: 'start' }, 'no room above'],
  ['above', { x: 2, y: 100 }, { x: 6, y: 87, anchor: 'start' }, 'at the left edge'],
  ['above', { x: 399, y: 100 }, { x: 394, y: 87, anchor: 'end' }, 'at the right edge'],
];

/** Sorts spots by their distance from another one, without itself. */
const nearest = <One extends Spot>(from: Spot, spots: readonly One[]) =>
  spots
    .filter((spot) => spot.x !== from.x || spot.y !== from.y)
    .toSorted(
      (a, b) => Math.hypot(a.x - from.x, a.y - from.y) - Math.hypot(b.x - from.x, b.y - from.y),
    )
    .slice(0, 6);

describe('mapLabel', () => {
  test.each(labels)('%s %j is at %j: %s', (side, dot, label) => {
    expect(mapLabel({ name: 'Town', ...dot }, side, 400)).toEqual({ name: 'Town', ...label });
  });

  test('chooses the nearest of the places where it covers the fewest dots', () => {
    const town = { name: 'Town', x: 150, y: 100 };
    const [above, below] = [
      { x: 150, y: 80 },
      { x: 150, y: 120 },
    ];
    const placed = (dots: readonly Spot[]) => mapLabel(town, 'above', 400, [dots]);
    expect(placed([{ x: 100, y: 80 }])).toEqual(mapLabel(town, 'above', 400));
    expect(placed([{ x: 124, y: 80 }])).toMatchObject({ x: 137, y: 87 });
    expect(placed([above])).toMatchObject({ x: 129, y: 127 });
    const ends = [84, 124, 164, 176, 216].map((x) => ({ x, y: 80 }));
    const all = [above, ...ends, below, ...ends.map(({ x }) => ({ x, y: 120 }))];
    expect(placed(all), 'beside the dot').toMatchObject({ x: 164, y: 105 });
  });

  test('CITY-4 no label of a city or of the base covers the line between them or one of their dots', () => {
    const base = { ...map.spotOf(company.base), name: company.base.name };
    for (const place of cities) {
      const city = { ...map.spotOf(place), name: place.name };
      const line = piecesOf(`M${city.x},${city.y}L${base.x},${base.y}`);
      for (const label of labelsOfCity(city, base, [], map))
        expect(dotsUnder(label, [...line, city, base]), place.slug).toEqual([]);
    }
  });

  test('CITY-4 the label of a neighbor covers no dot, and none is nearer to its middle than its own', () => {
    const base = { ...map.spotOf(company.base), name: company.base.name };
    const neighbors = cities.map((place) => ({ ...map.spotOf(place), name: place.name }));
    let count = 0;
    for (const city of neighbors) {
      const near = nearest(city, neighbors);
      for (const label of labelsOfCity(city, base, near, map)) {
        if (label.name === city.name || label.name === base.name) continue;
        count += 1;
        expect(dotsUnder(label, map.spots), `${city.name}: ${label.name}`).toEqual([]);
        const half = label.name.length * 3.7;
        const middle = { x: label.x + (label.anchor === 'start' ? half : -half), y: label.y - 7 };
        expect(nearest(middle, neighbors)[0]?.name, city.name).toBe(label.name);
      }
    }
    expect(count).toBeGreaterThan(0);
  });

  test('dotsUnder finds the dots that a label touches', () => {
    const label = mapLabel({ name: 'Town', x: 150, y: 100 }, 'above', 400);
    const touched = [
      { x: 130, y: 85 },
      { x: 176, y: 96 },
      { x: 124, y: 68 },
    ];
    expect(dotsUnder(label, [...touched, { x: 150, y: 100 }, { x: 120, y: 85 }])).toEqual(touched);
  });
});
