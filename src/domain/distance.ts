/** A place on the earth in degrees: north and east are positive. */
export interface Point {
  readonly lat: number;
  readonly lng: number;
}

/** Mean radius of the earth in statute miles (IUGG: 6371.0088 km). */
const EARTH_RADIUS_MILES = 3958.7613;

/** Clockwise from north, 45 degrees each. */
const DIRECTIONS = [
  'north',
  'northeast',
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
] as const;

/** A direction as a page says it. */
export type CompassDirection = (typeof DIRECTIONS)[number];

/** @returns an angle in radians, as the trigonometric functions take it. */
export const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Straight-line (great-circle) distance between two points in statute miles, by the haversine. */
export function milesBetween(a: Point, b: Point): number {
  const latHalf = Math.sin(toRadians(b.lat - a.lat) / 2);
  const lngHalf = Math.sin(toRadians(b.lng - a.lng) / 2);
  const haversine =
    latHalf ** 2 + Math.cos(toRadians(a.lat)) * Math.cos(toRadians(b.lat)) * lngHalf ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/**
 * In which of the eight compass directions `to` lies, seen from `from`; 'north' for one and the
 * same point.
 */
export function compassDirection(from: Point, to: Point): CompassDirection {
  const lngApart = toRadians(to.lng - from.lng);
  const fromLat = toRadians(from.lat);
  const toLat = toRadians(to.lat);
  const eastward = Math.sin(lngApart) * Math.cos(toLat);
  const northward =
    Math.cos(fromLat) * Math.sin(toLat) - Math.sin(fromLat) * Math.cos(toLat) * Math.cos(lngApart);
  const eighths = Math.round(Math.atan2(eastward, northward) / (Math.PI / 4));
  return DIRECTIONS[(eighths + DIRECTIONS.length) % DIRECTIONS.length] ?? 'north';
}

/** Miles as a page says them: one decimal below ten ('1.2'), whole above ('23'), never '0.0'. */
export function milesText(miles: number): string {
  const tenths = Math.max(1, Math.round(miles * 10));
  return tenths < 100 ? (tenths / 10).toFixed(1) : String(Math.round(miles));
}
