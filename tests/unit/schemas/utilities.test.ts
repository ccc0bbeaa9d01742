import { expect, test } from 'vitest';
import { content } from '#src/queries/content.ts';
import { getUtility } from '#src/queries/utilities.ts';
import { utilitiesSchema } from '#src/schemas/utilities.ts';
import { schemaProblems } from '#tests/support/schema-problems.ts';

const { utilities } = content('en').utilities;
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
  ['a number without a use', { phones: [{ ...phone, use: undefined }] }, 'phones.0.use'],
  ['an unknown use', { phones: [{ ...phone, use: 'night' }] }, 'phones.0.use'],
  ['a missing source', { source: undefined }, 'source'],
  ['a source without an address', { source: 'example.com' }, 'source'],
  ['a website without https', { website: 'http://www.example.com' }, 'website'],
  ['a rule without a source', { lateral: { says: 'X', read: first.read } }, 'lateral.source'],
  ['a missing date', { read: undefined }, 'read'],
  ['a day that does not exist', { read: '2026-02-30' }, 'read'],
])('EMERG-6 LOC-5 utilitiesSchema rejects %s and names the field', (_, change, field) => {
  const [problem] = schemaProblems(utilitiesSchema, { utilities: [{ ...first, ...change }] });
  expect(problem?.split(':')[0]).toBe(`utilities.0.${field}`);
});

test('LOC-1 utilitiesSchema rejects two services with one id', () => {
  const twice = { utilities: [first, { ...first, phones: [] }] };
  expect(schemaProblems(utilitiesSchema, twice)).toHaveLength(1);
});

test('LOC-1 utilitiesSchema rejects a number that stands twice, and names the first service', () => {
  const [problem] = schemaProblems(utilitiesSchema, { utilities: [first, { ...first, id: 'x' }] });
  expect(problem).toBe(
    `utilities.1.phones.0.number: ${String(phone?.number)} is also that of '${first.id}'`,
  );
});

test('LOC-5 an unknown id names the file and the field', () => {
  expect(() => getUtility('no-gas', 'src/content/cities/x.md: gas')).toThrow(
    "src/content/cities/x.md: gas: utilities.yaml has no service 'no-gas'",
  );
});
