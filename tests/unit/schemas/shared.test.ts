import type { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import {
  descriptionSchema,
  dollarsSchema,
  latitudeSchema,
  longitudeSchema,
  slugSchema,
  templateSchema,
  textSchema,
  zipSchema,
} from '#src/schemas/shared.ts';

const TABLE: readonly (readonly [string, z.ZodType, readonly unknown[], readonly unknown[]])[] = [
  [
    'a slug',
    slugSchema,
    ['la-verne', 'a', 'visits-12'],
    ['', 'La-Verne', 'la_verne', '-a', 'a-', 'a--b', 'a/b'],
  ],
  [
    'a price in dollars',
    dollarsSchema(10, 2000, 420),
    [10, 384, 2000],
    [0, 9, 384.5, 2001, 38_400, -384, '384', '$384', NaN, Infinity, null],
  ],
  ['a text', textSchema, ['a', 'a b'], ['', ' a', 'a ', '\n', 7]],
  [
    'a description',
    descriptionSchema,
    ['x'.repeat(70), 'x'.repeat(160)],
    ['x'.repeat(69), 'x'.repeat(161)],
  ],
  ['a latitude of the state', latitudeSchema, [33.7, 38.58], [-34.1, 32.4, 42.2, '34.1']],
  ['a longitude of the state', longitudeSchema, [-118.24, -121.49], [118.24, -124.6, -114]],
  [
    'a text with values',
    templateSchema(['hours', 'labor'], 'below the slider'),
    ['{hours}, labor {labor}', 'No value'],
    ['{hours}, {phone}', ''],
  ],
  ['a ZIP code', zipSchema, ['91016'], [91016, '9101', '910160', '10001', '91016-1234']],
];

describe.each(TABLE)('%s', (_, schema, right, wrong) => {
  test.each(right)('accepts %j', (value) => {
    expect(schema.safeParse(value).success).toBe(true);
  });
  test.each(wrong)('rejects %j', (value) => {
    expect(schema.safeParse(value).success).toBe(false);
  });
});
