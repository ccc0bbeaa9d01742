import { milesBetween, type Point } from './distance.ts';

/** Number of nearest cities that a city page links to, where there are as many (CITY-4). */
export const NEIGHBOR_COUNT = 6;

/** A place near another one. */
export interface Neighbor<T extends Point> {
  readonly place: T;
  /** straight line, in statute miles */
  readonly miles: number;
}

/**
 * Prepares the search for the places nearest to many points. From a point it goes south and north, and
 * ends where all that follow are farther away than those found.
 *
 * @returns a function that finds what {@link nearest} does.
 */
export function prepareNearest<T extends Point>(places: readonly T[]) {
  const fromSouth = places
    .map((place, at) => ({ place, at, lat: place.lat, lng: place.lng }))
    .sort((a, b) => a.lat - b.lat);
  return (from: Point, count: number): Neighbor<T>[] => {
    let found: (Neighbor<T> & { readonly at: number })[] = [];
    const start = fromSouth.findLastIndex(({ lat }) => lat < from.lat) + 1;
    for (const half of [fromSouth.slice(0, start).reverse(), fromSouth.slice(start)])
      for (const { place, at, lat, lng } of half) {
        const limit = found[count - 1]?.miles ?? Infinity;
        if (milesBetween(from, { lat, lng: from.lng }) > limit) break;
        const miles = milesBetween(from, { lat, lng });
        if (place === from || miles > limit) continue;
        found = [...found, { place, miles, at }]
          .sort((a, b) => a.miles - b.miles || a.at - b.at)
          .slice(0, count);
      }
    return found.map(({ place, miles }) => ({ place, miles }));
  };
}

/** Finds the `count` places nearest to `from` (CITY-4), nearest first, without `from` itself. */
export const nearest = <T extends Point>(
  from: Point,
  places: readonly T[],
  count: number,
): Neighbor<T>[] => prepareNearest(places)(from, count);
