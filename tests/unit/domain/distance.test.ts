import { expect, test } from 'vitest';
import {
  compassDirection,
  milesBetween,
  milesText,
  type CompassDirection,
} from '#src/domain/distance.ts';

const origin = { lat: 34, lng: -118 };

test.each([
  [origin, origin, 0, 'the same point'],
  [{ lat: 0, lng: 0 }, { lat: 0, lng: 180 }, 12436.8, 'the other side of the earth'],
  [{ lat: 0, lng: 0 }, { lat: 1, lng: 0 }, 69.09, 'one degree of latitude'],
  [
    { lat: 60, lng: 0 },
    { lat: 60, lng: 1 },
    34.55,
    'a degree of longitude is shorter at higher latitudes',
  ],
  [{ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 }, 69.09, 'across the date line'],
])('CITY-4 milesBetween: %j to %j is about %d: %s', (a, b, miles) => {
  expect(milesBetween(a, b)).toBeCloseTo(miles, 1);
  expect(milesBetween(b, a)).toBe(milesBetween(a, b));
});

const directions: readonly [up: number, right: number, CompassDirection, why: string][] = [
  [0, 0, 'north', 'the same point'],
  [1, 0, 'north', 'due north'],
  [0, 1, 'east', 'due east'],
  [-1, 0, 'south', 'due south'],
  [0, -1, 'west', 'due west'],
  [1, 1.2, 'northeast', 'diagonal'],
  [-1, 1.2, 'southeast', 'diagonal'],
  [-1, -1.2, 'southwest', 'diagonal'],
  [1, -1.2, 'northwest', 'diagonal'],
  [1, 0.49, 'north', 'just inside 22.5 degrees, measured in miles'],
  [1, 0.52, 'northeast', 'just outside 22.5 degrees'],
  [0, 9000, 'northeast', 'a quarter around the earth, which begins toward the pole'],
];

test.each(directions)(
  'CITY-4 compassDirection: %d north and %d east is %s: %s',
  (up, right, direction) => {
    const to = { lat: origin.lat + up / 100, lng: origin.lng + right / 100 };
    expect(compassDirection(origin, to)).toBe(direction);
  },
);

test('CITY-4 compassDirection throws for a place without coordinates', () => {
  expect(() => compassDirection(origin, { lat: NaN, lng: 0 })).toThrow('Not a direction: NaN');
});

test.each([
  [0, '0.1', 'never 0.0'],
  [0.04, '0.1', 'rounds up to 0.1'],
  [1.25, '1.3', 'rounds half up'],
  [9.94, '9.9', 'the largest with a decimal'],
  [9.96, '10', '10 instead of 10.0'],
  [23.5, '24', 'whole miles from 10 on'],
])('CITY-4 milesText formats %d as %s: %s', (miles, text) => {
  expect(milesText(miles)).toBe(text);
});
