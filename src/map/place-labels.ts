import { breakName } from './place-names.ts';
import type { Spot } from './service-area-map.ts';

/** Whether a name is of the city of the map, of the base or of another place. */
export type LabelKind = 'own' | 'base' | 'near';

/** A name with the spots beside which it may stand: its dot. */
export interface NamedSpot extends Spot {
  readonly name: string;
  readonly kind: LabelKind;
}

/** Edges of a label. */
interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A name beside its dot. Its text has one end at `x`, at the side of its anchor. */
export interface PlaceLabel {
  readonly name: string;
  readonly kind: LabelKind;
  readonly lines: readonly string[];
  readonly x: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly box: Box;
}

/** What labels keep clear of. */
export interface Obstacles {
  readonly dots: readonly Spot[];
  /** Spots along the pipe. */
  readonly pipe: readonly Spot[];
  readonly width: number;
  readonly height: number;
}

/** Letters in narrow windows: their size, estimated width and the height of a line, in map units. */
export const LETTERS = {
  own: { size: 28, width: 16.8, line: 28 },
  base: { size: 22, width: 13.4, line: 23 },
  near: { size: 22, width: 12.6, line: 23 },
} as const;
/** Space between a label and its own dot, between it and others, and to the edge. */
const BESIDE = 16;
const SPACE = 9;
const APART = 3;
const BESIDE_PIPE = 7;
/** The name of the city is larger than others, which no dot takes for its own. */
const OWN_BESIDE = 10;
const MAX_LINES = 2;
/** Steps away from the dot at which a name may stand. */
const STEPS = [0, 9, 20];
/** What a second line and a covered name cost; a worse place of the list costs 1, a step its length. */
const COST = { line: 4, name: 1000 } as const;
/** Names are placed again until none moves, but not more often than this. */
const MOST_ROUNDS = 12;

interface Candidate {
  readonly label: PlaceLabel;
  readonly cost: number;
}

/** Lists the places of a name around its dot, best first, in one line before two. */
function placesAround({ name, kind, x, y }: NamedSpot): readonly Candidate[] {
  const mostLines = Math.min(MAX_LINES, name.split(' ').length);
  const texts = Array.from({ length: mostLines }, (_, at) => breakName(name, at + 1));
  return STEPS.flatMap((step) => texts.map((lines) => ({ step, lines }))).flatMap(
    ({ step, lines }) => {
      // The dot of the city is larger.
      const beside = BESIDE + step + (kind === 'own' ? 3 : 0);
      const width = Math.max(...lines.map((line) => line.length)) * LETTERS[kind].width;
      const height = lines.length * LETTERS[kind].line;
      const tops = { above: y - beside - height + 2, level: y - height / 2, below: y + beside - 4 };
      return (
        [
          ['start', beside, tops.level],
          ['end', -beside, tops.level],
          ['middle', 0, tops.above],
          ['middle', 0, tops.below],
          ['start', -beside, tops.above],
          ['end', beside, tops.above],
          ['start', -beside, tops.below],
          ['end', beside, tops.below],
          ['start', beside, tops.below],
          ['end', -beside, tops.above],
          ['start', beside, tops.above],
          ['end', -beside, tops.below],
        ] as const
      ).map(([anchor, to, top], at) => {
        const left = x + to - { start: 0, middle: width / 2, end: width }[anchor];
        const box = { left, right: left + width, top, bottom: top + height };
        const cost = at + (lines.length - 1) * COST.line + step;
        return { label: { name, kind, lines, anchor, x: x + to, box }, cost };
      });
    },
  );
}

/** Distance between a label and a spot; 0 where it covers the spot. */
export function gapBetween({ box }: PlaceLabel, { x, y }: Spot): number {
  const { left, right, top, bottom } = box;
  const [beside, above] = [Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)];
  // Math.hypot takes four times as long.
  return Math.sqrt(beside * beside + above * above);
}

/** Whether two labels overlap, or nearly. */
export function overlap({ box: one }: PlaceLabel, { box: other }: PlaceLabel): boolean {
  return (
    one.left < other.right + SPACE &&
    other.left < one.right + SPACE &&
    one.top < other.bottom + APART &&
    other.top < one.bottom + APART
  );
}

/** Lists the places of a name that are inside the picture, off the pipe and nearer to no other dot. */
export function freePlaces(
  spots: readonly NamedSpot[],
  { dots, pipe, width, height }: Obstacles,
): readonly Candidate[] {
  return spots.flatMap(placesAround).filter(({ label }) => {
    const { left, right, top, bottom } = label.box;
    return (
      left > SPACE &&
      right < width - SPACE &&
      top > SPACE &&
      bottom < height - SPACE &&
      !pipe.some((spot) => gapBetween(label, spot) < BESIDE_PIPE) &&
      dots.every(
        (dot) =>
          spots.some(({ x, y }) => x === dot.x && y === dot.y) ||
          gapBetween(label, dot) > (label.kind === 'own' ? OWN_BESIDE : BESIDE),
      )
    );
  });
}

/**
 * Places names beside their dots: each where it disturbs the others least, again and again until none
 * has a better place. A name that would still cover another one is left out.
 *
 * @param named - The spots beside which each name may stand, the most important name first.
 */
export function labelPlaces(
  named: readonly (readonly NamedSpot[])[],
  obstacles: Obstacles,
): readonly PlaceLabel[] {
  const all = named.map((spots) => freePlaces(spots, obstacles));
  const picks: (PlaceLabel | undefined)[] = all.map(() => undefined);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const before = [...picks];
    all.forEach((candidates, own) => {
      const others = picks.filter((pick, at) => pick !== undefined && at !== own);
      const costs = candidates.map(
        ({ label, cost }) =>
          cost + COST.name * others.filter((other) => other && overlap(other, label)).length,
      );
      picks[own] = candidates[costs.indexOf(Math.min(...costs))]?.label;
    });
    if (picks.every((pick, at) => pick === before[at])) break;
  }
  const placed: PlaceLabel[] = [];
  for (const label of picks)
    if (label && !placed.some((other) => overlap(other, label))) placed.push(label);
  return placed;
}
