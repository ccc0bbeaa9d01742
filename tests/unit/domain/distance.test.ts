import { describe, expect, test } from 'vitest';
import {
  compassDirection,
  milesBetween,
  milesText,
  type CompassDirection,
} from '#src/domain/distance.ts';

const origin = { lat: 34, lng: -118 };

describe('CITY-4 straight-line miles', () => {
  test.each([
    [origin, origin, 0, 'the same point'],
    [{ lat: 0, lng: 0 }, { lat: 0, lng: 180 }, 12436.8, 'the other side of the earth'],
    [{ lat: 0, lng: 0 }, { lat: 1, lng: 0 }, 69.09, 'one degree of latitude'],
    [{ lat: 60, lng: 0 }, { lat: 60, lng: 1 }, 34.55, 'a degree of longitude shrinks northward'],
    [{ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 }, 69.09, 'across the date line'],
  ])('%j to %j is about %d: %s', (a, b, miles) => {
    expect(milesBetween(a, b)).toBeCloseTo(miles, 1);
    expect(milesBetween(b, a)).toBe(milesBetween(a, b));
  });
});

const directions: readonly [up: number, right: number, CompassDirection, why: string][] = [
  [0, 0, 'north', 'the same point has to say something'],
  [1, 0, 'north', 'straight up'],
  [0, 1, 'east', 'straight right'],
  [-1, 0, 'south', 'straight down'],
  [0, -1, 'west', 'straight left'],
  [1, 1.2, 'northeast', 'between'],
  [-1, 1.2, 'southeast', 'between'],
  [-1, -1.2, 'southwest', 'between'],
  [1, -1.2, 'northwest', 'between'],
  [1, 0.49, 'north', 'just inside 22.5 degrees, counted in miles and not in degrees'],
  [1, 0.52, 'northeast', 'just outside'],
];

test.each(directions)('CITY-4 %d up and %d right lies %s: %s', (up, right, direction) => {
  const to = { lat: origin.lat + up / 100, lng: origin.lng + right / 100 };
  expect(compassDirection(origin, to)).toBe(direction);
});

describe('CITY-4 miles in words', () => {
  test.each([
    [0, '0.1', 'two places are never 0.0 miles apart'],
    [0.04, '0.1', 'rounds up to something'],
    [1.25, '1.3', 'half up'],
    [9.94, '9.9', 'the last with a decimal'],
    [9.96, '10', 'rounding does not give 10.0'],
    [23.5, '24', 'whole miles above ten'],
  ])('%d is written %s: %s', (miles, text) => {
    expect(milesText(miles)).toBe(text);
  });
});
