import { globSync, readFileSync } from 'node:fs';
import type { Field } from '@sveltia/cms';
import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { createEditorConfig } from '#dev/editor/editor-config.ts';
import { fieldsOf, toJsonSchema } from '#dev/editor/fields.ts';
import { interpolateFacts } from '#src/queries/interpolate-facts.ts';
import { fileSchemas, folderSchemas } from '#src/schemas/content-files.ts';

const { collections = [] } = createEditorConfig('http://localhost:4321');

/** Fields of the editor by file or folder. */
const editors = new Map(
  collections.flatMap((collection): (readonly [string, readonly Field[]])[] => {
    if ('folder' in collection) return [[collection.folder, collection.fields]];
    return 'files' in collection ? collection.files.map(({ file, fields }) => [file, fields]) : [];
  }),
);

const schemas = [
  ...Object.entries(fileSchemas).map(([file, schema]) => [`src/content/${file}`, schema] as const),
  ...Object.entries(folderSchemas).map(
    ([name, schema]) => [`src/content/${name}`, schema] as const,
  ),
];

/** Paths of the fields of a schema, such as 'plans.name'. */
function schemaPaths(schema: z.core.$ZodType, path: string): readonly string[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, inner]) =>
      schemaPaths(inner, path === '' ? key : `${path}.${key}`),
    );
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodObject)
    return [path, ...schemaPaths(schema.element, path)];
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option) => schemaPaths(option, path));
  if (
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodExactOptional
  )
    return schemaPaths(schema.unwrap(), path);
  if (schema instanceof z.ZodRecord && schema.keyType instanceof z.ZodEnum)
    return schema.keyType.options.map((key) => `${path}.${key}`);
  return [path];
}

/** Paths of the fields in the editor. */
function editorPaths(fields: readonly Field[], path = ''): readonly string[] {
  return fields.flatMap((field) => {
    const own = path + field.name;
    if ('types' in field && field.types)
      return field.types.flatMap(({ fields: inner = [] }) => [
        `${own}.${field.typeKey}`,
        ...editorPaths(inner, `${own}.`),
      ]);
    if (!('fields' in field) || !field.fields) return [own];
    const inner = editorPaths(field.fields, `${own}.`);
    return field.widget === 'list' ? [own, ...inner] : inner;
  });
}

const sorted = (paths: readonly string[]) => [...new Set(paths)].toSorted();

describe('OWN-1 the editor', () => {
  test.each(schemas)('has a widget for every field of %s, and no other', (file, schema) => {
    const paths = editorPaths(editors.get(file) ?? []).filter((path) => path !== 'body');
    expect(sorted(paths)).toEqual(sorted(schemaPaths(schema, '')));
  });

  test('opens every content file', () => {
    const files = globSync('src/content/{*,!(es)/**/*}.{md,yaml}');
    expect(
      files.filter((file) => !editors.has(file) && !editors.has(file.replace(/\/[^/]+$/, ''))),
    ).toEqual([]);
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
      'the unit of a number',
      z.int().positive().meta({ unit: 'cents' }),
      { min: 1, after_input: 'cents' },
    ],
    ['an optional field', z.string().exactOptional(), { required: false }],
    ['a list of fixed length', z.array(z.string()).length(2), { allow_add: false, min: 2, max: 2 }],
    ['an answer that must be yes', z.literal(true), { options: [{ value: true, label: 'Yes' }] }],
  ])('takes %s from the schema', (_, schema, expected) => {
    expect(fieldFor(schema)).toMatchObject(expected);
  });

  test('throws for a type without a widget', () => {
    expect(() => fieldFor(z.unknown())).toThrow('tradeName: no widget');
  });
});

test('docs/editing.md names only facts that texts can use', () => {
  const names = readFileSync('docs/editing.md', 'utf8').match(/\{(?:company|prices)\.\w+\}/g) ?? [];
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) expect(() => interpolateFacts(name, 'docs/editing.md')).not.toThrow();
});
