import { invariant } from '#src/domain/invariant.ts';
import type { Spot } from './service-area-map.ts';

/** A rectangle, by its center. */
interface Box extends Spot {
  readonly width: number;
  readonly height: number;
}

/** A name on the map: its lines, and the rectangle that they cover. */
export interface PlacedName extends Box {
  readonly name: string;
  readonly lines: readonly string[];
}

/** Size of the letters, their estimated width and the height of a line, in map units. */
export const FONT_SIZE = 15;
const LETTER_WIDTH = 8.4;
export const LINE_HEIGHT = 16;
/** The same of a name of a dot, where the widest letters of narrow windows must not reach another dot. */
const DOT_LETTER_WIDTH = 10.4;
/** Distance between the center of a dot and its own name. */
const BESIDE = 10;
/** Space between that name and other dots. */
const NEAR = 6;
/** Distance between two places that are tried. */
const STEP = 2;
/** Space between the text and the center of a dot, a line or another text, and to the edge. */
const SPACE = 9;
/** A name this far from the middle of its spots would name another area. */
const MAX_DISTANCE = 100;
/** A further line of text counts as much as this distance from the middle of the spots. */
const LINE_COST = 10;
const MAX_LINES = 3;
/** Length of the pieces of a line. */
const PIECE = 10;

/** Breaks a name into a number of lines whose longest one is as short as possible. */
export function breakName(name: string, count: number): readonly string[] {
  const [best] = breaksOf(name.split(' '), count).toSorted((a, b) => longest(a) - longest(b));
  invariant(best !== undefined, 'a name has no more lines than words');
  return best;
}

/** Lists all ways to write words in a number of lines. */
function breaksOf(words: readonly string[], count: number): readonly (readonly string[])[] {
  if (count === 1) return [[words.join(' ')]];
  return words
    .slice(0, 1 - count)
    .flatMap((_, at) =>
      breaksOf(words.slice(at + 1), count - 1).map((rest) => [
        words.slice(0, at + 1).join(' '),
        ...rest,
      ]),
    );
}

const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));

const isIn = ({ x, y, width, height }: Box, spot: Spot, space = SPACE) =>
  Math.abs(spot.x - x) < width / 2 + space && Math.abs(spot.y - y) < height / 2 + space;

const overlap = (a: Box, b: Box) =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 + SPACE &&
  Math.abs(a.y - b.y) < (a.height + b.height) / 2 + SPACE;

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

/** Numbers between two others, a step apart. */
const steps = (from: number, to: number) =>
  Array.from(
    { length: Math.max(0, Math.floor((to - from) / STEP) + 1) },
    (_, at) => from + at * STEP,
  );

/** Lists the places for the lines of a name: column by column, with what each costs. */
function placesNear(middle: Spot, lines: readonly string[], size: Pick<Box, 'width' | 'height'>) {
  const [width, height] = [longest(lines) * LETTER_WIDTH, lines.length * LINE_HEIGHT];
  const across = steps(Math.ceil(width / 2) + SPACE, size.width - width / 2 - SPACE);
  const down = steps(Math.ceil(height / 2) + SPACE, size.height - height / 2 - SPACE);
  return across
    .filter((x) => Math.abs(x - middle.x) <= MAX_DISTANCE)
    .flatMap((x) => down.map((y) => ({ x, y, width, height })))
    .map((box) => ({ lines, box, distance: Math.hypot(box.x - middle.x, box.y - middle.y) }))
    .filter(({ distance }) => distance <= MAX_DISTANCE)
    .map((place) => ({ ...place, cost: place.distance + lines.length * LINE_COST }));
}

/**
 * Places names near the middle of their spots, where they cover no dot, no line and no name that is
 * already placed. A name without such a place is left out.
 *
 * @param lines - Coast and borders, as path data.
 */
export function placeNames(
  named: readonly { readonly name: string; readonly spots: readonly Spot[] }[],
  lines: string,
  size: Pick<Box, 'width' | 'height'>,
): readonly PlacedName[] {
  const dots = named.flatMap(({ spots }) => spots);
  const taken = [...dots, ...piecesOf(lines).filter(({ x, y }) => x > 0 && y > 0)];
  const placed: PlacedName[] = [];
  for (const { name, spots } of named) {
    const middle = { x: mean(spots.map(({ x }) => x)), y: mean(spots.map(({ y }) => y)) };
    const mostLines = Math.min(name.split(' ').length, MAX_LINES);
    const best = Array.from({ length: mostLines }, (_, at) => breakName(name, at + 1))
      .flatMap((text) => placesNear(middle, text, size))
      .toSorted((a, b) => a.cost - b.cost)
      .find(
        ({ box }) =>
          !placed.some((other) => overlap(other, box)) && !taken.some((spot) => isIn(box, spot)),
      );
    if (best !== undefined) placed.push({ name, lines: best.lines, ...best.box });
  }
  return placed;
}

/** The name of a dot: its text has one end at `x`, at the side of its anchor. */
export interface DotName extends Spot {
  readonly name: string;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** A place to name, and where it is. */
interface NamedDot {
  readonly name: string;
  readonly spot: Spot;
}

/** Lists the places of a name around its dot, best first. */
function placesBeside({ name, spot: { x, y } }: NamedDot) {
  const [width, height] = [name.length * DOT_LETTER_WIDTH, LINE_HEIGHT];
  const [beside, above] = [width / 2 + BESIDE, height / 2 + BESIDE];
  return (
    [
      ['start', BESIDE, beside, 0],
      ['end', -BESIDE, -beside, 0],
      ['middle', 0, 0, -above],
      ['middle', 0, 0, above],
    ] as const
  ).map(([anchor, end, across, down]) => ({
    label: { name, anchor, x: x + end, y: y + down },
    box: { x: x + across, y: y + down, width, height },
  }));
}

/**
 * Names the first dot of each list that has room for its name, clear of other dots, lines and names.
 *
 * @param lists - Dots, the most important first.
 * @param lines - Coast and borders, as path data.
 * @param placed - Names that are on the map already.
 */
export function nameDots(
  lists: readonly (readonly NamedDot[])[],
  lines: string,
  placed: readonly PlacedName[],
  size: Pick<Box, 'width' | 'height'>,
): readonly DotName[] {
  const edges = piecesOf(lines).filter(({ x, y }) => x > 0 && y > 0);
  const dots = lists.flat().map(({ spot }) => spot);
  const boxes: Box[] = [...placed];
  const names: DotName[] = [];
  for (const list of lists) {
    const free = list
      .flatMap((dot) => placesBeside(dot).map((place) => ({ ...place, own: dot.spot })))
      .find(
        ({ box, own, label: { name } }) =>
          !names.some((other) => other.name === name) &&
          Math.abs(box.x - size.width / 2) < (size.width - box.width) / 2 - SPACE &&
          Math.abs(box.y - size.height / 2) < (size.height - box.height) / 2 - SPACE &&
          !boxes.some((other) => overlap(other, box)) &&
          !edges.some((spot) => isIn(box, spot)) &&
          !dots.some((spot) => (spot.x !== own.x || spot.y !== own.y) && isIn(box, spot, NEAR)),
      );
    if (free === undefined) continue;
    boxes.push(free.box);
    names.push(free.label);
  }
  return names;
}
