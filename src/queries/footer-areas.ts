import type { Point } from '#src/domain/distance.ts';
import { nearest } from '#src/domain/nearest-cities.ts';
import { perLocale } from './cached.ts';
import { byArea } from './collections.ts';
import { company, content } from './content.ts';

interface FooterArea<City> {
  readonly name: string;
  readonly cities: readonly City[];
}

/** Limit of city links in a footer: links on every page grow with the square of the cities. */
const MAX_FOOTER_CITIES = 100;

/**
 * Selects the cities that a footer links to: all cities, or, above the limit, an equal number per
 * area, nearest to the base. Areas and cities keep their order.
 */
export function limitFooterAreas<City extends Point>(
  areas: readonly FooterArea<City>[],
  base: Point,
): readonly FooterArea<City>[] {
  const total = areas.reduce((sum, { cities }) => sum + cities.length, 0);
  if (total <= MAX_FOOTER_CITIES) return areas;
  const citiesPerArea = Math.floor(MAX_FOOTER_CITIES / areas.length);
  return areas.map((area) => {
    const near = new Set(nearest(base, area.cities, citiesPerArea).map(({ place }) => place));
    return {
      get name() {
        return area.name;
      },
      cities: area.cities.filter((city) => near.has(city)),
    };
  });
}

/** Returns the cities that every footer links to, by area (FOOT-1). */
export const getFooterAreas = perLocale((locale) =>
  limitFooterAreas(byArea(content(locale).places, locale), company.base),
);
