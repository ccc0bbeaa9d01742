import { expect, test } from 'vitest';
import { readFacts } from '#src/queries/read-facts.ts';
import { getUtility } from '#src/queries/utilities.ts';
import { utilitiesSchema } from '#src/schemas/utilities.ts';
import { schemaProblems } from '#tests/support/schema-problems.ts';

const { utilities } = readFacts('utilities.yaml');
const [first] = utilities;
if (first === undefined) throw new Error('utilities.yaml is empty');
const [phone] = first.phones;

test.each([
  [
    'a number in another format',
    { phones: [{ ...phone, number: '800 427 2200' }] },
    'phones.0.number',
  ],
  ['a number without its area', { phones: [{ ...phone, number: '427-2200' }] }, 'phones.0.number'],
  ['no number', { phones: [] }, 'phones'],
  ['an unknown use', { phones: [{ ...phone, use: 'night' }] }, 'phones.0.use'],
  ['a missing source', { source: undefined }, 'source'],
  ['a source without https', { source: 'http://www.socalgas.com' }, 'source'],
  ['a missing date', { read: undefined }, 'read'],
  ['a day that does not exist', { read: '2026-02-30' }, 'read'],
])('EMERG-6 LOC-5 utilitiesSchema rejects %s and names the field', (_, change, field) => {
  const [problem] = schemaProblems(utilitiesSchema, { utilities: [{ ...first, ...change }] });
  expect(problem?.split(':')[0]).toBe(`utilities.0.${field}`);
});

test('LOC-1 utilitiesSchema rejects two services with one id', () => {
  expect(schemaProblems(utilitiesSchema, { utilities: [first, first] })).toHaveLength(1);
});

test('LOC-5 an unknown id names the file and the field', () => {
  expect(() => getUtility('no-gas', 'src/content/cities/x.md: gas')).toThrow(
    "src/content/cities/x.md: gas: utilities.yaml has no service 'no-gas'",
  );
});
