import { expect, test } from 'vitest';
import { company } from '#src/queries/content.ts';
import { whenSpoken } from '#src/queries/edition.ts';
import { WEEK } from '#src/domain/office-hours.ts';
import { parseOfficeHours } from '#src/domain/parse-office-hours.ts';
import {
  business,
  businessCard,
  closedOn,
  contactPoints,
  openingHours,
} from '#src/seo/business-data.ts';

const HOME = 'https://plumber.example/';
const site = new URL(HOME);
const { base, email, hours, licenseNumber, name, phone, priceRange } = company;

const image = `${HOME}icon-512.png`;
const card = {
  '@type': 'Plumber',
  '@id': `${HOME}#business`,
  name,
  url: HOME,
  image,
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
const open = (dayOfWeek: readonly string[], opens: string, closes: string) => {
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes };
};
const emergency = {
  '@type': 'ContactPoint',
  contactType: hours.emergency === undefined ? 'customer service' : 'emergency 24/7',
  telephone: phone.e164,
  hoursAvailable:
    hours.emergency === undefined ? openingHours(hours.office) : open(WEEK, '00:00', '23:59'),
};

test('businessCard has the fields that search engines require', () => {
  expect(businessCard(site)).toEqual(card);
});

test('PROD-10 business has every fact, and no ratings', () => {
  expect(business(['Here'], site)).toEqual({
    ...card,
    image: [image, `${HOME}pictures/house-plumbing.svg`],
    email,
    geo: { '@type': 'GeoCoordinates', latitude: base.lat, longitude: base.lng },
    openingHoursSpecification: openingHours(hours.office),
    ...closedOn(hours.closed),
    contactPoint: emergency,
    areaServed: [{ '@type': 'Place', name: 'Here' }],
    identifier: { '@type': 'PropertyValue', name: 'License number', value: licenseNumber },
  });
});

test('OWN-2 a firm without emergency line is reached in its office hours', () => {
  const { office, closed, timeZone } = hours;
  const firm = { phone, hours: { office, closed, timeZone } };
  expect(contactPoints('en', 'always', firm)).toEqual({
    '@type': 'ContactPoint',
    contactType: 'customer service',
    telephone: phone.e164,
    hoursAvailable: openingHours(office),
  });
});

test('OWN-4 openingHours has one object for each shift; closedOn has holidays', () => {
  const workday = parseOfficeHours('Monday to Friday, 8 AM to noon and 1 PM to midnight');
  const [days, saturday] = [workday.days, parseOfficeHours('Saturday, 9 AM to noon')];
  expect(openingHours([workday, saturday])).toEqual([
    open(days, '08:00', '12:00'),
    open(days, '13:00', '23:59'),
    open(['Saturday'], '09:00', '12:00'),
  ]);
  expect(openingHours([saturday])).toEqual(open(['Saturday'], '09:00', '12:00'));
  expect(closedOn([])).toEqual({});
  expect(closedOn(['2026-12-25'])).toEqual({
    specialOpeningHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        opens: '00:00',
        closes: '00:00',
        validFrom: '2026-12-25',
        validThrough: '2026-12-25',
      },
    ],
  });
});

test('ES-5 business of a translated page has the languages that are answered, and when', () => {
  const spoken = whenSpoken('es');
  const limited = typeof spoken === 'string' ? [] : [spoken];
  const { contactPoint, image: images } = business([], site, 'es');
  expect(images).toEqual([image, `${HOME}pictures/es/house-plumbing.svg`]);
  expect([contactPoint].flat()).toEqual([
    { ...emergency, availableLanguage: spoken === 'always' ? ['en', 'es'] : ['en'] },
    ...limited.map((spokenHours) => ({
      ...emergency,
      contactType: 'customer service',
      availableLanguage: ['es'],
      hoursAvailable: openingHours(spokenHours),
    })),
  ]);
});
