import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { splitFrontMatter } from '#src/domain/front-matter.ts';

/** A file of src/content, not validated yet. */
interface ParsedFile {
  readonly fields: unknown;
  /** The Markdown below the fields, trimmed; empty in a YAML file. */
  readonly text: string;
}

/**
 * Validates the facts of a file against its schema.
 *
 * @param schema - Schema of the file.
 * @param facts - Facts to validate.
 * @param file - Path of the file, for the error message.
 * @throws Error that names the file and every invalid field.
 */
export function validateFacts<Facts>(
  schema: z.ZodType<Facts>,
  facts: unknown,
  file: string,
): Facts {
  const result = schema.safeParse(facts);
  if (result.success) return result.data;
  throw new Error(`${file} is not valid:\n${z.prettifyError(result.error)}`);
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
  if (!parts) throw new Error(`${file}: the fields are not between two lines of ---`);
  return { fields: parseYaml(parts.fields, file), text: parts.body.trim() };
}

/**
 * Parses the YAML text of a file.
 *
 * @throws Error that names the file.
 */
export function parseYaml(text: string, file: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    throw new Error(`${file} is not valid YAML`, { cause: error });
  }
}
