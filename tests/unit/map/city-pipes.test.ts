import { expect, test } from 'vitest';
import { bendThrough, nearestOn, pipesThrough, spotsAlong } from '#src/map/city-pipes.ts';

const spot = (x: number, y: number) => ({ x, y });
const main = { from: spot(0, 0), to: spot(100, 0) };

test('nearestOn finds the spot beside a pipe, and its end beyond it', () => {
  expect(nearestOn(main, spot(40, 30))).toEqual(spot(40, 0));
  expect(nearestOn(main, spot(140, 30))).toEqual(spot(100, 0));
  expect(nearestOn({ from: main.from, to: main.from }, spot(9, 9))).toEqual(main.from);
});

test('spotsAlong lists spots from end to end', () => {
  const spots = spotsAlong(pipesThrough([spot(0, 0), spot(16, 0), spot(16, 16)]));
  expect(spots).toEqual([
    spot(0, 0),
    spot(8, 0),
    spot(16, 0),
    spot(16, 0),
    spot(16, 8),
    spot(16, 16),
  ]);
});

test('bendThrough leads a pipe through the places close to it, in their order', () => {
  const [near, nearer] = [spot(70, 12), spot(30, -9)];
  const places = [near, spot(50, 60), nearer, spot(-10, 0), spot(110, 0)];
  expect(bendThrough(main, places)).toEqual([main.from, nearer, near, main.to]);
});
