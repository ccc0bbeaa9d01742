import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { splitFrontMatter } from '#src/domain/front-matter.ts';
import { fileSchemas, type ContentFacts, type ContentFile } from '#src/schemas/content-files.ts';

const FOLDER = 'src/content';
const schemas: { readonly [Name in ContentFile]: z.ZodType<ContentFacts[Name]> } = fileSchemas;

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
 * Reads and validates a YAML file of src/content.
 *
 * @param name - File name, such as 'company.yaml'.
 * @throws Error that names the file and the line, or the file and every invalid field.
 */
export function readFacts<Name extends ContentFile>(name: Name): ContentFacts[Name] {
  const file = `${FOLDER}/${name}`;
  return validateContent(name, readYaml(file), file);
}

/**
 * Validates the facts of a file with the texts of a language.
 *
 * @param name - Name of the English file.
 * @param file - Path of the file, for the error message.
 * @throws Error that names the file and every invalid field.
 */
export function validateContent<Name extends ContentFile>(
  name: Name,
  facts: unknown,
  file: string,
): ContentFacts[Name] {
  return validateFacts(schemas[name], facts, file);
}

/**
 * Reads a YAML file.
 *
 * @throws Error that names the file and the line.
 */
export function readYaml(file: string): unknown {
  return parseYaml(readFileSync(file, 'utf8'), file);
}

/**
 * Reads a Markdown file with fields.
 *
 * @returns the fields, parsed, and the text below them, trimmed.
 * @throws Error that names the file.
 */
export function readMarkdown(file: string): { readonly fields: unknown; readonly text: string } {
  const parts = splitFrontMatter(readFileSync(file, 'utf8'));
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
