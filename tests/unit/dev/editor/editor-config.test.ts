import { globSync, readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { createEditorConfig } from '#dev/editor/editor-config.ts';
import { fieldsOf, toJsonSchema } from '#dev/editor/fields.ts';
import { conditionsOfFirm } from '#src/queries/conditions.ts';
import { hasLanguage } from '#src/queries/edition.ts';
import { interpolateFacts } from '#src/queries/interpolate-facts.ts';
import { cityDraftSchema } from '#src/schemas/city.ts';
import { fileSchemas, folderSchemas } from '#src/schemas/content-files.ts';
import { dollarsSchema, iconNameSchema, patternNumberSchema } from '#src/schemas/shared.ts';
import {
  collections,
  editorPaths,
  editors,
  schemaFields,
  sorted,
} from '#tests/support/editor-fields.ts';

const schemas = [
  ...Object.entries(fileSchemas).map(([file, schema]) => [`src/content/${file}`, schema] as const),
  ...Object.entries({ ...folderSchemas, 'city-drafts': cityDraftSchema }).map(
    ([name, schema]) => [`src/content/${name}`, schema] as const,
  ),
];

describe('OWN-1 the editor', () => {
  test.each(schemas)('has a widget for every field of %s, and no other', (file, schema) => {
    const paths = editorPaths(editors.get(file) ?? []).filter((path) => path !== 'body');
    expect(sorted(paths)).toEqual(sorted(schemaFields(schema).map(([path]) => path)));
  });

  test('has forms for the languages of the site alone', () => {
    const namesIn = (options?: Parameters<typeof createEditorConfig>[1]) =>
      (createEditorConfig('', options).collections ?? []).map(({ name }) => name);
    expect(namesIn({ languages: ['en'] })).not.toContain('es');
    expect(namesIn({ languages: ['en', 'es'] })).toContain('es');
    expect(namesIn().includes('es')).toBe(hasLanguage('es'));
  });

  test('OWN-4 takes prices in dollars and tax in percent', () => {
    const units = (editors.get('src/content/prices.yaml') ?? []).flatMap((field) =>
      'unit' in field ? [[field.label, field.unit]] : [],
    );
    expect(units).toEqual([
      ['Divisor of materials', undefined],
      ['Sales tax', 'percent'],
      ['Length of a visit', 'hours'],
      ['Review club reward', 'dollars'],
    ]);
    expect(JSON.stringify(collections)).not.toMatch(/"unit":"cents"/);
  });

  test('OWN-5 lists items of files, and categories of questions, without conditions', () => {
    const names = globSync('src/content/**/*.yaml').flatMap((file) =>
      readFileSync(file, 'utf8').match(/^ +(?:- )?(?:name|title|question): .*/gm),
    );
    expect(names.filter((name) => name?.includes('{if '))).toEqual([]);
    const categories = collections.filter(({ name }) => /faq$/.test(name ?? ''));
    for (const one of categories) expect(one).toHaveProperty('summary', '{{slug}}');
  });

  test('shows no id of the specification', () => {
    expect(JSON.stringify(collections).match(/\b[A-Z]{2,}-\d+/g)).toBeNull();
  });
});

describe('fieldsOf', () => {
  const fieldFor = (schema: z.ZodType) =>
    fieldsOf(toJsonSchema(z.strictObject({ tradeName: schema })))[0];

  test.each<readonly [string, z.ZodType, object]>([
    ['a label from the key', z.string(), { label: 'Trade name', required: true }],
    ['the title as label', z.string().meta({ title: 'Firm' }), { label: 'Firm' }],
    ['a hint without ids', z.string().describe('the firm (HOME-1, PROD-5)'), { hint: 'The firm' }],
    ['limits', z.string().min(3).max(90), { widget: 'text', minlength: 3, maxlength: 90 }],
    [
      'a pattern with its message',
      z.string().regex(/^a+$/, 'only a'),
      { pattern: ['^a+$', 'Only a'] },
    ],
    [
      'the flag of a Unicode pattern',
      z.string().regex(/^\p{Ll}+$/u),
      { pattern: ['/^\\p{Ll}+$/u', expect.any(String)] },
    ],
    ['choices', z.enum(['a', 'b']), { widget: 'select', options: ['a', 'b'] }],
    [
      'the unit and the limits of a number',
      z.int().positive().max(9).meta({ unit: 'visits' }),
      { widget: 'amount', unit: 'visits', min: 1, max: 9 },
    ],
    [
      'whole numbers, which are refused with a fraction and not cut',
      z.int().positive(),
      { pattern: [String.raw`^-?\d+$`, 'A whole number from 1'] },
    ],
    [
      'the message of a whole number',
      dollarsSchema(10, 20, 15),
      { pattern: [expect.any(String), 'Whole dollars, such as 15 for $15, from 10 to 20'] },
    ],
    [
      'the pattern of a number with its message',
      patternNumberSchema(/^[3-9](\.5)?$/, 'half percents'),
      { pattern: ['^[3-9](\\.5)?$', 'Half percents'] },
    ],
    ['an optional field', z.string().exactOptional(), { required: false }],
    [
      'the length of a list, as empty texts of a new file',
      z.array(z.string()).length(2),
      { min: 2, max: 2, default: ['', ''] },
    ],
    ['a list that may be empty', z.array(z.string()).default([]), { required: false }],
    ['icons', iconNameSchema, { widget: 'icon', icons: expect.arrayContaining(['hammer']) }],
    [
      'a text that may be left out, and that no save adds',
      z.literal('24/7').optional(),
      { widget: 'select', options: ['24/7'], required: false },
    ],
    ['an answer that must be yes', z.literal(true), { options: [{ value: true, label: 'Yes' }] }],
  ])('takes %s from the schema', (_, schema, expected) => {
    expect(fieldFor(schema)).toMatchObject(expected);
  });

  test('begins a list that may be left out without items', () => {
    const list = z.array(z.string()).min(2).exactOptional();
    expect(fieldFor(list)).not.toHaveProperty('default');
  });

  test.each([
    ['a type without a widget', z.unknown(), 'tradeName: no widget'],
    ['a list that must be there and may be empty', z.array(z.string()), 'tradeName: an empty list'],
  ])('throws for %s', (_, schema, message) => {
    expect(() => fieldFor(schema)).toThrow(message);
  });
});

// A firm has the facts of its offers alone.
const hasEveryOffer = Object.values(conditionsOfFirm()).every(Boolean);
test.runIf(hasEveryOffer)('docs/editing.md names only facts that texts can use', () => {
  const names = readFileSync('docs/editing.md', 'utf8').match(/\{(?:company|prices)\.\w+\}/g) ?? [];
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) expect(() => interpolateFacts(name, 'docs/editing.md')).not.toThrow();
});
