import { company } from '#src/content/company.ts';
import { milesBetween } from '#src/domain/distance.ts';
import { once } from './once.ts';
import { getAreas } from './queries.ts';

/** Beyond this a list of all, on every page, would grow with the square of their number. */
const MOST_IN_FOOTER = 100;

/**
 * @returns the areas with the cities that every footer links to (FOOT-1): all of them, or, where
 * there are more than a footer can carry, those of each area that lie nearest to the base
 */
export const getFooterAreas = once(async () => {
  const areas = await getAreas();
  const total = areas.reduce((sum, { cities }) => sum + cities.length, 0);
  if (total <= MOST_IN_FOOTER) return areas;
  const share = Math.floor(MOST_IN_FOOTER / areas.length);
  return areas.map(({ name, cities }) => {
    const byDistance = cities.toSorted(
      (a, b) => milesBetween(company.base, a) - milesBetween(company.base, b),
    );
    const near = new Set(byDistance.slice(0, share));
    return { name, cities: cities.filter((city) => near.has(city)) };
  });
});
