import { DEFAULT_LOCALE, type Locale } from '#src/domain/locale.ts';
import { once } from './cached.ts';
import { company, content, territory, type City, type Service } from './content.ts';

/** Returns the services that city pages may feature (CITY-2), in display order. */
export const getFeaturedServices = once(() =>
  content(DEFAULT_LOCALE).services.filter(({ onCityPages }) => onCityPages),
);

/** @throws Error when no file of a folder has this slug. */
function findEntry<Entry extends { readonly slug: string }>(
  entries: readonly Entry[],
  folder: string,
  slug: string,
): Entry {
  const entry = entries.find((candidate) => candidate.slug === slug);
  if (!entry) throw new Error(`no file src/content/${folder}/${slug}.md`);
  return entry;
}

/**
 * Finds a service by its slug.
 *
 * @throws Error when no service has this slug.
 */
export const getService = (slug: string, locale: Locale = DEFAULT_LOCALE): Service =>
  findEntry(content(locale).services, 'services', slug);

/**
 * Finds a city by its slug.
 *
 * @throws Error when no city has this slug.
 */
export const getCity = (slug: string): City =>
  findEntry(content(DEFAULT_LOCALE).cities, 'cities', slug);

/**
 * Finds a legal page by the name of its file, without `.md`.
 *
 * @throws Error when the file does not exist.
 */
export const getLegalPage = (slug: 'privacy-policy' | 'terms-of-service') =>
  findEntry(content(DEFAULT_LOCALE).legal, 'legal', slug);

/** Returns the service areas that the company file names (PROD-2), in its order. */
export const getNamedCities = once(() => company.namedServiceAreas.map(getCity));

/** Groups cities by area, in the order of the areas. Areas without a city are left out. */
export function byArea(cities: readonly City[]) {
  return territory.areas
    .map((name) => ({
      name,
      cities: cities.filter(({ area }) => area === name),
    }))
    .filter(({ cities: inArea }) => inArea.length > 0);
}
