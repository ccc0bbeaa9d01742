import { expect, test } from 'vitest';
import { iconMarkup, joinPaths } from '#src/brand/icon-shapes.ts';

test('joinPaths joins paths and keeps their starting points', () => {
  expect(
    joinPaths([
      ['path', { d: 'M2 2h4' }],
      ['circle', { r: 2 }],
      ['path', { d: 'm6 6 12 12' }],
    ]),
  ).toEqual([
    ['path', { d: 'M2 2h4M0 0m6 6 12 12' }],
    ['circle', { r: 2 }],
  ]);
});

test('joinPaths keeps a path with other attributes separate', () => {
  const shapes: Parameters<typeof joinPaths>[0] = [
    ['path', { d: 'M2 2h4' }],
    ['path', { d: 'M4 4h4', fill: 'currentColor' }],
  ];
  expect(joinPaths(shapes)).toEqual(shapes);
});

test('iconMarkup throws for an unknown icon', () => {
  expect(() => iconMarkup('no-such-icon')).toThrow("no icon 'no-such-icon'");
});
