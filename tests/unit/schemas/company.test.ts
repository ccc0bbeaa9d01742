import { describe, expect, test } from 'vitest';
import { company } from '#src/content/company.ts';
import { companySchema } from '#src/schemas/company.ts';
import { schemaProblems, wrongFields } from '#tests/support/schema-problems.ts';

const { phone, hours, base } = company;

describe('PROD-10 the company file', () => {
  test('is valid as it is', () => {
    expect(schemaProblems(companySchema, company)).toEqual([]);
  });

  test.each([
    [
      'a phone number without its form',
      { phone: { ...phone, display: '626-555-0142' } },
      'phone.display',
    ],
    ['a number that no telephone dials', { phone: { ...phone, e164: '6265550142' } }, 'phone.e164'],
    ['an e-mail that is none', { email: 'hello at example' }, 'email'],
    ['a licence number of another form', { licenseNumber: '123456' }, 'licenseNumber'],
    ['a link without https://', { reviewsUrl: 'google.com/reviews' }, 'reviewsUrl'],
    [
      'a time that no clock shows',
      { hours: { ...hours, weekdays: { ...hours.weekdays, opens: '8AM' } } },
      'hours.weekdays.opens',
    ],
    ['a base in another county', { base: { ...base, lat: 37.77 } }, 'base.lat'],
    ['a city written as a name', { namedServiceAreas: ['Sierra Madre'] }, 'namedServiceAreas.0'],
    ['no named service area', { namedServiceAreas: [] }, 'namedServiceAreas'],
    ['an unknown sample', { samples: ['fax'] }, 'samples.0'],
    ['an unknown key', { fax: '(626) 555-0143' }, ''],
  ])('refuses %s', (_, change, field) => {
    expect(wrongFields(companySchema, { ...company, ...change })).toEqual([field]);
  });

  test('misses every fact that is taken out', () => {
    const missing = Object.keys(company).filter((key) => {
      const rest = Object.fromEntries(Object.entries(company).filter(([name]) => name !== key));
      return schemaProblems(companySchema, rest).length === 0;
    });
    expect(missing).toEqual([]);
  });
});
