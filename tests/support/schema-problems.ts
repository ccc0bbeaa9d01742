import type { z } from 'astro/zod';

/** Validates a value. @returns a line for each problem: 'field: message'. */
export function schemaProblems(schema: z.ZodType, value: unknown): readonly string[] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

/** @returns the invalid fields, each once; '' is the value as a whole. */
export function invalidFields(schema: z.ZodType, value: unknown): readonly string[] {
  const fields = schemaProblems(schema, value).map((problem) => problem.split(':')[0] ?? '');
  return [...new Set(fields)];
}
