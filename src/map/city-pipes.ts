import type { Spot } from './service-area-map.ts';

/** A straight piece of pipe. */
export interface Pipe {
  readonly from: Spot;
  readonly to: Spot;
}

/** A place this near to the straight pipe to the base is on the pipe. */
const ON_PIPE = 20;
/** Two places on the pipe are at least this far from each other: a shorter bend would be a kink. */
const BETWEEN_BENDS = 40;
/** Length of the pieces that {@link spotsAlong} lists. */
const PIECE = 8;

export const distance = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

/** How far along a pipe the spot is beside it, from 0 to 1. */
function partAlong({ from, to }: Pipe, { x, y }: Spot): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const part = length === 0 ? 0 : ((x - from.x) * dx + (y - from.y) * dy) / length;
  return Math.min(1, Math.max(0, part));
}

const spotAt = ({ from, to }: Pipe, part: number): Spot => ({
  x: from.x + part * (to.x - from.x),
  y: from.y + part * (to.y - from.y),
});

/** Finds the spot of a pipe that is nearest to another one. */
export const nearestOn = (pipe: Pipe, spot: Spot): Spot => spotAt(pipe, partAlong(pipe, spot));

/** Lists the pipes from each spot to the next. */
export const pipesThrough = (spots: readonly Spot[]): readonly Pipe[] =>
  spots.slice(1).map((to, at) => ({ from: spots[at] ?? to, to }));

/** Lists spots along pipes, their ends too. */
export const spotsAlong = (pipes: readonly Pipe[]): readonly Spot[] =>
  pipes.flatMap((pipe) => {
    const count = Math.ceil(distance(pipe.from, pipe.to) / PIECE);
    return Array.from({ length: count + 1 }, (_, at) => spotAt(pipe, at / Math.max(1, count)));
  });

/** Leads a pipe through the places that it would pass close by. */
export function bendThrough(pipe: Pipe, places: readonly Spot[]): readonly Spot[] {
  const passed = places
    .map((place) => ({
      place,
      part: partAlong(pipe, place),
      away: distance(nearestOn(pipe, place), place),
    }))
    .filter(({ part, away }) => part > 0 && part < 1 && away < ON_PIPE)
    .toSorted((a, b) => a.away - b.away);
  const bends: typeof passed = [];
  for (const one of passed)
    if (bends.every(({ place }) => distance(place, one.place) > BETWEEN_BENDS)) bends.push(one);
  const inOrder = bends.toSorted((a, b) => a.part - b.part);
  return [pipe.from, ...inOrder.map(({ place }) => place), pipe.to];
}
