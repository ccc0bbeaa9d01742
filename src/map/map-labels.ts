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
/** Text at 200% above a dot with a smaller `y` would be cut off at the top. */
const TOP = 45;

/**
 * Places a label above or below its dot. The text is anchored at the nearer edge of the map, so that
 * text at 200% grows inward and is not cut off (WCAG 1.4.4).
 */
export function mapLabel(
  { name, x, y }: NamedSpot,
  side: 'above' | 'below',
  mapWidth: number,
): MapLabel {
  const width = name.length * LETTER_WIDTH;
  const anchor = x < mapWidth / 2 ? 'start' : 'end';
  const fromEdge = anchor === 'start' ? x : mapWidth - x;
  const outerEnd = Math.min(fromEdge - width / 2, mapWidth - 2 * width - EDGE);
  const inset = Math.round(Math.max(EDGE, outerEnd));
  return {
    name,
    anchor,
    x: anchor === 'start' ? inset : mapWidth - inset,
    y: y + (side === 'below' || y < TOP ? BELOW : ABOVE),
  };
}

/** Finds the places farthest west, east and south, whose labels show the extent of the map. */
export function outermost<T extends Spot>(spots: readonly T[]): T[] {
  const byX = spots.toSorted((a, b) => a.x - b.x);
  const byY = spots.toSorted((a, b) => a.y - b.y);
  return [byX[0], byX.at(-1), byY.at(-1)].filter((spot) => spot !== undefined);
}
