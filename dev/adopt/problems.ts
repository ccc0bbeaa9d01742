import type { z } from 'astro/zod';

const shown = (value: unknown) =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

/** Words for a refusal whose schema has none of its own. */
const plainWords: z.core.$ZodErrorMap = (issue) => {
  const { input } = issue;
  if (issue.code === 'unrecognized_keys')
    return `'${issue.keys.join(', ')}' is no answer: npm run adopt -- --help lists them`;
  if (input === undefined || input === '') return 'is missing';
  if (issue.code === 'too_big' && typeof input === 'string')
    return `'${input}' has ${input.length} characters, and at most ${issue.maximum} fit`;
  if (issue.code === 'too_big' || issue.code === 'too_small') {
    const limit = issue.code === 'too_big' ? `most ${issue.maximum}` : `least ${issue.minimum}`;
    return `'${shown(input)}' is not right: at ${limit}`;
  }
  return issue.code === 'invalid_value'
    ? `'${shown(input)}' is not one of ${issue.values.map(String).join(', ')}`
    : `'${shown(input)}' is not right`;
};

/** Leaves out answers without a value. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  const given = Object.entries(value).filter(([, inner]) => inner !== null);
  return Object.fromEntries(given.map(([key, inner]) => [key, withoutNulls(inner)]));
}

/** Why an answer is refused. */
export interface Problem {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Puts what was typed before a message that does not say it. */
function inOwnWords({ path, message, input }: z.core.$ZodIssue): Problem {
  const typed = typeof input === 'string' || typeof input === 'number' ? `'${input}'` : '';
  const isSaid = typed === '' || input === '' || message.includes(typed);
  return { path, message: isSaid ? message : `${typed} is not right: ${message}` };
}

/** Validates answers and says in plain words what was typed and what is right (OWN-3, OWN-5). */
export function checkAnswers<Facts>(
  schema: z.ZodType<Facts>,
  value: unknown,
): { readonly facts: Facts | undefined; readonly problems: readonly Problem[] } {
  const options = { error: plainWords, reportInput: true };
  const { data, error } = schema.safeParse(withoutNulls(value), options);
  return { facts: data, problems: (error?.issues ?? []).map(inOwnWords) };
}
