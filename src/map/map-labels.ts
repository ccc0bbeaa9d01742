import { invariant } from '#src/domain/invariant.ts';
import type { Spot } from './service-area-map.ts';

/** A named place on the map. */
interface NamedSpot extends Spot {
  readonly name: string;
}

/** A label on the map. `x` is the left end of the text for anchor 'start', the right end for 'end'. */
export interface MapLabel extends NamedSpot {
  readonly anchor: 'start' | 'end';
}

/** Estimated width of a letter, in map units. */
const LETTER_WIDTH = 10.5;
const EDGE = 6;
/** Distance from the center of a dot to the baseline of the text above and below it. */
const ABOVE = -13;
const BELOW = 27;
/** Height of the letters above and below the baseline. */
const ASCENT = 14;
const DESCENT = 4;
/** Space between a label and the center of a dot: the dot, and the edge around the text. */
const CLEARANCE = 6;
/** How far a label may stand aside of its dot, nearest first. */
const SHIFTS = [0, 8, -8, 16, -16, 24, -24];
/** Text at 200% above a dot with a smaller `y` would be cut off at the top. */
const TOP = 45;

/**
 * Places a label above or below its dot, where it covers the fewest other dots. The
 * text is anchored at the nearer edge of the map, so that text at 200% grows inward and is not cut off
 * (WCAG 1.4.4).
 *
 * @param spot - The dot.
 * @param side - The side to try first.
 * @param mapWidth - Width of the map, in its units.
 * @param dots - Other dots of the map.
 */
export function mapLabel(
  { name, x, y }: NamedSpot,
  side: 'above' | 'below',
  mapWidth: number,
  dots: readonly Spot[] = [],
): MapLabel {
  const width = name.length * LETTER_WIDTH;
  const anchor = x < mapWidth / 2 ? 'start' : 'end';
  const fromEdge = anchor === 'start' ? x : mapWidth - x;
  const sides = side === 'below' || y < TOP ? [BELOW, ABOVE] : [ABOVE, BELOW];
  const places = sides
    .filter((offset) => offset === BELOW || y >= TOP)
    .flatMap((offset) => SHIFTS.map((shift) => ({ shift, y: y + offset })))
    .map(({ shift, y: baseline }): MapLabel => {
      const outerEnd = Math.min(fromEdge - width / 2 + shift, mapWidth - 2 * width - EDGE);
      const inset = Math.round(Math.max(EDGE, outerEnd));
      return { name, anchor, x: anchor === 'start' ? inset : mapWidth - inset, y: baseline };
    });
  const countUnder = (place: MapLabel) => dotsUnder(place, dots).length;
  const [best] = places.toSorted((a, b) => countUnder(a) - countUnder(b));
  invariant(best !== undefined, 'a label has a place');
  return best;
}

/** Finds the dots that a label covers or touches. */
export function dotsUnder<T extends Spot>(label: MapLabel, dots: readonly T[]): T[] {
  const width = label.name.length * LETTER_WIDTH;
  const left = label.anchor === 'start' ? label.x : label.x - width;
  return dots.filter(
    ({ x, y }) =>
      x > left - CLEARANCE &&
      x < left + width + CLEARANCE &&
      y > label.y - ASCENT - CLEARANCE &&
      y < label.y + DESCENT + CLEARANCE,
  );
}
