import type { PlumberLeaf } from 'schema-dts';
import { company } from '#src/content/company.ts';
import { absoluteUrl } from './absolute-url.ts';
import { paths } from './paths.ts';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;
const WHOLE_WEEK = [...WEEKDAYS, 'Saturday', 'Sunday'] as const;

/** The one id of the business: every page refers to it, the home page describes it. */
export const businessId = (site: URL) => absoluteUrl('/#business', site);

/**
 * The business in short, for a page that describes one of its services: what search engines require
 * of a local business, and no more.
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
 * The whole business, for the home page (no ratings: markup about oneself is not eligible).
 *
 * In: the names of the places that the page itself lists as served, and the site's address.
 */
export function business(servedPlaces: readonly string[], site: URL): PlumberLeaf {
  const { base, email, hours, licenseNumber, phone } = company;
  const { opens, closes } = hours.weekdays;
  return {
    ...businessCard(site),
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
