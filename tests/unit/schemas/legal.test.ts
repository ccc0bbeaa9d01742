import { expect, test } from 'vitest';
import { readFile } from '#src/queries/read-file.ts';
import { legalSchema } from '#src/schemas/legal.ts';
import { invalidFields } from '#tests/support/schema-problems.ts';

const { fields } = readFile('src/content/legal/privacy-policy.md');
const page = legalSchema.parse(fields);

test.each([
  ['without a title', { title: '' }, 'title'],
  ['with a title too long for search results', { seoTitle: 'x'.repeat(61) }, 'seoTitle'],
  ['with a description too short for search results', { description: 'Our terms.' }, 'description'],
  ['without a review note', { reviewNote: undefined }, 'reviewNote'],
  ['with an unknown key', { lastUpdated: '2026-01-01' }, ''],
])('legalSchema rejects a page %s', (_, change, field) => {
  expect(invalidFields(legalSchema, { ...page, ...change })).toEqual([field]);
});
