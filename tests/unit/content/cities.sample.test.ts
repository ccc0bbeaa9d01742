import { describe, expect, test } from 'vitest';
import { company, content } from '#src/queries/content.ts';

const cities = content('en').cities;

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

test('CITY-1 proper names are written as they are spelled', () => {
  expect(cities.find(({ slug }) => slug === 'la-verne')?.name).toBe('La Verne');
});

test('PROD-2 the named service areas are in the San Gabriel Valley', () => {
  const named = cities.filter(({ slug }) => company.namedServiceAreas.includes(slug));
  expect(named.length).toBe(company.namedServiceAreas.length);
  expect(named.filter(({ area }) => !area.includes('San Gabriel Valley'))).toEqual([]);
});

describe('LOC-6 the ZIP codes of Los Angeles', () => {
  const zips = cities.find(({ slug }) => slug === 'los-angeles')?.zips ?? [];

  test.each([
    ['the harbor', ['90710', '90731', '90744']],
    ['the beach', ['90272', '90291', '90293', '90094']],
    ['the valley', ['91331', '91344', '91406', '91601', '91367']],
    ['the hills', ['90046', '90049', '90077', '91042', '91604']],
  ])('include those of %s', (_, codes) => {
    expect(zips).toEqual(expect.arrayContaining(codes));
  });

  test('leave out mailing names of other places', () => {
    const others = [
      '90040',
      '90210',
      '90230',
      '90245',
      '90280',
      '91030',
      '91214',
      '91340',
      '91505',
    ];
    expect(zips.filter((zip) => others.includes(zip))).toEqual([]);
  });
});

test('LOC-6 ZIP codes that were corrected name the public lists they agree with', () => {
  const corrected = [
    'carson',
    'glendale',
    'la-crescenta-montrose',
    'los-angeles',
    'west-hollywood',
  ];
  const named = cities.filter(({ zipSources }) => zipSources !== undefined);
  expect(named.map(({ slug }) => slug)).toEqual(expect.arrayContaining(corrected));
});

test('LOC-3 every city has a fact of its own, with its source', () => {
  const without = cities.filter(({ sources = [] }) => !sources.some((one) => one.for === 'local'));
  expect(without.map(({ slug }) => slug)).toEqual([]);
});
