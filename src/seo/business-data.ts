import type { ContactPoint, OpeningHoursSpecification, PlumberLeaf } from 'schema-dts';
import { company } from '#src/queries/content.ts';
import { whenSpoken } from '#src/queries/edition.ts';
import { DEFAULT_LOCALE, type Locale } from '#src/domain/locale.ts';
import { WEEK, type DayHours } from '#src/domain/office-hours.ts';
import { paths, pathsIn } from '#src/routes/paths.ts';
import type { Company } from '#src/schemas/company.ts';
import type { PictureName } from '#src/schemas/pictures.ts';
import { absoluteUrl } from './site-address.ts';

/** Picture on the home page (PIC-1, PIC-4). */
const HOUSE: PictureName = 'house-plumbing';

const CUSTOMER_SERVICE = 'customer service';
const ANY_TIME = [{ days: WEEK, times: [{ opens: '00:00', closes: '24:00' }] }] as const;

/** The end of a day, as search engines have it. */
const closingTime = (closes: string) => (closes === '24:00' ? '23:59' : closes);

/** Describes hours: one object, or a list where days or shifts differ. */
export function openingHours(
  hours: readonly DayHours[],
): OpeningHoursSpecification | readonly OpeningHoursSpecification[] {
  const shifts = hours.flatMap(({ days, times }) =>
    times.map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: [...days],
      opens,
      closes: closingTime(closes),
    })),
  );
  const [first, ...others] = shifts;
  return first !== undefined && others.length === 0 ? first : shifts;
}

/** Describes the days on which the office is closed besides. */
export const closedOn = (dates: readonly string[]) =>
  dates.length === 0
    ? {}
    : {
        specialOpeningHoursSpecification: dates.map((date) => ({
          '@type': 'OpeningHoursSpecification' as const,
          opens: '00:00',
          closes: '00:00',
          validFrom: date,
          validThrough: date,
        })),
      };

/**
 * Describes the emergency line, or without one the phone in office hours. On translated pages, adds the
 * languages that are answered at any hour, and the hours in which the language of the page is answered
 * otherwise (ES-5).
 */
export function contactPoints(
  locale: Locale,
  spoken = whenSpoken(locale),
  { hours, phone }: Pick<Company, 'hours' | 'phone'> = company,
): ContactPoint | readonly ContactPoint[] {
  const hasLine = hours.emergency !== undefined;
  const line: ContactPoint = {
    '@type': 'ContactPoint',
    contactType: hasLine ? `emergency ${hours.emergency}` : CUSTOMER_SERVICE,
    telephone: phone.e164,
    ...(locale !== DEFAULT_LOCALE && {
      availableLanguage: spoken === 'always' ? ['en', locale] : ['en'],
    }),
    hoursAvailable: openingHours(hasLine ? ANY_TIME : hours.office),
  };
  if (typeof spoken === 'string') return line;
  return [
    line,
    {
      '@type': 'ContactPoint',
      contactType: CUSTOMER_SERVICE,
      telephone: phone.e164,
      availableLanguage: [locale],
      hoursAvailable: openingHours(spoken),
    },
  ];
}

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
  locale: Locale = DEFAULT_LOCALE,
): PlumberLeaf {
  const { base, email, hours, licenseNumber } = company;
  return {
    ...businessCard(site),
    image: ['/icon-512.png', pathsIn(locale).picture(HOUSE)].map((path) => absoluteUrl(path, site)),
    email,
    geo: { '@type': 'GeoCoordinates', latitude: base.lat, longitude: base.lng },
    openingHoursSpecification: openingHours(hours.office),
    ...closedOn(hours.closed),
    contactPoint: contactPoints(locale),
    areaServed: servedPlaces.map((name) => ({ '@type': 'Place' as const, name })),
    identifier: { '@type': 'PropertyValue', name: 'License number', value: licenseNumber },
  };
}
