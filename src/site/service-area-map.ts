import { geoMercator, geoPath } from 'd3-geo';
import { merge, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
// As text: the type checker would otherwise infer a type from 800 KB of coordinates.
import atlasText from 'us-atlas/counties-10m.json?raw';
import type { Point } from '#src/domain/distance.ts';

/** Where something stands on the map, in whole map units. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Everything about the map that is the same on every page. */
export interface ServiceAreaMap {
  readonly width: number;
  readonly height: number;
  /** Path data of the land; what it leaves free is the ocean. */
  readonly land: string;
  /** Path data of the county's line against its neighbors. */
  readonly border: string;
  /** Path data of a dot on every place. */
  readonly dots: string;
  /** @returns the spot of a point given in degrees. */
  spotOf(point: Point): Spot;
}

type Atlas = Topology<{ counties: GeometryCollection }>;

const WIDTH = 480;
/** Room around the outermost places, for dots and labels; below, for the harbor. */
const MARGIN = { side: 22, top: 18, bottom: 32 } as const;
/** How far lines run beyond the picture, so that no cut edge shows. */
const BLEED = 4;

const CALIFORNIA = /^06/;
const LOS_ANGELES_COUNTY = '06037';

/** Fits a projection to the places: as wide as the map, as high as they need. */
function projectionFor(points: readonly Point[]) {
  const places = {
    type: 'MultiPoint' as const,
    coordinates: points.map(({ lat, lng }) => [lng, lat]),
  };
  const projection = geoMercator().fitWidth(WIDTH - 2 * MARGIN.side, places);
  const [dx, dy] = projection.translate();
  projection.translate([dx + MARGIN.side, dy + MARGIN.top]);
  const lowest = geoPath(projection).bounds(places)[1][1];
  const height = Math.ceil(lowest + MARGIN.bottom);
  projection.clipExtent([
    [-BLEED, -BLEED],
    [WIDTH + BLEED, height + BLEED],
  ]);
  return { projection, height };
}

/**
 * Draws the land around the given places with d3-geo from the Census Bureau's outlines (us-atlas).
 *
 * The outlines are coarse enough as they come; rounding to whole units leaves about 200 bytes.
 * Work for once per build, not once per page.
 */
export function drawServiceArea(points: readonly Point[]): ServiceAreaMap {
  const atlas: Atlas = JSON.parse(atlasText);
  const counties = atlas.objects.counties.geometries.flatMap((county) =>
    (county.type === 'Polygon' || county.type === 'MultiPolygon') &&
    CALIFORNIA.test(String(county.id))
      ? [county]
      : [],
  );
  const { projection, height } = projectionFor(points);
  const path = geoPath(projection).digits(0);
  const ownLine = mesh(
    atlas,
    { type: 'GeometryCollection', geometries: counties },
    (a, b) => a !== b && (a.id === LOS_ANGELES_COUNTY || b.id === LOS_ANGELES_COUNTY),
  );

  const spotOf = ({ lat, lng }: Point): Spot => {
    const [x = 0, y = 0] = projection([lng, lat]) ?? [];
    return { x: Math.round(x), y: Math.round(y) };
  };
  return {
    width: WIDTH,
    height,
    land: path(merge(atlas, counties)) ?? '',
    border: path(ownLine) ?? '',
    dots: dotsPath(sampleByGrid(points.map(spotOf))),
    spotOf,
  };
}

/** Up to here every place has its dot; a map of thousands would be a blot, and heavy on each page. */
const MOST_DOTS = 200;
/** Side of a square that holds one dot of such a map, in map units: two dots' width. */
const SQUARE = 14;

/** @returns all spots of a map that can show them, else one for each square of it */
export function sampleByGrid(spots: readonly Spot[]): readonly Spot[] {
  if (spots.length <= MOST_DOTS) return spots;
  const squareOf = ({ x, y }: Spot) => `${Math.floor(x / SQUARE)} ${Math.floor(y / SQUARE)}`;
  return [...new Map(spots.map((spot) => [squareOf(spot), spot])).values()];
}

/**
 * Path data of a dot on every spot, to be stroked with round caps: one short element instead of
 * a circle each. Relative steps from west to east keep the numbers short.
 */
export function dotsPath(spots: readonly Spot[]): string {
  const ordered = spots.toSorted((a, b) => a.x - b.x || a.y - b.y);
  return ordered
    .map((spot, i) => {
      const { x, y } = ordered[i - 1] ?? { x: 0, y: 0 };
      const down = spot.y - y;
      return `m${spot.x - x}${down < 0 ? '' : ' '}${down}h0`;
    })
    .join('');
}

/** Path data of lines from one spot to each of the others. */
export function raysPath(from: Spot, to: readonly Spot[]): string {
  return to.map(({ x, y }) => `M${from.x} ${from.y}L${x} ${y}`).join('');
}

/** Fingers and pointers hit a dot this far around it, unless another dot is nearer. */
const HIT_WIDTH = 26;

/** How wide a dot may be hit, in map units: never so wide that it takes hits from its neighbor. */
export function hitWidth(spot: Spot, all: readonly Spot[]): number {
  const apart = all
    .map(({ x, y }) => Math.hypot(x - spot.x, y - spot.y))
    .filter((distance) => distance > 0);
  return Math.floor(Math.min(HIT_WIDTH, ...apart));
}
