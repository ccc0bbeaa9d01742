import { describe, expect, test } from 'vitest';
import { citySchema } from '#src/schemas/city.ts';
import { readCollection } from '#tests/support/collection-files.ts';
import { schemaProblems, invalidFields } from '#tests/support/schema-problems.ts';

const [entry] = await readCollection('cities');
const city = citySchema.parse(entry?.data);
const { answer, job } = city;

describe('citySchema', () => {
  test.each([
    ['a location outside the county', { lat: 32.7 }, 'lat'],
    ['a positive longitude', { lng: 118.1 }, 'lng'],
    ['a ZIP code as a number', { zips: [91801] }, 'zips.0'],
    ['no ZIP code', { zips: [] }, 'zips'],
    ['another county', { county: 'Orange County' }, 'county'],
    ['an unknown area', { area: 'The Valley' }, 'area'],
    ['an unknown kind', { kind: 'town' }, 'kind'],
    ['a description too short for search results', { description: 'Plumber here.' }, 'description'],
    [
      'a question without a question mark',
      { answer: { ...answer, question: 'How' } },
      'answer.question',
    ],
    ['an answer of two points', { answer: { ...answer, points: ['a', 'b'] } }, 'answer.points'],
    ['a figure without a digit', { answer: { ...answer, figures: ['many'] } }, 'answer.figures.0'],
    ['hours above the maximum', { job: { ...job, hours: 9 } }, 'job.hours'],
    ['hours between two steps', { job: { ...job, hours: 1.1 } }, 'job.hours'],
    ['materials with cents', { job: { ...job, materials: 9.99 } }, 'job.materials'],
    ['an unknown key', { population: 39_000 }, ''],
  ])('rejects %s', (_, change, field) => {
    expect(invalidFields(citySchema, { ...city, ...change })).toEqual([field]);
  });

  test('requires every field except the shared ZIP codes', () => {
    const optional = Object.keys(city).filter((key) => {
      const rest = Object.fromEntries(Object.entries(city).filter(([name]) => name !== key));
      return schemaProblems(citySchema, rest).length === 0;
    });
    expect(optional).toEqual(['zipsSharedWith']);
  });
});
