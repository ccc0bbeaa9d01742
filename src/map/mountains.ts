import type { Point } from '#src/domain/distance.ts';
import { invariant } from '#src/domain/invariant.ts';
import { DEFAULT_LOCALE } from '#src/domain/locale.ts';
import { content } from '#src/queries/content.ts';
import type { Spot } from './service-area-map.ts';

/** What part of the map is drawn, in map units. */
interface Frame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
}

/** Distance from a place below the mountains to their foot, in degrees: about a mile. */
const TO_FOOT = 0.017;
/** Distance between two ranges, half the width of a hill and its height, in map units. */
const APART = 26;
const HALF_HILL = 34;
const HEIGHT = 22;
const MOST_RANGES = 6;

/** Lists the foot of the mountains from west to east, north of the cities that lie below them. */
function footOf(spotOf: (point: Point) => Spot): readonly Spot[] {
  return content(DEFAULT_LOCALE)
    .places.filter(({ mountains }) => mountains !== undefined)
    .toSorted((a, b) => a.lng - b.lng)
    .map(({ lat, lng }) => spotOf({ lat: lat + TO_FOOT, lng }));
}

/** Finds the height of the foot at some distance from the left. In the west it goes on as it begins, in the east it is level. */
function heightAt(foot: readonly Spot[], x: number): number {
  const next = foot.findIndex((spot) => spot.x > x);
  const [from, to] = foot.slice(next === -1 ? -1 : Math.max(0, next - 1));
  invariant(from !== undefined, 'mountains have a foot');
  if (to === undefined) return from.y;
  return from.y + ((x - from.x) / (to.x - from.x)) * (to.y - from.y);
}

/**
 * Draws the mountains north of the service area as ranges, each as path data of all that lies behind
 * its ridge, the nearest first. Where their foot is comes from the cities below them; their hills are
 * a pattern.
 *
 * @returns an empty list where no mountains are in the frame.
 */
export function drawMountains(
  spotOf: (point: Point) => Spot,
  { left, top, right }: Frame,
): readonly string[] {
  const foot = footOf(spotOf);
  if (foot.length === 0) return [];
  const count = Math.ceil((right - left) / HALF_HILL) + 3;
  return Array.from({ length: MOST_RANGES }, (_, range) =>
    Array.from({ length: count }, (__, at) => {
      const x = left + (at - 1 + (range % 2) / 2) * HALF_HILL;
      const hill = at % 2 === 0 ? HEIGHT * (0.6 + 0.5 * Math.sin(2.3 * at + 1.9 * range)) : 0;
      // The lowest range has the lowest hills.
      const rise = range * APART + hill * Math.min(1, (range + 1) / 3);
      return { x: even(x), y: even(heightAt(foot, x) - rise) };
    }),
  )
    .filter((ridge) => ridge.some(({ y }) => y > top))
    .map((ridge) => `${smoothLine(ridge)}V${top}H${left}Z`);
}

/** Rounds to an even number, so that the middle of two is whole. */
const even = (value: number) => 2 * Math.round(value / 2);

/** Writes a curve along spots: through the middle between each two, and there towards the next. */
function smoothLine(spots: readonly Spot[]): string {
  const middles = spots.slice(1).map((spot, at) => {
    const before = spots[at] ?? spot;
    return `${(before.x + spot.x) / 2},${(before.y + spot.y) / 2}`;
  });
  const [first, second, ...others] = middles;
  const turn = spots[1];
  if (turn === undefined || second === undefined) return '';
  return `M${first}Q${turn.x},${turn.y} ${second}${others.map((spot) => `T${spot}`).join('')}`;
}
