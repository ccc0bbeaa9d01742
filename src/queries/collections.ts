import { DEFAULT_LOCALE, type Locale } from '#src/domain/locale.ts';
import { invariant } from '#src/domain/invariant.ts';
import { perLocale } from './cached.ts';
import { company, content, territory, type Place, type Service } from './content.ts';

/** Returns the services that city pages may feature (CITY-2), in display order. */
export const getFeaturedServices = perLocale((locale) =>
  content(locale).services.filter(({ onCityPages }) => onCityPages),
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
export const getCity = (slug: string): Place =>
  findEntry(content(DEFAULT_LOCALE).places, 'cities', slug);

/**
 * Finds a legal page by the name of its file, without `.md`.
 *
 * @throws Error when the file does not exist.
 */
export const getLegalPage = (
  slug: 'privacy-policy' | 'terms-of-service',
  locale: Locale = DEFAULT_LOCALE,
) => findEntry(content(locale).legal, 'legal', slug);

/** Returns the service areas that the company file names (PROD-2), in its order. */
export const getNamedCities = () => company.namedServiceAreas.map(getCity);

/**
 * Groups cities by area, in the order of the areas. Areas without a city are left out.
 *
 * @param locale - Language of the names of the areas.
 */
export function byArea<Of extends Pick<Place, 'area'>>(
  cities: readonly Of[],
  locale: Locale = DEFAULT_LOCALE,
) {
  const { areas: names } = content(locale).territory;
  return territory.areas
    .map((area, at) => ({
      // Pages record its file when they read it.
      get name() {
        const name = names[at];
        invariant(name !== undefined, `territory.yaml: no name in '${locale}' for '${area}'`);
        return name;
      },
      cities: cities.filter((city) => city.area === area),
    }))
    .filter(({ cities: inArea }) => inArea.length > 0);
}
