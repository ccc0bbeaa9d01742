import { milesBetween, milesText } from '#src/domain/distance.ts';
import { DEFAULT_LOCALE } from '#src/domain/locale.ts';
import { invariant } from '#src/domain/invariant.ts';
import { once } from '#src/queries/cached.ts';
import { getPlacePages, type PlacePage } from '#src/queries/city-pages.ts';
import { company, content } from '#src/queries/content.ts';
import {
  bendThrough,
  distance,
  nearestOn,
  pipesThrough,
  spotsAlong,
  type Pipe,
} from './city-pipes.ts';
import {
  freePlaces,
  gapBetween,
  labelPlaces,
  overlap,
  type LabelKind,
  type NamedSpot,
  type Obstacles,
  type PlaceLabel,
} from './place-labels.ts';
import { getCityMap, type CityMap, type Spot } from './service-area-map.ts';

/** What is where on the map of a city. */
export interface CityMapLayout {
  readonly map: CityMap;
  readonly here: Spot;
  /** Undefined where the base is outside the picture, or the city itself. */
  readonly base: Spot | undefined;
  /** Corners of the pipe, from the city to the base or to the edge; none at the base itself. */
  readonly pipe: readonly Spot[];
  /** The two strokes of an arrow at its end; none where it ends at the base. */
  readonly arrow: readonly Pipe[];
  /** Dots of the neighbors, and of other places whose names have room. */
  readonly near: readonly Spot[];
  readonly others: readonly Spot[];
  readonly labels: readonly PlaceLabel[];
}

/** Space beside the outermost places; the second where a name that is needed has no room. */
const [SIDE, WIDE_SIDE] = [84, 130];
/** Distance between the edge and the end of a pipe that leads out of the picture. */
const TO_EDGE = 18;
/** Length of the two strokes of an arrow there, and how far they are from its shaft, in radians. */
const ARROW = { length: 17, angle: 0.65 } as const;
/** Distances from that end at which the name of the base may stand beside the pipe. */
const FROM_END = [12, 42, 72, 102, 132];
/** Distance of other places from all that is on the map already. */
const ALONE = { dot: 44, pipe: 26, label: 16 } as const;
/** Their names stand close to their dots. */
const MOST_COST = 16;
const NO_BREAK_SPACE = '\u00a0';

interface Named {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}

/** Finds where a line from one spot to another comes within some distance of the edge, or its end. */
function endInside(from: Spot, to: Spot, { width, height }: CityMap): Spot {
  const share = (start: number, end: number, size: number) => {
    const edge = end < start ? TO_EDGE : size - TO_EDGE;
    return end === start ? 1 : Math.max(0, (edge - start) / (end - start));
  };
  const part = Math.min(1, share(from.x, to.x, width), share(from.y, to.y, height));
  return {
    x: Math.round(from.x + part * (to.x - from.x)),
    y: Math.round(from.y + part * (to.y - from.y)),
  };
}

/** Draws an arrow at the end of a pipe. */
function arrowAt(pipe: readonly Spot[]): readonly Pipe[] {
  const [end, before] = [pipe.at(-1), pipe.at(-2)];
  if (end === undefined || before === undefined) return [];
  const back = Math.atan2(before.y - end.y, before.x - end.x);
  return [ARROW.angle, -ARROW.angle].map((turn) => ({
    from: {
      x: Math.round(end.x + ARROW.length * Math.cos(back + turn)),
      y: Math.round(end.y + ARROW.length * Math.sin(back + turn)),
    },
    to: end,
  }));
}

/** Lists the spots of a pipe beside which the name of a base outside the picture may stand. */
function spotsFromEnd(pipe: readonly Spot[]): readonly Spot[] {
  const [end, before] = [pipe.at(-1), pipe.at(-2)];
  if (end === undefined || before === undefined) return [];
  const length = distance(before, end);
  return FROM_END.map((far) => Math.min(1, far / length)).map((part) => ({
    x: Math.round(end.x + part * (before.x - end.x)),
    y: Math.round(end.y + part * (before.y - end.y)),
  }));
}

/** Adds other places to a map: those that are clear of all that is there and have room for their names. */
function addOthers(
  places: readonly NamedSpot[],
  main: readonly Pipe[],
  placed: readonly PlaceLabel[],
  obstacles: Obstacles,
) {
  const others: Spot[] = [];
  const labels = [...placed];
  for (const place of places) {
    const dots = [...obstacles.dots, ...others];
    const isFree =
      dots.every((dot) => distance(dot, place) > ALONE.dot) &&
      main.every((pipe) => distance(nearestOn(pipe, place), place) > ALONE.pipe) &&
      labels.every((label) => gapBetween(label, place) > ALONE.label);
    if (!isFree) continue;
    const [free] = freePlaces([place], { ...obstacles, dots: [...dots, place] })
      .filter(({ cost }) => cost < MOST_COST)
      .filter(({ label }) => !labels.some((other) => overlap(other, label)));
    if (free === undefined) continue;
    others.push(place);
    labels.push(free.label);
  }
  return { others, labels };
}

type Placed = Pick<PlacePage, 'city' | 'neighbors'>;

/**
 * Lays out the map of a city: a pipe to the company's base, or towards it with the distance; the nearest
 * neighbors, and other places that have room.
 */
export function layOutCityMap(page: Placed): CityMapLayout {
  const needed = page.city.slug === company.base.slug ? 1 : 2;
  const layout = layOutIn(page, SIDE);
  const isWhole = layout.labels.filter(({ kind }) => kind !== 'near').length === needed;
  return isWhole ? layout : layOutIn(page, WIDE_SIDE);
}

/** The layouts by slug, once per build: the pages of a city in each language and its picture need the same one. */
const layOutAll = once(
  () => new Map(getPlacePages().map((page) => [page.city.slug, layOutCityMap(page)])),
);

/** Returns what is where on the map of a city. @throws for a slug without a page */
export function getCityMapLayout(slug: string): CityMapLayout {
  const layout = layOutAll().get(slug);
  invariant(layout !== undefined, `no map of '${slug}'`);
  return layout;
}

function layOutIn({ city, neighbors }: Placed, side: number): CityMapLayout {
  const map = getCityMap(city, neighbors, side);
  const { base } = company;
  const named = (kind: LabelKind) => (place: Named) => ({
    kind,
    name: place.name,
    ...map.spotOf(place),
  });
  const here = named('own')(city);
  const isAway = city.slug !== base.slug;
  const isOn = isAway && map.isOn(base);
  const near = neighbors
    .map(({ place }) => place)
    .filter(({ name }) => name !== base.name)
    .map(named('near'));
  const end = isOn ? map.spotOf(base) : endInside(here, map.spotOf(base), map);
  const pipe = isAway ? bendThrough({ from: here, to: end }, near) : [];
  const main = pipesThrough(pipe);
  const arrow = isOn ? [] : arrowAt(pipe);
  const baseName = `${base.name}, ${milesText(milesBetween(city, base))}${NO_BREAK_SPACE}mi`;
  const beside = isOn ? [end] : spotsFromEnd(pipe);
  const dots = [here, ...(isOn ? [end] : []), ...near];
  const obstacles = {
    dots,
    pipe: spotsAlong([...main, ...arrow]),
    width: map.width,
    height: map.height,
  };
  const placed = labelPlaces(
    [
      [here],
      ...(isAway
        ? [beside.map((spot) => ({ kind: 'base' as const, name: baseName, ...spot }))]
        : []),
      ...near.map((spot) => [spot]),
    ],
    obstacles,
  );
  const known = [city.name, base.name, ...near.map(({ name }) => name)];
  const candidates = content(DEFAULT_LOCALE)
    .places.filter((place) => map.isOn(place) && !known.includes(place.name))
    .map(named('near'))
    .toSorted((a, b) => distance(a, here) - distance(b, here));
  const { others, labels } = addOthers(candidates, main, placed, obstacles);
  return { map, here, base: isOn ? end : undefined, pipe, arrow, near, others, labels };
}
