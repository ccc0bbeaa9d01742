import { milesBetween, toRadians, type Point } from './distance.ts';

/** A place near another one. */
export interface Neighbour<T extends Point> {
  readonly place: T;
  /** Straight line, statute miles. */
  readonly miles: number;
}

/** A question asked many times of the same places. */
interface NearestIndex<T extends Point> {
  /** The `count` places nearest to `from`, nearest first; `from` itself is left out. */
  nearest(from: Point, count: number): Neighbour<T>[];
}

interface Node<T extends Point> {
  readonly place: T;
  readonly rank: number;
  readonly at: readonly number[];
  readonly axis: number;
  readonly before: Node<T> | undefined;
  readonly after: Node<T> | undefined;
}

type Entry<T extends Point> = Pick<Node<T>, 'place' | 'rank' | 'at'>;
interface Found<T extends Point> {
  readonly node: Node<T>;
  readonly apart: number;
}

const AXES = 3;

/**
 * The point on a unit sphere. Straight distance through the sphere grows with the distance along
 * its surface, so the tree may cut space by plain coordinates: no date line, no poles to mind.
 */
function onUnitSphere({ lat, lng }: Point): number[] {
  const [phi, lambda] = [toRadians(lat), toRadians(lng)];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

const coordinate = (at: readonly number[], axis: number) => at[axis] ?? 0;

function squaredDistance(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, axis) => sum + (value - coordinate(b, axis)) ** 2, 0);
}

function buildTree<T extends Point>(entries: readonly Entry<T>[], axis = 0): Node<T> | undefined {
  const sorted = entries.toSorted((a, b) => coordinate(a.at, axis) - coordinate(b.at, axis));
  const middle = sorted.length >> 1;
  const entry = sorted[middle];
  if (!entry) return undefined;
  const next = (axis + 1) % AXES;
  return {
    ...entry,
    axis,
    before: buildTree(sorted.slice(0, middle), next),
    after: buildTree(sorted.slice(middle + 1), next),
  };
}

/** Puts a node among the best so far: nearest first, listed order where distances are equal. */
function keep<T extends Point>(best: Found<T>[], found: Found<T>, count: number): void {
  const worse = best.findIndex(
    ({ apart, node }) =>
      found.apart < apart || (found.apart === apart && found.node.rank < node.rank),
  );
  best.splice(worse < 0 ? best.length : worse, 0, found);
  best.length = Math.min(best.length, count);
}

/**
 * Prepares places for neighbour search (a k-d tree): each question then costs about log n steps,
 * so that asking it for every one of thousands of cities stays cheap.
 */
export function nearestIndex<T extends Point>(places: readonly T[]): NearestIndex<T> {
  const root = buildTree(places.map((place, rank) => ({ place, rank, at: onUnitSphere(place) })));

  function nearest(from: Point, count: number): Neighbour<T>[] {
    const target = onUnitSphere(from);
    const best: Found<T>[] = [];
    const visit = (node: Node<T> | undefined): void => {
      if (!node || count < 1) return;
      const apart = squaredDistance(target, node.at);
      if (node.place !== from) keep(best, { node, apart }, count);
      const offset = coordinate(target, node.axis) - coordinate(node.at, node.axis);
      visit(offset < 0 ? node.before : node.after);
      const worst = best.length < count ? Infinity : (best.at(-1)?.apart ?? Infinity);
      if (offset ** 2 <= worst) visit(offset < 0 ? node.after : node.before);
    };
    visit(root);
    return best.map(({ node }) => ({ place: node.place, miles: milesBetween(from, node.place) }));
  }

  return { nearest };
}

/** The `count` places nearest to `from` (CITY-4); for many questions prepare a `nearestIndex`. */
export function nearest<T extends Point>(
  from: Point,
  places: readonly T[],
  count: number,
): Neighbour<T>[] {
  return nearestIndex(places).nearest(from, count);
}
