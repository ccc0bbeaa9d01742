import { describe, expect, test } from 'vitest';
import { labelPlaces, type NamedSpot, type Obstacles } from '#src/map/place-labels.ts';

const NOTHING: Obstacles = { dots: [], pipe: [], width: 400, height: 300 };
const place = (name: string, x: number, y: number): NamedSpot => ({ kind: 'near', name, x, y });
const town = place('Town', 150, 100);

/** Places names in an empty picture with the obstacles given. */
const label = (spots: readonly NamedSpot[], obstacles: Partial<Obstacles> = {}) =>
  labelPlaces(
    spots.map((spot) => [spot]),
    { ...NOTHING, dots: spots, ...obstacles },
  );

describe('labelPlaces', () => {
  test('places a name at the right of its dot, and elsewhere beside it where a pipe is', () => {
    expect(label([town])).toMatchObject([
      { name: 'Town', lines: ['Town'], anchor: 'start', x: 166 },
    ]);
    const taken = [{ x: 190, y: 100 }];
    const [moved] = label([town], { pipe: taken });
    expect(moved).toMatchObject({ anchor: 'end', x: 134 });
  });

  test('leaves a name out rather than covering the pipe', () => {
    const lines = [40, 70, 130, 160, 190, 220].flatMap((x) =>
      [50, 75, 100, 125, 150].map((y) => ({ x, y })),
    );
    expect(label([town], { pipe: lines })).toHaveLength(0);
  });

  test('breaks a long name at the edge', () => {
    const long = place('South Pasadena Heights', 150, 100);
    const [wide] = label([long], { width: 460 });
    expect(wide?.lines).toHaveLength(1);
    const [narrow] = label([{ ...long, x: 60 }], { width: 300 });
    expect(narrow?.lines).toHaveLength(2);
  });

  test('moves a name that stands already where the next one has no other place', () => {
    // The second has room at its left only, where the first would stand by itself.
    const [first, second] = [place('First', 60, 100), place('Second', 240, 100)];
    const names = label([first, second], { width: 262, height: 124 });
    expect(names.map(({ name }) => name)).toEqual(['First', 'Second']);
  });

  test('gives a name one of several spots', () => {
    const spots = [town, place('Town', 150, 200)];
    const [moved] = labelPlaces([spots], {
      ...NOTHING,
      pipe: [40, 80, 120, 160, 200, 240].flatMap((x) =>
        [60, 80, 100, 120, 140].map((y) => ({ x, y })),
      ),
    });
    expect(moved?.box.top).toBeGreaterThan(150);
  });
});
