import { describe, expect, test } from 'vitest';
import { company } from '#src/queries/content.ts';
import { readFile } from '#src/queries/read-file.ts';
import { citySchema } from '#src/schemas/city.ts';
import { schemaProblems, invalidFields } from '#tests/support/schema-problems.ts';

const { fields } = readFile(`src/content/cities/${company.base.slug}.md`);
const city = citySchema.parse(fields);
const { answer } = city;
const job = { by: 'plumber', name: 'Fix a pipe', hours: 2, materials: 40, covers: 'All of it.' };
const upkeep = {
  by: 'handyman',
  name: 'Fix it',
  jobs: ['caulk'],
  visits: 1,
  materials: 40,
  covers: 'All of it.',
};

describe('citySchema', () => {
  test.each([
    ['a location outside the state', { lat: 47.6 }, 'lat'],
    ['a positive longitude', { lng: 118.1 }, 'lng'],
    ['a ZIP code as a number', { zips: [91801] }, 'zips.0'],
    ['no ZIP code', { zips: [] }, 'zips'],
    ['a county without the word', { county: 'Orange' }, 'county'],
    ['an unknown kind', { kind: 'town' }, 'kind'],
    ['a description too short for search results', { description: 'Plumber here.' }, 'description'],
    [
      'a question without a question mark',
      { answer: { ...answer, question: 'How' } },
      'answer.question',
    ],
    ['a question without a group', { answer: { ...answer, group: undefined } }, 'answer.group'],
    ['an answer of two points', { answer: { ...answer, points: ['a', 'b'] } }, 'answer.points'],
    ['a figure without a digit', { answer: { ...answer, figures: ['many'] } }, 'answer.figures.0'],
    ['hours above the maximum', { job: { ...job, hours: 9 } }, 'job.hours'],
    ['hours between two steps', { job: { ...job, hours: 1.1 } }, 'job.hours'],
    ['materials with cents', { job: { ...job, materials: 9.99 } }, 'job.materials'],
    ['negative materials', { job: { ...upkeep, materials: -1 } }, 'job.materials'],
    ['a job that no one does', { job: { ...job, by: 'owner' } }, 'job.by'],
    ['a plumber who does jobs of the list', { job: { ...job, jobs: ['caulk'] } }, 'job'],
    ['a handyman by the hour', { job: { ...upkeep, hours: 2 } }, 'job'],
    ['no visits', { job: { ...upkeep, visits: 0 } }, 'job.visits'],
    ['half a visit', { job: { ...upkeep, visits: 0.5 } }, 'job.visits'],
    ['a handyman without a job of the list', { job: { ...upkeep, jobs: [] } }, 'job.jobs'],
    [
      'a ZIP code that is shared with itself',
      { name: 'La Verne', zips: ['91750'], zipsSharedWith: [{ zip: '91750', city: 'la verne' }] },
      'zipsSharedWith.0.city',
    ],
    [
      'a ZIP code that is shared with a part of its own name',
      {
        name: 'Azusa-Covina',
        zips: ['91701', '91702'],
        zipsSharedWith: [
          { zip: '91701', city: 'West Covina' },
          { zip: '91702', city: 'Covina' },
        ],
      },
      'zipsSharedWith.1.city',
    ],
    [
      'a shared ZIP code that it does not have',
      { zips: ['91750'], zipsSharedWith: [{ zip: '91773', city: 'San Dimas' }] },
      'zipsSharedWith.0.zip',
    ],
    ['an unknown key', { population: 39_000 }, ''],
  ])('rejects %s', (_, change, field) => {
    expect(invalidFields(citySchema, { ...city, ...change })).toEqual([field]);
  });

  test.each([job, upkeep])('PLAN-1 accepts a job by a $by', (accepted) => {
    expect(schemaProblems(citySchema, { ...city, job: accepted })).toEqual([]);
  });

  test('requires every field except the shared ZIP codes, the sources and the public services', () => {
    const optional = Object.keys(city).filter((key) => {
      const rest = Object.fromEntries(Object.entries(city).filter(([name]) => name !== key));
      return schemaProblems(citySchema, rest).length === 0;
    });
    // queries/utilities.ts requires the water supplier where one is known.
    const services = ['gas', 'water', 'sewer', 'permits', 'lateral', 'heaterPermit'];
    const others = optional.filter((key) => !/sources$/i.test(key) && !services.includes(key));
    expect(others).toEqual(['zipsSharedWith']);
  });
});
