import { invariant } from '#src/domain/invariant.ts';
import { memoize } from '#src/domain/memoize.ts';
import { piecesOf } from './place-names.ts';
import type { ServiceAreaMap, Spot } from './service-area-map.ts';

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
/** Farthest end of a label from its dot, up or down. */
const REACH = BELOW + DESCENT + CLEARANCE;
/** How far a label above or below its dot may stand aside, nearest first; then the last resort. */
const SHIFTS = [0, 8, -8, 16, -16, 24, -24];
const FAR_SHIFTS = [30, -30, 36, -36, 42, -42, 48, -48];
/** Distance from the center of a dot to the text beside it, and down to its baseline. */
const BESIDE = { x: 14, y: 5 } as const;
/** Text at 200% above a dot with a smaller `y` would be cut off at the top. */
const TOP = 45;

/**
 * Places a label above, below or beside its dot, where it covers the fewest spots. The
 * text is anchored at the nearer edge of the map, so that text at 200% grows inward and is not cut off
 * (WCAG 1.4.4).
 *
 * @param spot - The dot.
 * @param side - The side to try first.
 * @param mapWidth - Width of the map, in its units.
 * @param avoid - Lists of spots to keep free. The first list counts most.
 */
export function mapLabel(
  { name, x, y }: NamedSpot,
  side: 'above' | 'below',
  mapWidth: number,
  avoid: readonly (readonly Spot[])[] = [],
): MapLabel {
  const width = name.length * LETTER_WIDTH;
  const anchor = x < mapWidth / 2 ? 'start' : 'end';
  const fromEdge = anchor === 'start' ? x : mapWidth - x;
  const sides = side === 'below' || y < TOP ? [BELOW, ABOVE] : [ABOVE, BELOW];
  const offsets = sides.filter((offset) => offset === BELOW || y >= TOP);
  const places = [
    ...[SHIFTS, FAR_SHIFTS].flatMap((shifts) =>
      offsets.flatMap((down) => shifts.map((shift) => ({ shift, down }))),
    ),
    ...[1, -1].map((to) => ({ shift: to * (width / 2 + BESIDE.x), down: BESIDE.y })),
  ].map(({ shift, down }): MapLabel => {
    const outerEnd = Math.min(fromEdge - width / 2 + shift, mapWidth - 2 * width - EDGE);
    const inset = Math.round(Math.max(EDGE, outerEnd));
    return { name, anchor, x: anchor === 'start' ? inset : mapWidth - inset, y: y + down };
  });
  const ends = places.map((label) => extentOf(label).left);
  const left = Math.min(...ends) - CLEARANCE;
  const right = Math.max(...ends) + width + CLEARANCE;
  // Of the places that cover the fewest spots of a list, those of the next list decide.
  const [best] = avoid.reduce<readonly MapLabel[]>((tied, spots) => {
    if (tied.length === 1) return tied;
    const near = spots.filter(
      (spot) => spot.x > left && spot.x < right && Math.abs(spot.y - y) < REACH,
    );
    const counts = tied.map((label) => near.filter(isUnder(label)).length);
    const fewest = Math.min(...counts);
    return tied.filter((_, at) => counts[at] === fewest);
  }, places);
  invariant(best !== undefined, 'a label has a place');
  return best;
}

/** All cities share the coast and borders. */
const linesOf = memoize(piecesOf);

/** Maximum number of neighbors with a label. */
const MAX_NEIGHBORS = 2;

/**
 * Places the labels of a city and of the company's base, on opposite sides of their dots. They keep free
 * the line between them, each other and the neighbors; then the coast and borders, and the other dots.
 * After them the labels of neighbors, nearest first, that have room at their dots without covering any.
 */
export function labelsOfCity(
  city: NamedSpot,
  base: NamedSpot,
  neighbors: readonly NamedSpot[],
  map: Pick<ServiceAreaMap, 'width' | 'land' | 'border' | 'spots'>,
): readonly MapLabel[] {
  const line = piecesOf(`M${city.x},${city.y}L${base.x},${base.y}`);
  const marks = [...line, city, base, ...neighbors];
  const rest = [map.spots, linesOf(map.land + map.border)];
  const [side, otherSide] =
    city.y < base.y ? (['above', 'below'] as const) : (['below', 'above'] as const);
  const own = mapLabel(city, side, map.width, [marks, ...rest]);
  const labels = [own];
  const add = (spot: NamedSpot) => {
    const kept = [...marks, ...labels.flatMap(spotsAlong)];
    const label = mapLabel(spot, otherSide, map.width, [kept, ...rest]);
    const isFree = [kept, map.spots].every((spots) => !spots.some(isUnder(label)));
    if (spot === base || (isFree && isAt(label, spot, map.spots))) labels.push(label);
  };
  if (city.name !== base.name) add(base);
  const most = labels.length + MAX_NEIGHBORS;
  for (const neighbor of neighbors)
    if (labels.length < most && neighbor.name !== base.name) add(neighbor);
  return labels;
}

const placed = new Map<string, readonly MapLabel[]>();

/**
 * Places the labels of a city as {@link labelsOfCity} does, once for its pages in all languages.
 *
 * @param slug - Slug of the city.
 */
export function placeOnce(
  slug: string,
  ...parts: Parameters<typeof labelsOfCity>
): readonly MapLabel[] {
  const labels = placed.get(slug) ?? labelsOfCity(...parts);
  placed.set(slug, labels);
  return labels;
}

/** Part of the widest text that letters of usual width take. */
const USUAL_WIDTH = 0.7;

/** Whether no dot is nearer to the middle of a label, which begins or ends at its anchor, than its own. */
function isAt(label: MapLabel, spot: Spot, spots: readonly Spot[]): boolean {
  const half = (extentOf(label).width * USUAL_WIDTH) / 2;
  const x = label.x + (label.anchor === 'start' ? half : -half);
  const distance = (one: Spot) => Math.hypot(one.x - x, one.y - (label.y - ASCENT / 2));
  return spots.every((other) => distance(other) >= distance(spot));
}

/** Spots along the text of a label, for other labels to avoid. */
function spotsAlong(label: MapLabel): readonly Spot[] {
  const { left, width } = extentOf(label);
  const count = Math.ceil(width / LETTER_WIDTH);
  return Array.from({ length: count + 1 }, (_, at) => ({
    x: left + (width * at) / count,
    y: label.y - ASCENT / 2,
  }));
}

function extentOf({ name, anchor, x }: MapLabel) {
  const width = name.length * LETTER_WIDTH;
  return { left: anchor === 'start' ? x : x - width, width };
}

/** Tests whether a label covers or touches a dot. */
function isUnder(label: MapLabel) {
  const { left: start, width } = extentOf(label);
  const [left, right] = [start - CLEARANCE, start + width + CLEARANCE];
  const [top, bottom] = [label.y - ASCENT - CLEARANCE, label.y + DESCENT + CLEARANCE];
  return ({ x, y }: Spot) => x > left && x < right && y > top && y < bottom;
}

/** Finds the dots that a label covers or touches. */
export const dotsUnder = <T extends Spot>(label: MapLabel, dots: readonly T[]): T[] =>
  dots.filter(isUnder(label));
