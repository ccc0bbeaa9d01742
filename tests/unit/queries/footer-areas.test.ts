import { describe, expect, test } from 'vitest';
import { limitFooterAreas } from '#src/queries/footer-areas.ts';

const base = { lat: 34, lng: -118 };

/** Cities of an area from far to near: the number in a name is the distance in tenths of a degree. */
const areaOf = (name: string, count: number) => ({
  name,
  cities: Array.from({ length: count }, (_, at) => ({
    name: `${name}${count - at}`,
    lat: base.lat + (count - at) / 10,
    lng: base.lng,
  })),
});

describe('FOOT-1 limitFooterAreas', () => {
  test('keeps all of 100 cities', () => {
    const areas = [areaOf('a', 60), areaOf('b', 40)];
    expect(limitFooterAreas(areas, base)).toEqual(areas);
  });

  test('keeps of 101 cities as many in each area, the nearest to the base, in their order', () => {
    const limited = limitFooterAreas([areaOf('a', 60), areaOf('b', 40), areaOf('c', 1)], base);
    expect(limited.map(({ name, cities }) => [name, cities.length])).toEqual([
      ['a', 33],
      ['b', 33],
      ['c', 1],
    ]);
    expect(limited[0]?.cities.map(({ name }) => name)).toEqual(
      Array.from({ length: 33 }, (_, at) => `a${33 - at}`),
    );
  });
});
