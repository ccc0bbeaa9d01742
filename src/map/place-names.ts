import { invariant } from '#src/domain/invariant.ts';
import type { Spot } from './service-area-map.ts';

/** A rectangle, by its center. */
interface Box extends Spot {
  readonly width: number;
  readonly height: number;
}

/** A name on the map: its lines, and the rectangle that they cover. */
export interface PlacedName extends Box {
  readonly lines: readonly string[];
}

/** Estimated width of a letter and height of a line, in map units. */
const LETTER_WIDTH = 10;
export const LINE_HEIGHT = 20;
/** Distance between two places that are tried. */
const STEP = 4;
/** Space between the text and the center of a dot, and between two texts. */
const SPACE = 6;
/** A covered dot, or piece of a line, counts as much as this distance from the middle of the spots. */
const COVERED_DOT = 40;
const COVERED_PIECE = 4;
/** Length of the pieces of a line. */
const PIECE = 10;

/** Breaks a name into the two lines whose longer one is as short as possible. */
export function breakName(name: string): readonly string[] {
  const words = name.split(' ');
  const breaks = words.map((_, at) =>
    [words.slice(0, at), words.slice(at)].filter((line) => line.length > 0).map((l) => l.join(' ')),
  );
  const [best] = breaks.toSorted((a, b) => longest(a) - longest(b));
  invariant(best !== undefined, 'an area has a name');
  return best;
}

const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));

const isIn = ({ x, y, width, height }: Box, spot: Spot) =>
  Math.abs(spot.x - x) < width / 2 + SPACE && Math.abs(spot.y - y) < height / 2 + SPACE;

const overlap = (a: Box, b: Box) =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 + SPACE &&
  Math.abs(a.y - b.y) < (a.height + b.height) / 2;

/** Cuts the lines of path data, such as 'M0,0L9,9', into pieces. */
export function piecesOf(path: string): readonly Spot[] {
  return path.split('M').flatMap((line) => {
    const points = [...line.matchAll(/(-?\d+),(-?\d+)/g)].map(([, x, y]) => ({
      x: Number(x),
      y: Number(y),
    }));
    return points.flatMap((from, at) => {
      const to = points[at + 1] ?? from;
      const count = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / PIECE);
      return Array.from({ length: count }, (_, part) => ({
        x: from.x + ((to.x - from.x) * part) / count,
        y: from.y + ((to.y - from.y) * part) / count,
      }));
    });
  });
}

const mean = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0) / numbers.length;

/**
 * Places names near the middle of their spots, where they cover few dots, little of the lines and no
 * name that is already placed.
 *
 * @param lines - Coast and borders, as path data.
 */
export function placeNames(
  named: readonly { readonly name: string; readonly spots: readonly Spot[] }[],
  lines: string,
  size: Pick<Box, 'width' | 'height'>,
): readonly PlacedName[] {
  const dots = named.flatMap(({ spots }) => spots);
  const pieces = piecesOf(lines);
  const placed: PlacedName[] = [];
  for (const { name, spots } of named) {
    const text = breakName(name);
    const [width, height] = [longest(text) * LETTER_WIDTH, text.length * LINE_HEIGHT];
    const middle = { x: mean(spots.map(({ x }) => x)), y: mean(spots.map(({ y }) => y)) };
    let best: { place: PlacedName; cost: number } | undefined;
    for (let x = Math.ceil(width / 2); x <= size.width - width / 2; x += STEP)
      for (let y = Math.ceil(height / 2); y <= size.height - height / 2; y += STEP) {
        const place = { lines: text, x, y, width, height };
        if (placed.some((box) => overlap(box, place))) continue;
        const count = (all: readonly Spot[]) => all.filter((spot) => isIn(place, spot)).length;
        const cost =
          count(dots) * COVERED_DOT +
          count(pieces) * COVERED_PIECE +
          Math.hypot(x - middle.x, y - middle.y);
        if (best === undefined || cost < best.cost) best = { place, cost };
      }
    invariant(best !== undefined, `the map has no room for '${name}'`);
    placed.push(best.place);
  }
  return placed;
}
