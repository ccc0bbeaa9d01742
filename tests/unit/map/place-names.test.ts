import { describe, expect, test } from 'vitest';
import { breakName, nameDots, piecesOf, placeNames } from '#src/map/place-names.ts';

const size = { width: 400, height: 300 };
const spot = (x: number, y: number) => ({ x, y });

test.each([
  ['Whittier', ['Whittier']],
  ['South Bay and Long Beach', ['South Bay and Long Beach']],
  ['South Bay and Long Beach', ['South Bay and', 'Long Beach']],
  ['South Bay and Long Beach', ['South Bay', 'and Long', 'Beach']],
  ['East San Gabriel Valley', ['East San', 'Gabriel Valley']],
])('breakName breaks %s where its lines are shortest', (name, lines) => {
  expect(breakName(name, lines.length)).toEqual(lines);
});

test('piecesOf cuts every line of a path, and does not join two lines', () => {
  expect(piecesOf('M0,0L20,0M0,-90L0,-80Z')).toEqual([spot(0, 0), spot(10, 0), spot(0, -90)]);
});

describe('placeNames', () => {
  test('places a name in the middle of its spots', () => {
    const [name] = placeNames(
      [{ name: 'Town', spots: [spot(100, 150), spot(300, 150)] }],
      '',
      size,
    );
    expect(name).toMatchObject({ lines: ['Town'] });
    expect(Math.abs((name?.x ?? 0) - 200)).toBeLessThanOrEqual(4);
  });

  test('covers neither dots, lines nor names that stand already', () => {
    const spots = [spot(180, 150), spot(200, 150), spot(220, 150)];
    const named = ['First', 'Second'].map((name) => ({ name, spots }));
    const [first, second] = placeNames(named, 'M0,170L400,170', size);
    if (!first || !second) throw new Error('a name is missing');
    for (const { y, height } of [first, second]) {
      expect(Math.abs(150 - y)).toBeGreaterThanOrEqual(height / 2);
      expect(Math.abs(170 - y)).toBeGreaterThanOrEqual(height / 2);
    }
    expect(first.x === second.x && first.y === second.y).toBe(false);
  });

  test('leaves out a name that has no free place near its spots', () => {
    const grid = Array.from({ length: 40 }, (_, row) => `M0,${row * 10}L400,${row * 10}`).join('');
    expect(placeNames([{ name: 'Town', spots: [spot(200, 150)] }], grid, size)).toEqual([]);
  });

  test('keeps a name at the edge inside the picture', () => {
    const [name] = placeNames([{ name: 'Harbor', spots: [spot(0, 300)] }], '', size);
    expect(name && name.x - name.width / 2).toBeGreaterThanOrEqual(0);
    expect(name && name.y + name.height / 2).toBeLessThanOrEqual(size.height);
  });
});

describe('nameDots', () => {
  const harbor = { name: 'Harbor', spot: spot(200, 150) };
  const inland = { name: 'Inland', spot: spot(200, 40) };

  test('names the first dot of each list, at its right', () => {
    expect(nameDots([[harbor, inland]], '', [], size)).toEqual([
      { name: 'Harbor', anchor: 'start', x: 210, y: 150 },
    ]);
  });

  test('ends a name at the left of its dot where another dot or the edge is at its right', () => {
    const near = { name: 'Near', spot: spot(240, 150) };
    expect(nameDots([[harbor], [near]], '', [], size)).toMatchObject([
      { name: 'Harbor', anchor: 'end', x: 190 },
      { name: 'Near', anchor: 'start' },
    ]);
    expect(nameDots([[{ name: 'East', spot: spot(395, 150) }]], '', [], size)).toMatchObject([
      { anchor: 'end' },
    ]);
  });

  test('takes the next dot where lines and names leave no room, and no dot twice', () => {
    const grid = Array.from(
      { length: 10 },
      (_, row) => `M0,${row * 10 + 100}L400,${row * 10 + 100}`,
    );
    const names = nameDots(
      [
        [harbor, inland],
        [harbor, inland],
      ],
      grid.join(''),
      [],
      size,
    );
    expect(names.map(({ name }) => name)).toEqual(['Inland']);
  });
});
