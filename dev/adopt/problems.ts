import type { z } from 'astro/zod';
import { checkFields, plainWords } from '#src/schemas/field-problems.ts';

/** Words for a refusal whose schema has none of its own. */
const answerWords: z.core.$ZodErrorMap = (issue) =>
  issue.code === 'unrecognized_keys'
    ? `'${issue.keys.join(', ')}' is no answer: npm run adopt -- --help lists them`
    : plainWords(issue);

/** Leaves out answers without a value. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  const given = Object.entries(value).filter(([, inner]) => inner !== null);
  return Object.fromEntries(given.map(([key, inner]) => [key, withoutNulls(inner)]));
}

/** Validates answers and says in plain words what was typed and what is right (OWN-3, OWN-5). */
export const checkAnswers = <Facts>(schema: z.ZodType<Facts>, value: unknown) =>
  checkFields(schema, withoutNulls(value), answerWords);
