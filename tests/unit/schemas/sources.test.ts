import { describe, expect, test } from 'vitest';
import { z } from 'astro/zod';
import { sourcesSchema } from '#src/schemas/sources.ts';
import { invalidFields } from '#tests/support/schema-problems.ts';

const source = {
  for: 'straps',
  title: 'Health and Safety Code 19211',
  url: 'https://example.org/19211',
  read: '2026-11',
};
const file = z.strictObject({ sources: sourcesSchema });

describe('sourcesSchema', () => {
  test.each([
    ['a source', { sources: [source] }],
    ['LOC-3 a source of a local fact', { sources: [{ ...source, for: 'local' }] }],
    ['a file without sources', {}],
  ])('accepts %s', (_, fields) => {
    expect(invalidFields(file, fields)).toEqual([]);
  });

  test.each([
    ['an unknown subject', { for: 'paint' }, 'sources.0.for'],
    ['an empty title', { title: '' }, 'sources.0.title'],
    ['an address without its protocol', { url: 'example.org/19211' }, 'sources.0.url'],
    ['a day instead of a month', { read: '2026-11-21' }, 'sources.0.read'],
    ['a month that does not exist', { read: '2026-13' }, 'sources.0.read'],
    ['an unknown key', { page: 4 }, 'sources.0'],
  ])('rejects %s', (_, change, field) => {
    expect(invalidFields(file, { sources: [{ ...source, ...change }] })).toEqual([field]);
  });

  test('rejects an empty list', () => {
    expect(invalidFields(file, { sources: [] })).toEqual(['sources']);
  });
});
