import type { Spot } from './service-area-map.ts';

/** A name and the spot of the place that it names. */
interface NamedSpot extends Spot {
  readonly name: string;
}

/** A name on the map: `x` is the text's left end for anchor 'start', its right end for 'end'. */
interface MapLabel extends NamedSpot {
  readonly anchor: 'start' | 'end';
}

/** Estimated width of a letter at the labels' size, in map units. */
const LETTER = 10.5;
const EDGE = 6;
/** From the middle of a dot to the baseline of the text above and below it. */
const ABOVE = -13;
const BELOW = 27;
/** Above this line, text of 200% over the dot is cut at the top. */
const TOP = 45;

/**
 * Places a label above or below its dot. The text is anchored on the side that is nearer to the
 * map's edge, so that text of 200% grows inward and is not cut (WCAG 1.4.4).
 */
export function mapLabel(
  { name, x, y }: NamedSpot,
  side: 'above' | 'below',
  mapWidth: number,
): MapLabel {
  const width = name.length * LETTER;
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

/** @returns the places furthest west, east and south: as labels on the home page's map they show its scale */
export function outermost<T extends Spot>(spots: readonly T[]): T[] {
  const byX = spots.toSorted((a, b) => a.x - b.x);
  const byY = spots.toSorted((a, b) => a.y - b.y);
  return [byX[0], byX.at(-1), byY.at(-1)].filter((spot) => spot !== undefined);
}
