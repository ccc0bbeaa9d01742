import { describe, expect, test } from 'vitest';
import { company, content } from '#src/queries/content.ts';
import { dotsPath, drawServiceArea, hitWidth } from '#src/map/service-area-map.ts';

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
