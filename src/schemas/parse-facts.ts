import { z } from 'astro/zod';

/**
 * Checks a file of facts against its schema.
 * @param fileName the file as a reader would open it; it stands in the message
 * @returns the facts, typed by the schema
 * @throws Error that names the file and every wrong field
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
