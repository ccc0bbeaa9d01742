import { invariant } from './invariant.ts';

/** A place on the earth's surface, in degrees. North and east are positive. */
export interface Point {
  readonly lat: number;
  readonly lng: number;
}

/** Mean radius of the earth in statute miles (IUGG: 6371.0088 km). */
const EARTH_RADIUS_MILES = 3958.7613;

/** Names of the compass directions: clockwise from north, in steps of 45 degrees. */
export const DIRECTIONS = [
  'north',
  'northeast',
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
] as const;

/** One of the eight compass directions. */
export type CompassDirection = (typeof DIRECTIONS)[number];

/** Converts degrees to radians. */
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Calculates the great-circle distance between two points in statute miles (haversine formula). */
export function milesBetween(a: Point, b: Point): number {
  const latHalf = Math.sin(toRadians(b.lat - a.lat) / 2);
  const lngHalf = Math.sin(toRadians(b.lng - a.lng) / 2);
  const haversine =
    latHalf ** 2 + Math.cos(toRadians(a.lat)) * Math.cos(toRadians(b.lat)) * lngHalf ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/**
 * Calculates the compass direction from one point to another.
 *
 * @returns one of eight directions; 'north' when both points are the same.
 */
export function compassDirection(from: Point, to: Point): CompassDirection {
  const lngApart = toRadians(to.lng - from.lng);
  const fromLat = toRadians(from.lat);
  const toLat = toRadians(to.lat);
  const eastward = Math.sin(lngApart) * Math.cos(toLat);
  const northward =
    Math.cos(fromLat) * Math.sin(toLat) - Math.sin(fromLat) * Math.cos(toLat) * Math.cos(lngApart);
  const eighths = Math.round(Math.atan2(eastward, northward) / (Math.PI / 4));
  const direction = DIRECTIONS[(eighths + DIRECTIONS.length) % DIRECTIONS.length];
  invariant(direction !== undefined, `Not a direction: ${eighths} eighths of a circle`);
  return direction;
}

/** Formats miles: one decimal place below ten ('1.2'), whole above ('23'), at least '0.1'. */
export function milesText(miles: number): string {
  const tenths = Math.max(1, Math.round(miles * 10));
  return tenths < 100 ? (tenths / 10).toFixed(1) : String(Math.round(miles));
}
