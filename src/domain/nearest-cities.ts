import { milesBetween, type Point } from './distance.ts';

/** Number of nearest cities that a city page links to, where there are as many (CITY-4). */
export const NEIGHBOR_COUNT = 6;

/** A place near another one. */
export interface Neighbor<T extends Point> {
  readonly place: T;
  /** straight line, in statute miles */
  readonly miles: number;
}

/** Finds the `count` places nearest to `from` (CITY-4), nearest first, without `from` itself. */
export function nearest<T extends Point>(
  from: Point,
  places: readonly T[],
  count: number,
): Neighbor<T>[] {
  return places
    .filter((place) => place !== from)
    .map((place) => ({ place, miles: milesBetween(from, place) }))
    .sort((a, b) => a.miles - b.miles)
    .slice(0, count);
}
