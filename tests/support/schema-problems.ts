import type { z } from 'astro/zod';

/** @returns what a schema has against a value, a line a problem: 'field: message'; empty when all is well. */
export function schemaProblems(schema: z.ZodType, value: unknown): readonly string[] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

/** @returns the fields that are wrong, each once; '' is the value as a whole. */
export function wrongFields(schema: z.ZodType, value: unknown): readonly string[] {
  const fields = schemaProblems(schema, value).map((problem) => problem.split(':')[0] ?? '');
  return [...new Set(fields)];
}
