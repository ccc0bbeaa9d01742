import { describe, expect, test } from 'vitest';
import { cityMapSvg } from '#src/brand/city-map.ts';
import { layOutCityMap } from '#src/map/city-map-layout.ts';
import { distance, nearestOn, pipesThrough, spotsAlong } from '#src/map/city-pipes.ts';
import { drawMountains } from '#src/map/mountains.ts';
import { gapBetween } from '#src/map/place-labels.ts';
import { getPlacePages } from '#src/queries/city-pages.ts';
import { company } from '#src/queries/content.ts';

/** Half the width of the pipe. */
const PIPE = 5.5;
/** Radius of the dot of the city, the largest one. */
const DOT = 14;
/** That of another place. */
const SMALL_DOT = 9;

describe.each(getPlacePages('en').map((page) => ({ slug: page.city.slug, page })))(
  'CITY-4 the map of $slug',
  ({ page }) => {
    const { city, neighbors } = page;
    const layout = layOutCityMap(page);
    const { map, here, base, pipe, arrow, near, others, labels } = layout;
    const dots = [here, ...(base ? [base] : []), ...near, ...others];
    const isInside = ({ x, y }: { readonly x: number; readonly y: number }) =>
      x > 0 && x < map.width && y > 0 && y < map.height;

    test('has its places inside, is under 4 KB and names the city, the base and nearly all neighbors', () => {
      expect(dots.filter((dot) => !isInside(dot))).toEqual([]);
      expect(pipe.filter((spot) => !isInside(spot))).toEqual([]);
      const svg = cityMapSvg(layout);
      expect(Buffer.byteLength(svg)).toBeLessThan(4096);
      expect(svg).not.toMatch(
        /https?:(?!\/\/www\.w3\.org\/2000\/svg")|<script| style=|NaN|Infinity/,
      );
      expect(map.height / map.width).toBeCloseTo(1 / 1.19, 2);
      const names = labels.map(({ name }) => name);
      expect(names).toContain(city.name);
      expect(new Set(names).size).toBe(names.length);
      const named = neighbors.filter(({ place }) =>
        names.some((name) => name.startsWith(place.name)),
      );
      expect(named.length).toBeGreaterThanOrEqual(neighbors.length - 1);
      if (city.slug !== company.base.slug)
        expect(names.filter((name) => name.startsWith(`${company.base.name}, `))).toHaveLength(1);
    });

    test('has every name inside, off the pipe, the dots and the other names, and nearest to its own dot', () => {
      for (const label of labels) {
        const { left, right, top, bottom } = label.box;
        expect(left >= 0 && right <= map.width && top >= 0 && bottom <= map.height).toBe(true);
        const onPipe = spotsAlong([...pipesThrough(pipe), ...arrow]).filter(
          (spot) => gapBetween(label, spot) < PIPE,
        );
        expect(onPipe, label.name).toEqual([]);
        // That of the base outside the picture is beside the pipe.
        if (label.kind === 'base' && !base) continue;
        const [nearest, next] = dots.toSorted(
          (a, b) => gapBetween(label, a) - gapBetween(label, b),
        );
        expect(nearest && gapBetween(label, nearest), label.name).toBeGreaterThan(0);
        expect(next && gapBetween(label, next), label.name).toBeGreaterThanOrEqual(
          next === here ? DOT : SMALL_DOT,
        );
      }
      const boxes = labels.map(({ box }) => box);
      const overlaps = boxes.flatMap((a, at) =>
        boxes
          .slice(at + 1)
          .filter(
            (b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
          ),
      );
      expect(overlaps).toEqual([]);
    });

    test('has no dot halfway on the pipe', () => {
      const pieces = pipesThrough(pipe);
      for (const dot of [...near, ...others].filter((spot) => !pipe.includes(spot)))
        for (const piece of pieces)
          expect(distance(nearestOn(piece, dot), dot)).toBeGreaterThan(2 * PIPE);
    });

    test('has its places below the mountains', () => {
      const frame = { left: 0, top: -1000, right: map.width };
      const [foot = ''] = drawMountains(map.spotOf, frame);
      const [, ...line] = [...foot.matchAll(/(-?\d+),(-?\d+)/g)].map(([, x, y]) => ({
        x: Number(x),
        y: Number(y),
      }));
      for (const { x, y } of dots)
        for (const ridge of line.filter((spot) => Math.abs(spot.x - x) < 18))
          expect(ridge.y).toBeLessThan(y);
    });
  },
);

test('CITY-4 no mountains are drawn where their foot is above the picture', () => {
  const frame = { left: 0, top: 0, right: 480 };
  expect(drawMountains(({ lng }) => ({ x: 1000 * lng, y: -10 }), frame)).toEqual([]);
});
