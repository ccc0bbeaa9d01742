import type { Field } from '@sveltia/cms';
import { z } from 'astro/zod';
import { createEditorConfig } from '#dev/editor/editor-config.ts';
import { LOCALES } from '#src/domain/locale.ts';

/** Collections of the editor in all languages. */
export const { collections = [] } = createEditorConfig('http://localhost:4321', {
  languages: LOCALES,
});

/** Fields of the editor by file or folder. */
export const editors = new Map(
  collections.flatMap((collection): (readonly [string, readonly Field[]])[] => {
    if ('folder' in collection) return [[collection.folder, collection.fields]];
    return 'files' in collection ? collection.files.map(({ file, fields }) => [file, fields]) : [];
  }),
);

/** Path of a field, such as 'plans.name', and its schema. */
type SchemaField = readonly [path: string, schema: z.core.$ZodType];

const isObject = (schema: z.core.$ZodType): boolean =>
  schema instanceof z.ZodObject || (schema instanceof z.ZodPipe && isObject(schema.in));

/** Lists the fields of a schema. */
export function schemaFields(schema: z.core.$ZodType, path = ''): readonly SchemaField[] {
  // The fields of what people type, before they are converted.
  if (schema instanceof z.ZodPipe) return schemaFields(schema.in, path);
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, inner]) =>
      schemaFields(inner, path === '' ? key : `${path}.${key}`),
    );
  if (schema instanceof z.ZodArray && isObject(schema.element))
    return [[path, schema], ...schemaFields(schema.element, path)];
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option) => schemaFields(option, path));
  if (
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodExactOptional
  )
    return schemaFields(schema.unwrap(), path);
  if (schema instanceof z.ZodRecord && schema.keyType instanceof z.ZodEnum)
    return schema.keyType.options.map((key) => [`${path}.${key}`, schema.valueType]);
  return [[path, schema]];
}

/** Paths of the fields in the editor. */
export function editorPaths(fields: readonly Field[], path = ''): readonly string[] {
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

/** Sorts paths, each once. */
export const sorted = (paths: readonly string[]) => [...new Set(paths)].toSorted();
