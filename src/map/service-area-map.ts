import { DEFAULT_LOCALE } from '#src/domain/locale.ts';
import { geoContains, geoMercator, geoPath, type GeoProjection } from 'd3-geo';
import { feature, merge, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
// Imported as text, because the type checker would infer a type from 800 KB of coordinates.
import atlasText from 'us-atlas/counties-10m.json?raw';
import { milesBetween, type Point } from '#src/domain/distance.ts';
import type { Neighbor } from '#src/domain/nearest-cities.ts';
import { invariant } from '#src/domain/invariant.ts';
import { once } from '#src/queries/cached.ts';
import { company, content } from '#src/queries/content.ts';

/** A position on the map, in whole map units. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Parts of the map that are the same on every page. */
export interface ServiceAreaMap {
  readonly width: number;
  readonly height: number;
  /** Path data of the land. The rest is ocean. */
  readonly land: string;
  /** Path data of the county borders on land. */
  readonly border: string;
  /** What the land covers beyond the picture. */
  readonly surroundings: Surroundings;
  /** Positions of the places. */
  readonly spots: readonly Spot[];
  /** Path data of the dots that mark the places. */
  readonly dots: string;
  /** Projects a point in degrees to its position on the map. */
  spotOf(point: Point): Spot;
}

type Atlas = Topology<{ counties: GeometryCollection }>;

const WIDTH = 480;
/** Space around the outermost places for dots and labels, and at the bottom for the harbor. */
const MARGIN = { side: 22, top: 48, bottom: 32 } as const;
/** Distance that lines extend beyond the picture, so that no cut edge is visible. */
export const BLEED = 4;
/** What a map shows beyond the picture of its places. */
interface Surroundings {
  readonly west: number;
  readonly north: number;
  readonly south: number;
}
/** Smallest extent of the map, in degrees: a firm may serve a single city. */
const MIN_SPAN = { lat: 0.15, lng: 0.25 } as const;
const PLACES_ALONE: Surroundings = { west: 0, north: 0, south: 0 };

/** A map whose places are all in the middle of the county has no border. */
const NO_BORDER = '';
const ORIGIN: Spot = { x: 0, y: 0 };

const CALIFORNIA = /^06/;

/** Returns the ends of a range with these values, which is widened evenly to a span. */
function rangeOf(values: readonly number[], span: number): readonly [low: number, high: number] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const more = Math.max(0, span - (high - low)) / 2;
  return [low - more, high + more];
}

/**
 * Fits a projection to the places. The width is fixed; the height follows from the places, which may lie
 * from north to south.
 */
function projectionFor(points: readonly Point[], around: Surroundings) {
  const [south, north] = rangeOf(
    points.map(({ lat }) => lat),
    MIN_SPAN.lat,
  );
  const [west, east] = rangeOf(
    points.map(({ lng }) => lng),
    Math.max(MIN_SPAN.lng, north - south),
  );
  const places = {
    type: 'MultiPoint' as const,
    coordinates: [
      [west, south],
      [east, north],
    ],
  };
  const projection = geoMercator().fitWidth(WIDTH - 2 * MARGIN.side, places);
  const [dx, dy] = projection.translate();
  projection.translate([dx + MARGIN.side, dy + MARGIN.top]);
  const lowest = geoPath(projection).bounds(places)[1][1];
  const height = Math.ceil(lowest + MARGIN.bottom);
  const surroundings = {
    west: around.west * WIDTH,
    north: Math.round(around.north * height),
    south: Math.round(around.south * height),
  };
  projection.clipExtent([
    [-surroundings.west - BLEED, -surroundings.north - BLEED],
    [WIDTH + BLEED, height + surroundings.south + BLEED],
  ]);
  return { projection, height, surroundings };
}

/** Reads the counties of the state from the atlas, once per build. */
const readCounties = once(() => {
  const atlas: Atlas = JSON.parse(atlasText);
  const counties = atlas.objects.counties.geometries.flatMap((county) =>
    (county.type === 'Polygon' || county.type === 'MultiPolygon') &&
    CALIFORNIA.test(String(county.id))
      ? [county]
      : [],
  );
  return { atlas, counties, land: merge(atlas, counties) };
});

/** Finds the border of the county of a place. */
function borderAround({ lat, lng }: Point) {
  const { atlas, counties } = readCounties();
  const ownCounty = counties.find((county) => geoContains(feature(atlas, county), [lng, lat]));
  invariant(ownCounty !== undefined, `No county of California at ${lat}, ${lng}`);
  return mesh(
    atlas,
    { type: 'GeometryCollection', geometries: counties },
    (a, b) => a !== b && (a === ownCounty || b === ownCounty),
  );
}

/** The border of the county of the company's base, once per build. */
const readOwnBorder = once(() => borderAround(company.base));

const borderOn = (projection: GeoProjection, border: ReturnType<typeof borderAround>): string =>
  geoPath(projection).digits(0)(border) ?? NO_BORDER;

/** Draws the land, as path data. */
function landOn(projection: GeoProjection): string {
  const land = geoPath(projection).digits(0)(readCounties().land);
  invariant(land !== null, 'The map shows no land');
  return land;
}

const spotsOn =
  (projection: GeoProjection) =>
  ({ lat, lng }: Point): Spot => {
    const position = projection([lng, lat]);
    invariant(position !== null, `No place on the map for ${lat}, ${lng}`);
    return { x: Math.round(position[0]), y: Math.round(position[1]) };
  };

/**
 * Draws the map around the given places from the Census Bureau's outlines (us-atlas). Rounding to
 * whole map units reduces the outlines to about 200 bytes. Slow: call once per build.
 *
 * @param points - Places in California.
 * @param base - The border of its county is drawn.
 * @param around - What is drawn beyond the places, as shares of width and height.
 */
export function drawServiceArea(
  points: readonly Point[],
  base: Point,
  around: Surroundings = PLACES_ALONE,
): ServiceAreaMap {
  const { projection, height, surroundings } = projectionFor(points, around);
  const spotOf = spotsOn(projection);
  const spots = points.map(spotOf);
  return {
    width: WIDTH,
    height,
    surroundings,
    land: landOn(projection),
    border: borderOn(projection, borderAround(base)),
    spots,
    dots: dotsPath(spots),
    spotOf,
  };
}

/**
 * Builds the path data of a dot on every spot, to be stroked with round caps. One path with relative
 * steps from west to east is shorter than one circle per spot.
 */
export function dotsPath(spots: readonly Spot[]): string {
  const ordered = spots.toSorted((a, b) => a.x - b.x || a.y - b.y);
  return ordered
    .map((spot, i) => {
      const { x, y } = ordered[i - 1] ?? ORIGIN;
      const down = spot.y - y;
      return `m${spot.x - x}${down < 0 ? '' : ' '}${down}h0`;
    })
    .join('');
}

/** Maximum width of the clickable area of a dot, in map units. */
const MAX_HIT_WIDTH = 26;

/** Calculates the width of the clickable area of a dot, so that no area covers another dot. */
export function hitWidth(spot: Spot, all: readonly Spot[]): number {
  const apart = all
    .map(({ x, y }) => Math.hypot(x - spot.x, y - spot.y))
    .filter((distance) => distance > 0);
  return Math.floor(Math.min(MAX_HIT_WIDTH, ...apart));
}

/** Draws the map of all cities, once per build. */
export const getServiceAreaMap = once(() =>
  drawServiceArea(content(DEFAULT_LOCALE).cities, company.base),
);

/** Draws the map of all cities with the coast and mountains around them, once per build. */
export const getWideAreaMap = once(() =>
  drawServiceArea(content(DEFAULT_LOCALE).cities, company.base, {
    west: 2,
    north: 0.5,
    south: 0.3,
  }),
);

/** The map near a city. */
export type CityMap = Pick<ServiceAreaMap, 'width' | 'height' | 'spotOf'> & {
  /** Whether a point is in the picture, with its dot. */
  readonly isOn: (point: Point) => boolean;
  /** Draws the land, as path data. */
  readonly drawLand: () => string;
  /** Draws the line around the county of the base, as path data; empty where it is not in the picture. */
  readonly drawBorder: () => string;
};

/** Size of the map of a city in units: the ratio of its place beside the heading (LocalNote.astro). */
const CITY_MAP = { width: WIDTH, height: 404 } as const;
/** Space above and below the outermost places of the map of a city, for their names. */
const CITY_MARGIN = 56;
/** Smallest distance of a dot from the edge. */
const DOT = 20;
/** Smallest extent of the map of a city from west to east, in degrees. */
const MIN_CITY_SPAN = 0.1;
/** The base is in the picture, unless it is farther than this many times the farthest neighbor. */
const MAX_BASE_DISTANCE = 2;

/**
 * Draws the map around a city and its neighbors, with the company's base where that is not far outside.
 *
 * @param side - Space at the left and right of the outermost places, for their names.
 */
export function getCityMap(
  city: Point,
  neighbors: readonly Neighbor<Point>[],
  side: number,
): CityMap {
  const { base } = company;
  const reach = Math.max(0, ...neighbors.map(({ miles }) => miles)) * MAX_BASE_DISTANCE;
  const places = [city, ...neighbors.map(({ place }) => place)];
  const shown = milesBetween(city, base) <= reach ? [...places, base] : places;
  const [south, north] = rangeOf(
    shown.map(({ lat }) => lat),
    0,
  );
  const [west, east] = rangeOf(
    shown.map(({ lng }) => lng),
    MIN_CITY_SPAN,
  );
  const { width, height } = CITY_MAP;
  const projection = geoMercator().fitExtent(
    [
      [side, CITY_MARGIN],
      [width - side, height - CITY_MARGIN],
    ],
    {
      type: 'MultiPoint',
      coordinates: [
        [west, south],
        [east, north],
      ],
    },
  );
  projection.clipExtent([
    [-BLEED, -BLEED],
    [width + BLEED, height + BLEED],
  ]);
  // In degrees, because comparing is faster than projecting all places for each city.
  const degreesAt = (x: number, y: number) => {
    const degrees = projection.invert?.([x, y]);
    invariant(degrees !== undefined && degrees !== null, `No degrees at ${x}, ${y}`);
    return degrees;
  };
  const [left, top] = degreesAt(DOT, DOT);
  const [right, bottom] = degreesAt(width - DOT, height - DOT);
  return {
    width,
    height,
    spotOf: spotsOn(projection),
    isOn: ({ lat, lng }) => lng > left && lng < right && lat > bottom && lat < top,
    drawLand: () => landOn(projection),
    drawBorder: () => borderOn(projection, readOwnBorder()),
  };
}
