import { compassDirection, milesBetween, type CompassDirection } from '#src/domain/distance.ts';
import { estimate, type Estimate, type EstimateEntry } from '#src/domain/estimate.ts';
import { featuredIndex } from '#src/domain/featured-service.ts';
import { invariant } from '#src/domain/invariant.ts';
import { CENTS_PER_DOLLAR } from '#src/domain/money.ts';
import { nearestIndex, type Neighbor } from '#src/domain/nearest-cities.ts';
import { company } from './company.ts';
import { prices } from './prices.ts';
import { cityCopy, type CityCopy } from './city-copy.ts';
import { once } from './once.ts';
import { getCities, getServices, type City, type Service } from './collections.ts';

const NEIGHBOR_COUNT = 6;

/** Computed data of a city page (CITY-2, CITY-4). */
export interface CityPage {
  readonly city: City;
  /** Position relative to the company's base; undefined for the base itself. */
  readonly fromBase: { readonly miles: number; readonly direction: CompassDirection } | undefined;
  readonly neighbors: readonly Neighbor<City>[];
  readonly featured: Service;
  /** Copy of the page, filled in with the values of the city. */
  readonly copy: CityCopy;
  readonly job: { readonly entry: EstimateEntry; readonly price: Estimate };
}

function placeFromBase(city: City): CityPage['fromBase'] {
  if (city.slug === company.base.slug) return undefined;
  return {
    miles: milesBetween(company.base, city),
    direction: compassDirection(company.base, city),
  };
}

function priceJob({ job }: City): CityPage['job'] {
  const entry = { hours: job.hours, materialsCents: job.materials * CENTS_PER_DOLLAR };
  return { entry, price: estimate(entry, prices) };
}

/** Computes the page data of every city, once per build. */
export const getCityPages = once(async (): Promise<readonly CityPage[]> => {
  const [cities, services] = await Promise.all([getCities(), getServices()]);
  const index = nearestIndex(cities);
  return cities.map((city) => {
    const featured = services[featuredIndex(city.slug, services.length)];
    invariant(featured !== undefined, `no service to feature on the page of '${city.slug}'`);
    const fromBase = placeFromBase(city);
    return {
      city,
      fromBase,
      neighbors: index.nearest(city, NEIGHBOR_COUNT),
      featured,
      copy: cityCopy({
        cityName: city.name,
        serviceTitle: featured.title,
        jobName: city.job.name,
        fromBase,
      }),
      job: priceJob(city),
    };
  });
});
