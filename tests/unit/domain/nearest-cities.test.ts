import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { milesBetween } from '#src/domain/distance.ts';
import { nearest, prepareNearest } from '#src/domain/nearest-cities.ts';

const home = { lat: 34, lng: -118 };
const near = { lat: 34.01, lng: -118 };
const far = { lat: 34.2, lng: -118 };
const farther = { lat: 33.5, lng: -118 };

describe('CITY-4 nearest', () => {
  test.each([
    [[], 3, [], 'no places'],
    [[home], 3, [], 'only the place itself'],
    [[home, near], 0, [], 'a count of 0'],
    [[near], 3, [near], 'fewer places than the count'],
    [[farther, far, home, near], 2, [near, far], 'nearest first, without the place itself'],
  ])('of %j, count %i: %j', (places, count, expected) => {
    expect(nearest(home, places, count).map(({ place }) => place)).toEqual(expected);
  });

  test('includes another place at the same coordinates', () => {
    const [duplicate, east, west] = [{ ...home }, { lat: 34, lng: -117 }, { lat: 34, lng: -119 }];
    const found = nearest(home, [home, west, east, duplicate], 3).map(({ place }) => place);
    expect(found[0]).toBe(duplicate);
    expect(found).toHaveLength(3);
  });

  test('finds those that a comparison with all places finds, equally near ones in their order', () => {
    const degrees = (min: number, max: number) =>
      fc.integer({ min: min * 10, max: max * 10 }).map((tenths) => tenths / 10);
    const point = fc.record({ lat: degrees(33, 35), lng: degrees(-119, -117) });
    fc.assert(
      fc.property(fc.array(point), fc.nat(8), (places, count) => {
        const find = prepareNearest(places);
        for (const from of places) {
          const miles = (place: typeof from) => milesBetween(from, place);
          const others = places.filter((place) => place !== from);
          const sorted = others.toSorted((a, b) => miles(a) - miles(b)).slice(0, count);
          const found = find(from, count).map(({ place }) => places.indexOf(place));
          expect(found).toEqual(sorted.map((place) => places.indexOf(place)));
        }
      }),
    );
  });
});
