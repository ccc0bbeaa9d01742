import { expect, test } from 'vitest';
import { company } from '#src/queries/content.ts';
import { whenSpoken } from '#src/queries/edition.ts';
import { WEEK, WORKDAYS } from '#src/schemas/company.ts';
import { business, businessCard } from '#src/seo/business-data.ts';

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
  contactType: `emergency ${hours.emergency}`,
  telephone: phone.e164,
  hoursAvailable: open(WEEK, '00:00', '23:59'),
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
    openingHoursSpecification: open(WORKDAYS, hours.weekdays.opens, hours.weekdays.closes),
    contactPoint: emergency,
    areaServed: [{ '@type': 'Place', name: 'Here' }],
    identifier: { '@type': 'PropertyValue', name: 'License number', value: licenseNumber },
  });
});

test('ES-5 business of a translated page has the languages that are answered, and when', () => {
  const spoken = whenSpoken('es');
  const limited = typeof spoken === 'string' ? [] : [spoken];
  const { contactPoint, image: images } = business([], site, 'es');
  expect(images).toEqual([image, `${HOME}pictures/es/house-plumbing.svg`]);
  expect([contactPoint].flat()).toEqual([
    { ...emergency, availableLanguage: spoken === 'always' ? ['en', 'es'] : ['en'] },
    ...limited.map(({ days, opens, closes }) => ({
      ...emergency,
      contactType: 'customer service',
      availableLanguage: ['es'],
      hoursAvailable: open(days, opens, closes),
    })),
  ]);
});
