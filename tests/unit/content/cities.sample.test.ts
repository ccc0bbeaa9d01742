import { describe, expect, test } from 'vitest';
import { company } from '#src/queries/company.ts';
import { getCities } from '#src/queries/collections.ts';

const cities = await getCities();

describe('ROUTE-5 the listed cities', () => {
  test('number at least 65', () => {
    expect(cities.length).toBeGreaterThanOrEqual(65);
  });

  test('include five communities that are not cities', () => {
    const communities = cities.filter(({ kind }) => kind !== 'city').map(({ name }) => name);
    expect(communities).toEqual(
      expect.arrayContaining([
        'Altadena',
        'East Los Angeles',
        'Hacienda Heights',
        'La Crescenta-Montrose',
        'Rowland Heights',
      ]),
    );
  });
});

test('PROD-2 the named service areas are in the San Gabriel Valley', () => {
  const named = cities.filter(({ slug }) => company.namedServiceAreas.includes(slug));
  expect(named.length).toBe(company.namedServiceAreas.length);
  expect(named.filter(({ area }) => !area.includes('San Gabriel Valley'))).toEqual([]);
});

test('LOC-3 every city has a fact of its own, with its source', () => {
  const without = cities.filter(({ sources = [] }) => !sources.some((one) => one.for === 'local'));
  expect(without.map(({ slug }) => slug)).toEqual([]);
});
