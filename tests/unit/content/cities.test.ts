import { describe, expect, test } from 'vitest';
import { company } from '#src/content/company.ts';
import { cityNameFromSlug } from '#src/domain/city-name.ts';
import { milesBetween } from '#src/domain/distance.ts';
import { getCities } from '#src/site/queries.ts';

const cities = await getCities();
const wordCount = (...texts: readonly string[]) =>
  texts.join(' ').split(/\s+/).filter(Boolean).length;

function twins(read: (city: (typeof cities)[number]) => string) {
  return [...Map.groupBy(cities, read)]
    .filter(([, same]) => same.length > 1)
    .map(([text, same]) => `${same.map(({ slug }) => slug).join(' and ')}: ${text}`);
}

describe('ROUTE-5 the listed places', () => {
  test('are 65', () => {
    expect(cities.length).toBe(65);
  });

  test('five of them are communities, not cities', () => {
    const communities = cities.filter(({ kind }) => kind !== 'city').map(({ name }) => name);
    expect(communities).toEqual([
      'Altadena',
      'East Los Angeles',
      'Hacienda Heights',
      'La Crescenta-Montrose',
      'Rowland Heights',
    ]);
  });

  test('CITY-1 have the name that their slug gives, or their proper one', () => {
    const plain = (name: string) =>
      name
        .normalize('NFD')
        .replaceAll(/[^a-z]/gi, '')
        .toLowerCase();
    const odd = cities.filter(({ slug, name }) => plain(cityNameFromSlug(slug)) !== plain(name));
    expect(odd.map(({ slug, name }) => `${slug}: ${name}`)).toEqual([]);
  });
});

describe('where they lie', () => {
  test('no two share a spot, none is further than 45 miles from the base', () => {
    expect(twins(({ lat, lng }) => `${lat}, ${lng}`)).toEqual([]);
    expect(cities.filter((city) => milesBetween(company.base, city) > 45)).toEqual([]);
  });

  test("the base has its city's coordinates and ZIP code", () => {
    const base = cities.find(({ slug }) => slug === company.base.slug);
    expect(base).toMatchObject({
      name: company.base.name,
      lat: company.base.lat,
      lng: company.base.lng,
    });
    expect(base?.zips).toContain(company.base.postalCode);
  });

  test('PROD-2 the named service areas lie in the San Gabriel Valley', () => {
    const named = cities.filter(({ slug }) => company.namedServiceAreas.includes(slug));
    expect(named.length).toBe(company.namedServiceAreas.length);
    expect(named.filter(({ inSanGabrielValley }) => !inSanGabrielValley)).toEqual([]);
  });
});

describe('ZIP codes', () => {
  test('are listed once a place, in order', () => {
    const odd = cities.filter(({ zips }) => [...new Set(zips)].toSorted().join() !== zips.join());
    expect(odd.map(({ slug }) => slug)).toEqual([]);
  });

  test('stand on two places only where one of them says with whom it shares', () => {
    const claims = Map.groupBy(
      cities.flatMap(({ slug, zips, zipsSharedWith }) =>
        zips.filter((zip) => zipsSharedWith[zip] === undefined).map((zip) => ({ slug, zip })),
      ),
      ({ zip }) => zip,
    );
    const twice = [...claims].filter(([, places]) => places.length > 1);
    expect(
      twice.map(([zip, places]) => `${zip}: ${places.map(({ slug }) => slug).join(', ')}`),
    ).toEqual([]);
  });

  test('that are shared are among those of the place', () => {
    const odd = cities.filter(({ zips, zipsSharedWith }) =>
      Object.keys(zipsSharedWith).some((zip) => !zips.includes(zip)),
    );
    expect(odd.map(({ slug }) => slug)).toEqual([]);
  });
});

describe('CITY-4 what a page says is its own', () => {
  test.each([
    ['question', (city: (typeof cities)[number]) => city.answer.question],
    ['job', (city: (typeof cities)[number]) => city.job.name],
    ['description', (city: (typeof cities)[number]) => city.description],
  ])('no two places share a %s', (_, read) => {
    expect(twins(read)).toEqual([]);
  });

  test('a worked answer has 150 to 250 words', () => {
    const odd = cities
      .map(({ slug, answer }) => ({
        slug,
        words: wordCount(answer.lead, ...answer.points, answer.close),
      }))
      .filter(({ words }) => words < 150 || words > 250);
    expect(odd).toEqual([]);
  });

  test('a local note has 60 to 120 words', () => {
    const odd = cities
      .map(({ slug, note }) => ({ slug, words: wordCount(note) }))
      .filter(({ words }) => words < 60 || words > 120);
    expect(odd).toEqual([]);
  });

  test('a description names the place', () => {
    const odd = cities.filter(({ name, description }) => !description.includes(name));
    expect(odd.map(({ slug }) => slug)).toEqual([]);
  });
});
