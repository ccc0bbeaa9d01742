import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { parse } from 'yaml';

const FOLDER = 'src/content';

/**
 * Validates the facts of a file against its schema.
 *
 * @param schema - Schema of the file.
 * @param facts - Facts to validate.
 * @param file - Path of the file, for the error message.
 * @throws Error that names the file and every invalid field.
 */
export function validateFacts<Schema extends z.ZodType>(
  schema: Schema,
  facts: unknown,
  file: string,
): z.output<Schema> {
  const result = schema.safeParse(facts);
  if (result.success) return result.data;
  throw new Error(`${file} is not valid:\n${z.prettifyError(result.error)}`);
}

/**
 * Reads and validates a YAML file of src/content.
 *
 * @param schema - Schema of the file.
 * @param name - File name, such as 'company.yaml'.
 * @throws Error that names the file and the line, or the file and every invalid field.
 */
export function readFacts<Schema extends z.ZodType>(
  schema: Schema,
  name: string,
): z.output<Schema> {
  const file = `${FOLDER}/${name}`;
  return validateFacts(schema, parseYaml(readFileSync(file, 'utf8'), file), file);
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
