import { basename } from 'node:path';
import type { CollectionFile, Field } from '@sveltia/cms';
import type { z } from 'astro/zod';
import { invariant } from '#src/domain/invariant.ts';
import type { Locale } from '#src/domain/locale.ts';
import { EDITION_FILE, translationFolder } from '#src/queries/translation-files.ts';
import { labelFrom } from '#src/schemas/field-labels.ts';
import { fileSchemas } from '#src/schemas/content-files.ts';
import { editionSchema, reviewSchema } from '#src/schemas/edition.ts';
import { fieldsOf, schemaOf, toJsonSchema, withoutNull, type JsonSchema } from './fields.ts';

/** Files of src/content that only English pages show. */
const ENGLISH_ONLY: ReadonlySet<string> = new Set([
  'people.yaml',
  'job-photos.yaml',
  'quotes.yaml',
]);

/** Formats of JSON Schema that are no texts. */
const ADDRESSES: ReadonlySet<string> = new Set(['uri', 'email', 'date']);

/** Leaves the texts that a translation has in a schema; undefined when it has none. */
function textsOf(nullable: JsonSchema, around = true): JsonSchema | undefined {
  const schema = withoutNull(nullable);
  const { items, oneOf, properties = {}, propertyNames, type } = schema;
  const translated = schema['translated'] ?? around;
  // Each language has its own words.
  if (translated === 'own') return schema;
  invariant(typeof translated === 'boolean', 'translated is no yes or no');
  if (type === 'string') {
    const isText =
      !schema.enum && schema.const === undefined && !ADDRESSES.has(String(schema.format));
    return isText && translated ? schema : undefined;
  }
  // Shapes differ in facts, not in texts.
  if (oneOf) return textsOf(schemaOf(oneOf[0], 'shapes'), translated);
  if (type === 'array') {
    const texts = textsOf(schemaOf(items, 'items'), translated);
    return texts && { ...schema, items: texts };
  }
  if (propertyNames !== undefined) return translated ? schema : undefined;
  const fields = Object.entries(properties).flatMap(([name, value]) => {
    const texts = textsOf(schemaOf(value, name), translated);
    return texts ? [[name, texts] as const] : [];
  });
  // Translated items have the ids of the English ones.
  if (fields.length > 0 && 'id' in properties)
    fields.unshift([
      'id',
      {
        ...schemaOf(properties['id'], 'id'),
        description: 'that of the English one: it says which texts these translate',
      },
    ]);
  return fields.length === 0 ? undefined : { ...schema, properties: Object.fromEntries(fields) };
}

const reviewFields = fieldsOf(toJsonSchema(reviewSchema));

/**
 * Creates the fields of a translated file: those of its review, then its texts.
 *
 * @param schema - Schema of the English file.
 */
export function translationFields(schema: z.ZodType): Field[] {
  return [...reviewFields, ...fieldsOf(textsOf(toJsonSchema(schema)) ?? {})];
}

interface FileFields {
  readonly file: string;
  readonly label: string | undefined;
  readonly fields: Field[];
}

const edition = toJsonSchema(editionSchema);

const files: readonly FileFields[] = [
  ...Object.entries(fileSchemas)
    .filter(([file]) => !ENGLISH_ONLY.has(file))
    .map(([file, schema]) => ({
      file,
      label: toJsonSchema(schema).title,
      fields: translationFields(schema),
    })),
  { file: EDITION_FILE, label: edition.title, fields: [...reviewFields, ...fieldsOf(edition)] },
];

/** Describes the single files of a translation for the editor. */
export const translatedFiles = (locale: Locale): CollectionFile[] =>
  files.map(({ file, label, fields }) => {
    const name = basename(file, '.yaml');
    return {
      name,
      label: label ?? labelFrom(name),
      file: `${translationFolder(locale)}/${file}`,
      fields,
    };
  });
