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
import { DEFAULT_LOCALE, type Locale } from '#src/domain/locale.ts';
import {
  nearest,
  NEIGHBOR_COUNT,
  prepareNearest,
  type Neighbor,
} from '#src/domain/nearest-cities.ts';
import { perLocale } from './cached.ts';
import { getFeaturedServices } from './collections.ts';
import { company, content, prices, type City, type Place, type Service } from './content.ts';
import { requireVisit } from './handyman-visit.ts';
import { fillTexts } from './interpolate-facts.ts';

/** Computed data of the page of a city, also of one without texts in the language (CITY-2, CITY-4). */
export interface PlacePage {
  readonly city: Place;
  readonly neighbors: readonly Neighbor<Place>[];
  readonly featured: Service;
  /** Copy of the page, filled in with the values of the city. */
  readonly copy: ReturnType<typeof placeCopy>;
}

/** The same with the texts of the city. */
export interface CityPage extends PlacePage {
  readonly city: City;
  readonly job: {
    readonly price: Estimate;
    /** Entry that gives this price in the calculator; undefined for a handyman's job (PLAN-1). */
    readonly entry: EstimateEntry | undefined;
  };
}

/** Returns the sentence under the heading: where the city is. */
export const leadOf = ({ city, copy }: Pick<PlacePage, 'city' | 'copy'>): string =>
  (city.slug === company.base.slug ? copy.atBase : copy.fromBase).lead;

const JOB_NAME = 'job.name';

/** Fills the values of a city into its copy; the name of its job only where it has one. */
function placeCopy(city: Place, { title }: Service, locale: Locale) {
  const copy = content(locale).cityPage;
  return fillTexts(copy, {
    'city.name': city.name,
    'service.title': title,
    [JOB_NAME]: `{${JOB_NAME}}`,
    'base.miles': milesText(milesBetween(company.base, city)),
    'base.direction': copy.directions[compassDirection(company.base, city)],
  });
}

function priceJob({ job }: City): CityPage['job'] {
  const materialsCents = job.materials * CENTS_PER_DOLLAR;
  if (job.by === 'handyman') {
    const { minimumService, visitHours } = requireVisit(prices);
    const terms = {
      visitCents: visitCents(minimumService, minimumService.visits),
      visitHours,
    };
    return { price: estimateVisits(job.visits, materialsCents, terms, prices), entry: undefined };
  }
  const entry = { hours: job.hours, materialsCents };
  return { entry, price: estimate(entry, prices) };
}

/** Computes the page data of every city in a language, once per build. */
export const getPlacePages = perLocale((locale): readonly (CityPage | PlacePage)[] => {
  const { cities, places } = content(locale);
  const services = getFeaturedServices(locale);
  const citiesBySlug = new Map(cities.map((city) => [city.slug, city]));
  const findNearest = prepareNearest(places);
  return places.map((place) => {
    const featured = services[featuredIndex(place.slug, services.length)];
    invariant(featured !== undefined, `no service to feature on the page of '${place.slug}'`);
    const copy = placeCopy(place, featured, locale);
    const page = { city: place, neighbors: findNearest(place, NEIGHBOR_COUNT), featured, copy };
    const city = citiesBySlug.get(place.slug);
    return city === undefined ? page : { ...page, city, job: priceJob(city) };
  });
});

/** Whether a city has texts in the language of its page. */
export const hasTexts = (page: CityPage | PlacePage): page is CityPage => 'job' in page;

/** Returns the page data of the cities with texts in a language; in English of all. */
export const getCityPages = perLocale((locale) => getPlacePages(locale).filter(hasTexts));

/** A service page links to at least this many cities (SERV-3). */
const MIN_SERVICE_CITIES = 6;

/**
 * Selects the cities that a service page links to: those that feature it (CITY-2). Where few cities
 * are listed, those nearest to the base are added.
 */
export function getCitiesOfService(
  service: string,
  locale: Locale = DEFAULT_LOCALE,
): readonly City[] {
  const pages = getCityPages(locale);
  const featuring = pages.filter(({ featured }) => featured.slug === service);
  const others = pages.filter(({ featured }) => featured.slug !== service).map(({ city }) => city);
  const missing = Math.max(0, MIN_SERVICE_CITIES - featuring.length);
  return [
    ...featuring.map(({ city }) => city),
    ...nearest(company.base, others, missing).map(({ place }) => place),
  ];
}
