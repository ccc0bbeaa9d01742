import { compassDirection, milesBetween, milesText } from '#src/domain/distance.ts';
import {
  estimate,
  estimateVisits,
  type Estimate,
  type EstimateEntry,
} from '#src/domain/estimate.ts';
import { featuredIndex } from '#src/domain/featured-service.ts';
import { invariant } from '#src/domain/invariant.ts';
import { CENTS_PER_DOLLAR } from '#src/domain/money.ts';
import { visitCents } from '#src/domain/plan-comparison.ts';
import { DEFAULT_LOCALE } from '#src/domain/locale.ts';
import { nearest, NEIGHBOR_COUNT, type Neighbor } from '#src/domain/nearest-cities.ts';
import { once } from './cached.ts';
import { getFeaturedServices } from './collections.ts';
import { company, content, prices, type City, type Service } from './content.ts';
import { fillTexts } from './interpolate-facts.ts';

const { fromBase: awayCopy, atBase: baseCopy, ...pageCopy } = content(DEFAULT_LOCALE).cityPage;

/** Computed data of a city page (CITY-2, CITY-4). */
export interface CityPage {
  readonly city: City;
  readonly neighbors: readonly Neighbor<City>[];
  readonly featured: Service;
  /** Copy of the page, filled in with the values of the city. */
  readonly copy: ReturnType<typeof cityCopy>;
  readonly job: {
    readonly price: Estimate;
    /** Entry that gives this price in the calculator; undefined for a handyman's job (PLAN-1). */
    readonly entry: EstimateEntry | undefined;
  };
}

/** Fills the values of a city into its copy; `distance` is undefined for the company's base. */
function cityCopy(city: City, { title }: Service) {
  const name = { 'city.name': city.name };
  const values = { ...name, 'service.title': title, 'job.name': city.job.name };
  const copy = fillTexts(pageCopy, values);
  if (city.slug === company.base.slug) return { ...copy, ...fillTexts(baseCopy, name) };
  const position = {
    ...name,
    'base.miles': milesText(milesBetween(company.base, city)),
    'base.direction': compassDirection(company.base, city),
  };
  return { ...copy, ...fillTexts(awayCopy, position) };
}

function priceJob({ job }: City): CityPage['job'] {
  const materialsCents = job.materials * CENTS_PER_DOLLAR;
  if (job.by === 'handyman') {
    const { minimumService, visitHours } = prices;
    const terms = {
      visitCents: visitCents(minimumService, minimumService.visits),
      visitHours,
    };
    return { price: estimateVisits(job.visits, materialsCents, terms, prices), entry: undefined };
  }
  const entry = { hours: job.hours, materialsCents };
  return { entry, price: estimate(entry, prices) };
}

/** Computes the page data of every city, once per build. */
export const getCityPages = once((): readonly CityPage[] => {
  const { cities } = content(DEFAULT_LOCALE);
  const services = getFeaturedServices();
  return cities.map((city) => {
    const featured = services[featuredIndex(city.slug, services.length)];
    invariant(featured !== undefined, `no service to feature on the page of '${city.slug}'`);
    return {
      city,
      neighbors: nearest(city, cities, NEIGHBOR_COUNT),
      featured,
      copy: cityCopy(city, featured),
      job: priceJob(city),
    };
  });
});

/** A service page links to at least this many cities (SERV-3). */
const MIN_SERVICE_CITIES = 6;

/**
 * Selects the cities that a service page links to: those that feature it (CITY-2). Where few cities
 * are listed, those nearest to the base are added.
 */
export function getCitiesOfService(service: string): readonly City[] {
  const pages = getCityPages();
  const featuring = pages.filter(({ featured }) => featured.slug === service);
  const others = pages.filter((page) => !featuring.includes(page)).map(({ city }) => city);
  const missing = Math.max(0, MIN_SERVICE_CITIES - featuring.length);
  return [
    ...featuring.map(({ city }) => city),
    ...nearest(company.base, others, missing).map(({ place }) => place),
  ];
}
