import { z } from 'astro/zod';

/**
 * Validates the facts of a file against its schema.
 *
 * @param schema - Schema of the file.
 * @param facts - Facts to validate.
 * @param fileName - Path of the file, for the error message.
 * @returns the facts, typed by the schema.
 * @throws Error that names the file and every invalid field.
 */
export function parseFacts<Schema extends z.ZodType>(
  schema: Schema,
  facts: z.input<Schema>,
  fileName: string,
): z.output<Schema> {
  const result = schema.safeParse(facts);
  if (result.success) return result.data;
  throw new Error(`${fileName} is not valid:\n${z.prettifyError(result.error)}`);
}
