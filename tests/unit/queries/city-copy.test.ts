import { describe, expect, test } from 'vitest';
import { cityCopy } from '#src/queries/city-copy.ts';
import { company } from '#src/queries/company.ts';

const city = { cityName: 'Azusa', serviceTitle: 'Water Heaters', jobName: 'Flush a heater' };

describe('cityCopy', () => {
  test.each([
    ['another city', { miles: 4.26, direction: 'east' }, ['4.3', 'east', company.base.name]],
    ['the base', undefined, [company.claims.insured]],
  ] as const)('CITY-4 fills in the position of %s', (_, fromBase, words) => {
    const { lead, distance } = cityCopy({ ...city, fromBase });
    expect(words.filter((word) => !lead.includes(word))).toEqual([]);
    expect(distance === undefined).toBe(fromBase === undefined);
  });

  test('fills in the city, the featured service and the job', () => {
    const copy = cityCopy({ ...city, fromBase: undefined });
    expect(copy.heading).toContain(city.cityName);
    expect(copy.service.heading).toContain(city.serviceTitle);
    expect(copy.price.heading).toContain(city.jobName);
    expect(JSON.stringify(copy)).not.toMatch(/\{[\w.]+\}/);
  });
});
