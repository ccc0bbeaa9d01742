import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { CORE_SCHEMA, load, YAMLException } from 'js-yaml';
import { splitFrontMatter } from '#src/domain/front-matter.ts';
import { placeOf, titleOf } from '#src/schemas/field-labels.ts';
import { checkFields } from '#src/schemas/field-problems.ts';
import { contentError } from './content-error.ts';

/** A file of src/content, not validated yet. */
interface ParsedFile {
  readonly fields: unknown;
  /** The Markdown below the fields, trimmed; empty in a YAML file. */
  readonly text: string;
}

/** Name of a file in the editor: 'Company', or 'Cities › pasadena' in a folder. */
function nameOf(schema: z.ZodType, file: string): string {
  const [, folder, slug] = /([^/]+)\/([^/]+)\.\w+$/.exec(file) ?? [];
  const title = titleOf(schema);
  if (title === undefined || folder === undefined || slug === undefined) return file;
  return folder === 'content' || folder.length === 2 ? title : `${title} › ${slug}`;
}

/**
 * Validates the facts of a file against its schema.
 *
 * @param schema - Schema of the file.
 * @param facts - Facts to validate.
 * @param file - Path of the file, for the error message.
 * @throws ContentError that names the file and every invalid field, as the editor names it.
 */
export function validateFacts<Facts>(
  schema: z.ZodType<Facts>,
  facts: unknown,
  file: string,
): Facts {
  const { facts: valid, problems } = checkFields(schema, facts);
  if (problems.length === 0 && valid !== undefined) return valid;
  const lines = problems.flatMap(({ path, message }) => {
    const { labels, description } = placeOf(schema, path);
    return [
      `✖ ${message}`,
      ...(path.length === 0 ? [] : [`  → at ${z.core.toDotPath(path)}`]),
      `    in the editor: ${[nameOf(schema, file), ...labels].join(' › ')}`,
      ...(description === undefined ? [] : [`    what it is: ${description}`]),
    ];
  });
  throw contentError([`${file} is not valid:`, ...lines].join('\n'));
}

/**
 * Reads a YAML file, or a Markdown file with fields.
 *
 * @throws Error that names the file.
 */
export function readFile(file: string): ParsedFile {
  const source = readFileSync(file, 'utf8');
  if (!file.endsWith('.md')) return { fields: parseYaml(source, file), text: '' };
  const parts = splitFrontMatter(source);
  if (!parts) throw contentError(`${file}: the fields are not between two lines of ---`);
  return { fields: parseYaml(parts.fields, file), text: parts.body.trim() };
}

/** The last text of each file and what it says: several readers read most files. */
const parsed = new Map<string, { readonly text: string; readonly value: unknown }>();

/**
 * Parses the YAML text of a file, once while the text stays the same.
 *
 * @throws Error that names the file.
 */
export function parseYaml(text: string, file: string): unknown {
  const last = parsed.get(file);
  if (last?.text === text) return last.value;
  try {
    const loaded = load(text, { schema: CORE_SCHEMA });
    // Nothing but comments is null, as an empty value is.
    const value = loaded === undefined ? null : loaded;
    parsed.set(file, { text, value });
    return value;
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    throw contentError(`${file} is not valid YAML: ${error.message}`);
  }
}
