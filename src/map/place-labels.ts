import { breakName } from './place-names.ts';
import type { Spot } from './service-area-map.ts';

/** A named place on the map. */
export interface NamedSpot extends Spot {
  readonly name: string;
}

/** A name beside its dot: `x` is the end of the text at its anchor, `top` the upper edge of its first line. */
export interface PlaceLabel {
  readonly name: string;
  readonly lines: readonly string[];
  readonly x: number;
  readonly top: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** Size of the letters in narrow windows, their estimated width and the height of a line, in map units. */
export const LABEL_SIZE = 22;
const LETTER_WIDTH = 12.6;
export const LINE_HEIGHT = 23;
/** Space between a label and its own dot, between it and others, and to the edge. */
const BESIDE = 16;
const SPACE = 9;
const APART = 3;
const MAX_LINES = 2;

/** Edges of a label. */
export function boxOfLabel({ lines, x, top, anchor }: PlaceLabel) {
  const width = Math.max(...lines.map((line) => line.length)) * LETTER_WIDTH;
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
  return { left, right: left + width, top, bottom: top + lines.length * LINE_HEIGHT };
}

/** Lists the places of a name around its dot, best first, in one line before two. */
function placesAround({ name, x, y }: NamedSpot): readonly PlaceLabel[] {
  const mostLines = Math.min(MAX_LINES, name.split(' ').length);
  return Array.from({ length: mostLines }, (_, at) => breakName(name, at + 1)).flatMap((lines) => {
    const height = lines.length * LINE_HEIGHT;
    const tops = { above: y - BESIDE - height + 2, level: y - height / 2, below: y + BESIDE - 4 };
    const label = (anchor: PlaceLabel['anchor'], to: number, top: number): PlaceLabel => ({
      name,
      lines,
      anchor,
      x: x + to,
      top,
    });
    return [
      label('start', BESIDE, tops.level),
      label('end', -BESIDE, tops.level),
      label('middle', 0, tops.above),
      label('middle', 0, tops.below),
      label('start', -BESIDE, tops.above),
      label('end', BESIDE, tops.above),
      label('start', -BESIDE, tops.below),
      label('end', BESIDE, tops.below),
      label('start', BESIDE, tops.below),
      label('end', -BESIDE, tops.above),
      label('start', BESIDE, tops.above),
      label('end', -BESIDE, tops.below),
    ];
  });
}

/** Distance between a label and a spot; 0 where it covers the spot. */
export function gapBetween(label: PlaceLabel, { x, y }: Spot): number {
  const { left, right, top, bottom } = boxOfLabel(label);
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

const isNear = (label: PlaceLabel) => (spot: Spot) => gapBetween(label, spot) < SPACE;

function overlap(a: PlaceLabel, b: PlaceLabel): boolean {
  const [one, other] = [boxOfLabel(a), boxOfLabel(b)];
  return (
    one.left < other.right + SPACE &&
    other.left < one.right + SPACE &&
    one.top < other.bottom + APART &&
    other.top < one.bottom + APART
  );
}

/**
 * Places names beside their dots, where they cover no line and no name before them and no other dot is
 * nearer. A name without such a place is left out.
 *
 * @param first - Places whose dots are shown with or without their names, most important first.
 * @param others - Places whose dots are shown with their names only.
 * @param line - Spots along a line to keep free.
 * @param thinLines - Spots along lines to keep free where there is a choice.
 */
export function labelPlaces(
  first: readonly NamedSpot[],
  others: readonly NamedSpot[],
  line: readonly Spot[],
  thinLines: readonly Spot[],
  { width, height }: { readonly width: number; readonly height: number },
): readonly PlaceLabel[] {
  const placed: PlaceLabel[] = [];
  const dots: Spot[] = [...first];
  for (const spot of [...first, ...others]) {
    const isOther = !dots.includes(spot);
    if (isOther && placed.some((label) => gapBetween(label, spot) < BESIDE)) continue;
    const free = placesAround(spot).filter((candidate) => {
      const { left, right, top, bottom } = boxOfLabel(candidate);
      return (
        left > SPACE &&
        right < width - SPACE &&
        top > SPACE &&
        bottom < height - SPACE &&
        !line.some(isNear(candidate)) &&
        dots.every((dot) => dot === spot || gapBetween(candidate, dot) > BESIDE) &&
        !placed.some((other) => overlap(other, candidate))
      );
    });
    const label = free.find((one) => !thinLines.some(isNear(one))) ?? free[0];
    if (label === undefined) continue;
    placed.push(label);
    if (isOther) dots.push(spot);
  }
  return placed;
}
