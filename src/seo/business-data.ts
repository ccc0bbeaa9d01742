import type { PlumberLeaf } from 'schema-dts';
import { company } from '#src/queries/company.ts';
import type { Locale } from '#src/domain/locale.ts';
import { paths } from '#src/routes/paths.ts';
import { pathsOf } from '#src/routes/spanish-paths.ts';
import type { PictureName } from '#src/schemas/pictures.ts';
import { absoluteUrl } from './site-address.ts';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;
const WHOLE_WEEK = [...WEEKDAYS, 'Saturday', 'Sunday'] as const;

/** Picture on the home page (PIC-1, PIC-4). */
const HOUSE: PictureName = 'house-plumbing';

const spokenTags = () => ['en', ...company.spokenLanguages.map(({ language }) => language)];

/** Builds the `@id` of the business. Every page refers to it; the home page describes it. */
export const businessId = (site: URL) => absoluteUrl('/#business', site);

/**
 * Describes the business with the fields that search engines require of a local business, for pages
 * that describe one of its services.
 */
export function businessCard(site: URL): PlumberLeaf {
  const { base, name, phone, priceRange } = company;
  return {
    '@type': 'Plumber',
    '@id': businessId(site),
    name,
    url: absoluteUrl(paths.home, site),
    image: absoluteUrl('/icon-512.png', site),
    telephone: phone.e164,
    priceRange,
    address: {
      '@type': 'PostalAddress',
      addressLocality: base.name,
      addressRegion: base.region,
      postalCode: base.postalCode,
      addressCountry: 'US',
    },
  };
}

/**
 * Describes the business completely, for the home page. Without ratings: search engines do not
 * accept a business's markup of its own ratings.
 *
 * @param servedPlaces - Names of the service areas that the page shows.
 * @param site - Address of the site.
 * @param locale - Language of the page. Pages in another language than English name the languages
 * that are spoken.
 */
export function business(
  servedPlaces: readonly string[],
  site: URL,
  locale: Locale = 'en',
): PlumberLeaf {
  const { base, email, hours, licenseNumber, phone } = company;
  const { opens, closes } = hours.weekdays;
  return {
    ...businessCard(site),
    image: ['/icon-512.png', pathsOf(locale).picture(HOUSE)].map((path) => absoluteUrl(path, site)),
    email,
    geo: { '@type': 'GeoCoordinates', latitude: base.lat, longitude: base.lng },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: [...WEEKDAYS],
      opens,
      closes,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: `emergency ${hours.emergency}`,
      telephone: phone.e164,
      ...(locale !== 'en' && { availableLanguage: spokenTags() }),
      hoursAvailable: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: [...WHOLE_WEEK],
        opens: '00:00',
        closes: '23:59',
      },
    },
    areaServed: servedPlaces.map((name) => ({ '@type': 'Place' as const, name })),
    identifier: { '@type': 'PropertyValue', name: 'License number', value: licenseNumber },
  };
}
