// cspell:ignore Glendael
import { describe, expect, test } from 'vitest';
import { checkFirm, namedCities } from '#dev/adopt/answers.ts';
import { refusalText } from '#dev/adopt/help.ts';

const NAMES = [
  ...['Downey', 'Bell Gardens', 'Paramount', 'Norwalk', 'Bellflower', 'Lynwood', 'South Gate'],
  'Compton',
];
const FIRM = {
  name: 'Test Firm',
  shortName: 'Test',
  phone: '(562) 555-0177',
  base: 'Downey',
  territory: {
    region: 'Gateway Cities',
    regionInText: 'the Gateway Cities',
    widerRegion: 'Southeast Los Angeles County',
    landscape: 'lowland',
  },
  cities: { 'Gateway Cities': NAMES },
  claims: { insured: true, emergency: true },
};
const prices = { firstHour: 350, quarterHour: 45, salesTaxPercent: 9.75, minimumService: 165 };

function check(change: object) {
  const { facts, problems } = checkFirm({ ...FIRM, ...change });
  if (facts === undefined) throw new Error(refusalText('a.yaml', problems));
  return facts;
}
const withCities = (...rows: readonly unknown[]) => ({
  cities: { 'Gateway Cities': [...NAMES, ...rows] },
});

describe('OWN-3 a bad answer gets a message that names it', () => {
  test.each([
    ['a base that is not listed', { base: 'Irvine' }, "'Irvine' is not one of the cities", 'base'],
    [
      'a town of another county with a listed name',
      withCities({ name: 'Pasadena', county: 'Harris County' }),
      "'Pasadena' is not in",
      '[8]',
    ],
    [
      'a misspelled city',
      withCities('Glendael'),
      "'Glendael' (did you mean Glendale?) is not in",
      'cities["Gateway Cities"][8]',
    ],
    [
      'a city without ZIP codes',
      withCities('Bell'),
      "'Bell' has no ZIP code",
      '["Gateway Cities"][8]',
    ],
    [
      'a row outside the state',
      withCities({ name: 'Reno', lat: 47, lng: -119, zips: ['90001'] }),
      "'47' is not right: at most 42.1",
      '[8].lat',
    ],
    ['an unknown key', { fax: '(562) 555-0178' }, "'fax' is no answer", ''],
    [
      'an unknown key of a city',
      withCities({ name: 'Bell', mayor: 'x' }),
      "'mayor' is no answer",
      '[8]',
    ],
    ['a claim without an answer', { claims: { insured: true } }, 'is missing', 'claims.emergency'],
    [
      'a markup in place of the divisor',
      { prices: { ...prices, materialsDivisor: 1.2 } },
      "'1.2' is not right: a number from 0.5 to 1",
      'prices.materialsDivisor',
    ],
    [
      'plans without a price of a visit',
      {
        prices: {
          ...prices,
          minimumService: undefined,
          plans: [{ visits: 12, price: 1200, per: 'year' }],
        },
      },
      'are visits of a handyman: they need prices.minimumService',
      'prices.plans',
    ],
    [
      'a length of a visit without its price',
      { prices: { ...prices, minimumService: undefined, visitHours: 1 } },
      'it needs prices.minimumService',
      'prices.visitHours',
    ],
    [
      'half a visit',
      { prices: { ...prices, visitHours: 0.5 } },
      "'0.5' is not right: whole hours of a visit, such as 2",
      'prices.visitHours',
    ],
    [
      'clubs without a price of a visit',
      { prices: { ...prices, minimumService: undefined }, clubs: { yard: true } },
      'are visits of a handyman',
      'clubs',
    ],
    [
      'a plan in other words',
      { prices: { ...prices, plans: ['12 a year'] } },
      "'12 a year' is not right: each plan such as '12 for 2100 a year'",
      'prices.plans',
    ],
    [
      'unlimited visits by the year',
      { prices: { ...prices, plans: [{ visits: 'unlimited', price: 1200, per: 'year' }] } },
      'unlimited visits are billed by the month',
      'prices.plans',
    ],
    [
      'a rating that is none',
      { claims: { ...FIRM.claims, rating: 'n/a' } },
      "'n/a' is not right: the rating as a number up to 5",
      'claims.rating',
    ],
    [
      'cities without commas',
      withCities('Bell; Cudahy'),
      "'Bell; Cudahy': write commas between the names",
      '[8]',
    ],
    ['no name', { name: undefined }, 'is missing\n    for example', 'name'],
  ])('%s', (_, change, message, answer) => {
    const refusal = () => check(change);
    expect(refusal).toThrow('a.yaml: these answers are not right. Nothing is written.');
    // Words of the schema language, which no reader of these messages knows.
    expect(refusal).not.toThrow(/expected|received|Invalid|Too (?:big|small)|Unrecognized/);
    expect(refusal).toThrow(message);
    if (answer !== '') expect(refusal).toThrow(answer);
  });

  test('every bad answer is named at once', () => {
    const wrong = { phone: '1', email: '2', ...withCities('Atlantis') };
    expect(() => check(wrong)).toThrow(/phone[^]*email[^]*'Atlantis' is not in/);
  });
});

test.each([
  ['licenseNumber', 987_654, 'CSLB #987654'],
  ['licenseNumber', '987654', 'CSLB #987654'],
  ['licenseNumber', '#987654', 'CSLB #987654'],
  ['licenseNumber', 'CSLB 987654', 'CSLB #987654'],
  ['licenseNumber', 'CSLB #987654', 'CSLB #987654'],
  ['phone', 5_625_550_177, { display: '(562) 555-0177' }],
  ['postalCode', 90_241, '90241'],
  ['memberLogin', 'yes', true],
  ['claims', { insured: 'y', emergency: 'no', rating: 4.9 }, { emergency: false, rating: '4.9' }],
  ['prices', { ...prices, salesTaxPercent: '10.25%' }, { salesTaxPercent: 10.25 }],
  ['siteUrl', 'www.example.com', 'https://www.example.com'],
  ['siteUrl', 'https://example.com', 'https://example.com'],
  ['reviewsUrl', 'example.com/reviews?all', 'https://example.com/reviews?all'],
])('OWN-4 %s may be typed as %s', (name, typed, right) => {
  expect(check({ [name]: typed })).toMatchObject({ [name]: right });
});

describe('OWN-2 cities', () => {
  test('have kind, county, coordinates and ZIP codes from the list', () => {
    const { base, postalCode } = check({});
    expect(base).toEqual({
      slug: 'downey',
      name: 'Downey',
      kind: 'city',
      county: 'Los Angeles County',
      area: 'Gateway Cities',
      lat: 33.94001,
      lng: -118.13257,
      zips: ['90240', '90241', '90242'],
      zipsSharedWith: [],
    });
    expect(postalCode).toBe('90240');
  });

  test('of another county are rows; a ZIP code of an earlier city is declared as shared', () => {
    const row = { name: 'La Palma', county: 'Orange County', lat: 33.84641, lng: -118.04673 };
    const { cities } = check(withCities({ ...row, zips: ['90623', '90280'] }));
    expect(cities.at(-1)).toEqual({
      ...row,
      slug: 'la-palma',
      kind: 'city',
      area: 'Gateway Cities',
      zips: ['90280', '90623'],
      zipsSharedWith: [{ zip: '90280', city: 'South Gate' }],
    });
  });

  test('named on the home page are those of the answers, or the base and the nearest', () => {
    const names = (change: object) => {
      const answers = check(change);
      return namedCities(answers, answers.cities).map(({ name }) => name);
    };
    expect(names({ namedCities: ['compton', 'Downey'] })).toEqual(['Compton', 'Downey']);
    expect(names({})).toEqual([
      'Downey',
      'Bell Gardens',
      'Paramount',
      'Norwalk',
      'Bellflower',
      'Lynwood',
    ]);
  });
});
