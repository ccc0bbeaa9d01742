import type { Spot } from './service-area-map.ts';

/** A name on the map: at its dot or, once placed, where its text stands. */
interface MapLabel extends Spot {
  readonly name: string;
}

/** Half of a letter's width at the labels' size, in map units; wider where a reader spaces text. */
const HALF_LETTER = 7.5;
const EDGE = 6;
/** From a dot's middle to the line on which letters stand, above and below it. */
const ABOVE = -13;
const BELOW = 27;
/** Above this line a label over the dot would leave the picture. */
const TOP = 32;

/** A label centred over or under its dot, moved inward where it would leave the picture. */
export function mapLabel(
  { name, ...spot }: MapLabel,
  side: 'above' | 'below',
  width: number,
): MapLabel {
  const half = Math.min(name.length * HALF_LETTER + EDGE, width / 2);
  const isBelow = side === 'below' || spot.y < TOP;
  return {
    name,
    x: Math.round(Math.min(width - half, Math.max(half, spot.x))),
    y: spot.y + (isBelow ? BELOW : ABOVE),
  };
}

/** The places furthest west, east and south: named on the home page's map, they give its scale. */
export function outermost<T extends Spot>(spots: readonly T[]): T[] {
  const byX = spots.toSorted((a, b) => a.x - b.x);
  const byY = spots.toSorted((a, b) => a.y - b.y);
  return [byX[0], byX.at(-1), byY.at(-1)].filter((spot) => spot !== undefined);
}
