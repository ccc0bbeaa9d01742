import { describe, expect, test } from 'vitest';
import { company } from '#src/queries/content.ts';
import { companySchema } from '#src/schemas/company.ts';
import { schemaProblems, invalidFields } from '#tests/support/schema-problems.ts';

const { phone, hours, base } = company;

describe('PROD-10 companySchema', () => {
  test.each([
    [
      'a phone number in another format',
      { phone: { ...phone, display: phone.display.replaceAll(/[()]/g, '') } },
      'phone.display',
    ],
    [
      'a phone number that is not in E.164 form',
      { phone: { ...phone, e164: '6265550142' } },
      'phone.e164',
    ],
    ['two different phone numbers', { phone: { ...phone, e164: '+12135550100' } }, 'phone.e164'],
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

  test('requires every fact', () => {
    const optional = Object.keys(company).filter((key) => {
      const rest = Object.fromEntries(Object.entries(company).filter(([name]) => name !== key));
      return schemaProblems(companySchema, rest).length === 0;
    });
    expect(optional).toEqual([]);
  });
});
