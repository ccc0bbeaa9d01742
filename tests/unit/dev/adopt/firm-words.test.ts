// cspell:ignore valle
import { describe, expect, test } from 'vitest';
import { createFirmSearch, type FirmNames } from '#dev/adopt/firm-words.ts';

const OLD: FirmNames = {
  company: {
    name: 'Oak & Ash Plumbing',
    shortName: 'Oak & Ash',
    siteUrl: 'https://oak.example',
    email: 'hello@mail.example',
    licenseNumber: 'CSLB #111111',
    reviewsUrl: 'https://reviews.example/oak',
    phone: { display: '(213) 555-0101', e164: '+12135550101' },
  },
  territory: {
    region: 'San Gabriel Valley',
    widerRegion: 'Greater Los Angeles',
    county: 'Los Angeles County',
    landscape: 'foothill',
    areas: ['Southeast Los Angeles'],
  },
  cities: ['Los Angeles', 'Pasadena', 'San Gabriel', 'Downey'],
};
const NEXT: FirmNames = {
  company: {
    name: 'Elm Plumbing',
    shortName: 'Elm',
    siteUrl: 'https://elm.example',
    email: 'hello@elm.example',
    licenseNumber: 'CSLB #222222',
    reviewsUrl: 'https://reviews.example/elm',
    phone: { display: '(213) 555-0102', e164: '+12135550102' },
  },
  territory: {
    region: 'Gateway Cities',
    widerRegion: 'Southeast Los Angeles County',
    county: 'Los Angeles County',
    landscape: 'lowland',
    areas: ['Gateway Cities'],
  },
  cities: ['Downey', 'South Pasadena'],
};
const search = createFirmSearch(OLD, NEXT);

describe('OWN-2 createFirmSearch', () => {
  test.each([
    ['Call Oak &amp; Ash', ['Oak & Ash']],
    ['tel:+12135550101', ['+12135550101']],
    ['2135550101', ['2135550101']],
    ['https://oak.example/faq', ['oak.example']],
    ['in the San Gabriel Valley', ['San Gabriel Valley', 'San Gabriel']],
    ['Foothills homes', ['foothill']],
    ['near Pasadena.', ['Pasadena']],
    ['<a>Pasadena</a>', ['Pasadena']],
    ['en el valle de San Gabriel', ['San Gabriel']],
  ])('finds the old firm in %j', (text, words) => {
    expect(search(text)).toEqual(words);
  });

  test.each([
    ['the San Gabriel River', 'a landmark'],
    ['junto al río San Gabriel', 'a landmark in Spanish'],
    ['South Pasadena and Downey', 'cities of the new firm'],
    ['Southeast Los Angeles County', 'its region'],
    ['Los Angeles County', 'its county'],
    ['east of Los Angeles', 'the city after which its county is named'],
    ['San Gabriels', 'another word'],
  ])('finds nothing in %j: %s', (text) => {
    expect(search(text)).toEqual([]);
  });
});
