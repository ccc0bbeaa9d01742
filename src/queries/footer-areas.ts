import { milesBetween } from '#src/domain/distance.ts';
import { company } from './company.ts';
import { once } from './once.ts';
import { getAreas } from './collections.ts';

/** Limit of city links in a footer: links on every page grow with the square of the cities. */
const MAX_FOOTER_CITIES = 100;

/**
 * Selects the cities that every footer links to (FOOT-1), by area: all cities, or, above the limit,
 * an equal number per area, nearest to the base.
 */
export const getFooterAreas = once(async () => {
  const areas = await getAreas();
  const total = areas.reduce((sum, { cities }) => sum + cities.length, 0);
  if (total <= MAX_FOOTER_CITIES) return areas;
  const citiesPerArea = Math.floor(MAX_FOOTER_CITIES / areas.length);
  return areas.map(({ name, cities }) => {
    const byDistance = cities.toSorted(
      (a, b) => milesBetween(company.base, a) - milesBetween(company.base, b),
    );
    const near = new Set(byDistance.slice(0, citiesPerArea));
    return { name, cities: cities.filter((city) => near.has(city)) };
  });
});
