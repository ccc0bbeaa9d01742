import { describe, expect, test } from 'vitest';
import { citySchema } from '#src/schemas/city.ts';
import { readCollection } from '#tests/support/collection-files.ts';
import { schemaProblems, wrongFields } from '#tests/support/schema-problems.ts';

const [entry] = await readCollection('cities');
const city = citySchema.parse(entry?.data);
const { answer, job } = city;

describe('a city file', () => {
  test.each([
    ['a place outside the county', { lat: 32.7 }, 'lat'],
    ['a longitude without its minus', { lng: 118.1 }, 'lng'],
    ['a ZIP code as a number', { zips: [91801] }, 'zips.0'],
    ['no ZIP code', { zips: [] }, 'zips'],
    ['another county', { county: 'Orange County' }, 'county'],
    ['an area that no list has', { area: 'The Valley' }, 'area'],
    ['a kind that is none', { kind: 'town' }, 'kind'],
    ['a description too short for search results', { description: 'Plumber here.' }, 'description'],
    ['a question without its mark', { answer: { ...answer, question: 'How' } }, 'answer.question'],
    ['an answer of two points', { answer: { ...answer, points: ['a', 'b'] } }, 'answer.points'],
    ['a figure without a digit', { answer: { ...answer, figures: ['many'] } }, 'answer.figures.0'],
    ['hours beyond the slider', { job: { ...job, hours: 9 } }, 'job.hours'],
    ['hours between its steps', { job: { ...job, hours: 1.1 } }, 'job.hours'],
    ['materials with cents', { job: { ...job, materials: 9.99 } }, 'job.materials'],
    ['an unknown key', { population: 39_000 }, ''],
  ])('refuses %s', (_, change, field) => {
    expect(wrongFields(citySchema, { ...city, ...change })).toEqual([field]);
  });

  test('misses every field that is taken out, but the shared ZIP codes', () => {
    const optional = Object.keys(city).filter((key) => {
      const rest = Object.fromEntries(Object.entries(city).filter(([name]) => name !== key));
      return schemaProblems(citySchema, rest).length === 0;
    });
    expect(optional).toEqual(['zipsSharedWith']);
  });
});
