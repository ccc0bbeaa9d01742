import { expect, test } from 'vitest';
import { content } from '#src/queries/content.ts';
import { utilitiesSchema } from '#src/schemas/utilities.ts';
import { schemaProblems } from '#tests/support/schema-problems.ts';

const { utilities } = content('en').utilities;
const [first] = utilities;
if (first === undefined) throw new Error('utilities.yaml is empty');
const [phone] = first.phones;

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
