import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { readFile } from '#src/queries/read-file.ts';
import { companySchema } from '#src/schemas/company.ts';
import { schemaProblems, invalidFields } from '#tests/support/schema-problems.ts';

/** The company file as people type it. */
const company = z
  .looseObject({
    hours: z.looseObject({ weekdays: z.looseObject({}) }),
    base: z.looseObject({}),
  })
  .parse(readFile('src/content/company.yaml').fields);
const { hours, base } = company;

describe('PROD-10 companySchema', () => {
  test.each([
    ['a phone number without its area code', { phone: '555-0134' }, 'phone'],
    ['a phone number of another country', { phone: '+52 55 1234 5678' }, 'phone'],
    ['a phone number in two forms', { phone: { display: '', e164: '' } }, 'phone'],
    ['an invalid email address', { email: 'hello at example' }, 'email'],
    ['a license number in another format', { licenseNumber: '123456' }, 'licenseNumber'],
    ['a link without https://', { reviewsUrl: 'google.com/reviews' }, 'reviewsUrl'],
    [
      'a time in another format',
      { hours: { ...hours, weekdays: { ...hours.weekdays, opens: '8AM' } } },
      'hours.weekdays.opens',
    ],
    [
      'hours that differ from what pages show',
      { hours: { ...hours, weekdays: { ...hours.weekdays, opens: '05:30' } } },
      'hours.weekdays.display',
    ],
    ['a base in another state', { base: { ...base, lat: 47.6 } }, 'base.lat'],
    [
      'a city name instead of a slug',
      { namedServiceAreas: ['Sierra Madre'] },
      'namedServiceAreas.0',
    ],
    ['no named service area', { namedServiceAreas: [] }, 'namedServiceAreas'],
    ['an unknown sample', { samples: ['fax'] }, 'samples.0'],
    ['an unknown key', { fax: '(626) 555-0143' }, ''],
  ])('rejects %s', (_, change, field) => {
    expect(invalidFields(companySchema, { ...company, ...change })).toEqual([field]);
  });

  test('OWN-4 derives the shown and the dialed number from one', () => {
    expect(companySchema.parse({ ...company, phone: '213.555.0134' }).phone).toEqual({
      display: '(213) 555-0134',
      e164: '+12135550134',
    });
  });

  test('OWN-5 says which phone number was typed, and what is right', () => {
    expect(schemaProblems(companySchema, { ...company, phone: '555-0134' })).toEqual([
      "phone: '555-0134' is not right: a US phone number with its area code, such as (213) 555-0134",
    ]);
  });

  test('requires every fact', () => {
    const optional = Object.keys(company).filter((key) => {
      const rest = Object.fromEntries(Object.entries(company).filter(([name]) => name !== key));
      return schemaProblems(companySchema, rest).length === 0;
    });
    expect(optional).toEqual([]);
  });
});
