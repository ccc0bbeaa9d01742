import { expect, test } from 'vitest';
import { readFile } from '#src/queries/read-file.ts';
import { serviceSchema } from '#src/schemas/service.ts';
import { invalidFields } from '#tests/support/schema-problems.ts';

const { fields } = readFile('src/content/services/water-heaters.md');
const service = serviceSchema.parse(fields);

test.each([
  ['an order below 1', { order: 0 }, 'order'],
  ['a title too long for its card', { title: 'x'.repeat(41) }, 'title'],
  ['a title too long for search results', { seoTitle: 'x'.repeat(61) }, 'seoTitle'],
  ['HOME-2 five bullets instead of four', { features: ['a', 'b', 'c', 'd', 'e'] }, 'features'],
  ['an invalid icon name', { icon: 'Flame Icon' }, 'icon'],
  ['an empty list of included work', { included: [] }, 'included'],
  ['an empty list of reasons to call', { callWhen: [] }, 'callWhen'],
  ['an unknown key', { price: 100 }, ''],
])('serviceSchema rejects %s', (_, change, field) => {
  expect(invalidFields(serviceSchema, { ...service, ...change })).toEqual([field]);
});
