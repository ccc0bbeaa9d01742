import { expect, test } from 'vitest';
import { createQuotesSchema, jobPhotosSchema, peopleSchema } from '#src/schemas/proof.ts';
import { proofContent } from '#tests/support/proof-content.ts';
import { schemaProblems } from '#tests/support/schema-problems.ts';

const TODAY = '2026-11-21';
const { people, jobPhotos, quotes } = proofContent(TODAY);
const quotesSchema = createQuotesSchema(TODAY);
const [person] = people.people;
const [job] = jobPhotos.jobs;
const [quote] = quotes.quotes;

test('PROOF-2 the schemas accept complete content', () => {
  expect(schemaProblems(peopleSchema, people)).toEqual([]);
  expect(schemaProblems(jobPhotosSchema, jobPhotos)).toEqual([]);
  expect(schemaProblems(quotesSchema, quotes)).toEqual([]);
  const oldest = { ...quotes, quotes: [{ ...quote, date: '2025-05-21' }] };
  expect(schemaProblems(quotesSchema, oldest)).toEqual([]);
});

test.each([
  ['without a date', { date: undefined }, 'date: a day such as'],
  ['on a day that does not exist', { date: '2026-02-30' }, 'date: a day such as'],
  ['older than 18 months', { date: '2025-05-20' }, 'date: is older than 18 months'],
  ['from the future', { date: '2026-11-22' }, 'date: is in the future'],
  ['without an author', { author: undefined }, 'author: '],
  ['without a source', { source: undefined }, 'source: '],
  [
    'with a source that is not https',
    { source: { name: 'Forum', url: 'http://forum.example' } },
    'source.url: an address that begins with https://',
  ],
  ['given for a reward', { rewarded: true }, 'rewarded: must be false'],
  ['that does not say whether it was rewarded', { rewarded: undefined }, 'rewarded: must be'],
  ['without consent', { consent: undefined }, 'consent: '],
  [
    'with consent that was not given',
    { consent: { ...quote?.consent, given: false } },
    'consent.given: must be true',
  ],
  ['with a rating', { rating: 5 }, ': Unrecognized key: "rating"'],
])('PROOF-2 a quote is refused: %s', (_, change, problem) => {
  const problems = schemaProblems(quotesSchema, { ...quotes, quotes: [{ ...quote, ...change }] });
  expect(problems).toEqual([expect.stringContaining(problem)]);
  expect(problems[0]).toMatch(/^quotes\.0/);
});

test.each([
  ['without a text alternative', { alt: '' }, '.alt: '],
  ['whose text alternative repeats the file name', { alt: 'Strapped Heater' }, '.alt: repeats'],
  ['whose text alternative is the file name', { alt: 'strapped-heater.jpg' }, '.alt: repeats'],
  [
    'with a path as file name',
    { file: '../logo.jpg' },
    '.file: the name of a JPEG, PNG or WebP file',
  ],
  [
    'in a format that browsers do not read',
    { file: 'heater.heic' },
    '.file: the name of a JPEG, PNG or WebP file',
  ],
  ['without consent', { consent: undefined }, '.consent: '],
  ['without the name of who agreed', { consent: { given: true, date: TODAY } }, '.consent.by: '],
  ['with an unknown key', { price: 1 }, ': Unrecognized key: "price"'],
])('PROOF-2 a photo is refused: %s', (_, change, problem) => {
  const photo = { ...job?.photo, ...change };
  const expected = [expect.stringContaining(`.photo${problem}`)];
  const jobs = [{ ...job, photo }];
  expect(schemaProblems(jobPhotosSchema, { ...jobPhotos, jobs })).toEqual(expected);
  const portrait = { ...people, people: [{ ...person, photo }] };
  expect(schemaProblems(peopleSchema, portrait)).toEqual(expected);
});

test('PROOF-2 a person without a role is refused, and a file whose last entry was removed is not', () => {
  const nameOnly = { ...people, people: [{ name: 'Dana Reyes' }] };
  expect(schemaProblems(peopleSchema, nameOnly)).toEqual([
    expect.stringContaining('people.0.role: '),
  ]);
  expect(schemaProblems(quotesSchema, { ...quotes, quotes: [] })).toEqual([]);
});
