import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { fileSchemas, folderSchemas } from '#src/schemas/content-files.ts';
import {
  isTranslated,
  layersOf,
  rulesOfFile,
  rulesWithin,
  type FieldRules,
} from '#src/schemas/field-rules.ts';
import { editionSchema, reviewSchema } from '#src/schemas/edition.ts';
import { hasLanguage } from '#src/queries/edition.ts';
import { readFile } from '#src/queries/read-file.ts';
import { editorPaths, editors, schemaFields, sorted } from '#tests/support/editor-fields.ts';

const FOLDER = 'src/content/es';
const REVIEW = Object.keys(reviewSchema.shape);
const pathsOf = (file: string) =>
  sorted(editorPaths(editors.get(`${FOLDER}/${file}`) ?? []).filter((path) => path !== 'body'));
const isList = (schema: FieldRules['schema']) =>
  schema !== undefined && layersOf(schema).some((layer) => layer instanceof z.ZodArray);
/** Rules of the items of a list, and of their lists. */
const throughLists = (rules: FieldRules): FieldRules =>
  isList(rules.schema) ? throughLists(rulesWithin(rules, '0')) : rules;
const rulesAt = (schema: z.ZodType, path: string) =>
  path
    .split('.')
    .reduce((rules, name) => throughLists(rulesWithin(rules, name)), rulesOfFile(schema));
/** A list of objects has a path of its own besides those of its texts. */
const withoutLists = (paths: readonly string[]) =>
  paths.filter((path) => !paths.some((other) => other.startsWith(`${path}.`)));

const schemas = [...Object.entries(fileSchemas), ...Object.entries(folderSchemas)];
const translated = schemas.filter(([file]) => editors.has(`${FOLDER}/${file}`));

/** Paths of the texts in a content file, without positions in lists. */
function textPaths(value: unknown, path: readonly string[] = []): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item) => textPaths(item, path));
  if (typeof value !== 'object' || value === null) return [path.join('.')];
  return Object.entries(value).flatMap(([name, inner]) => textPaths(inner, [...path, name]));
}

describe('OWN-1 the editor of translated files', () => {
  test.each(translated)('has a widget for every translated text of %s', (file, schema) => {
    const paths = schemaFields(schema).map(([path]) => path);
    const texts = paths.filter((path) => {
      const rules = rulesAt(schema, path);
      return isTranslated(rules) || rules.translated === 'own';
    });
    const ids = paths.filter((path) => {
      const [, list] = /^(.+\.)id$/.exec(path) ?? [];
      return list !== undefined && texts.some((text) => text.startsWith(list));
    });
    const wanted = [...texts, ...ids];
    expect(withoutLists(pathsOf(file))).toEqual(withoutLists(sorted([...REVIEW, ...wanted])));
  });

  test('has a widget for every text without an English one', () => {
    expect(pathsOf('edition.yaml')).toEqual(
      sorted([...REVIEW, ...schemaFields(editionSchema).map(([path]) => path)]),
    );
  });

  test.runIf(hasLanguage('es')).each(globSync('**/*.{yaml,md}', { cwd: FOLDER }))(
    'has a widget for everything in %s',
    (file) => {
      const paths = editors.has(`${FOLDER}/${file}`) ? pathsOf(file) : pathsOf(dirname(file));
      expect(
        textPaths(readFile(`${FOLDER}/${file}`).fields).filter((path) => !paths.includes(path)),
      ).toEqual([]);
    },
  );
});
