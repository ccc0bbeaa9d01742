import type { z } from 'astro/zod';

/** Why a value is refused. */
export interface FieldProblem {
  readonly path: readonly PropertyKey[];
  /** What was typed, what is wrong with it, and what is right. */
  readonly message: string;
}

/** Longer texts are shown by their beginning. */
const SHOWN_CHARACTERS = 60;

function shown(value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text;
}

const KINDS = new Map([
  ['string', 'a text'],
  ['number', 'a number, such as 12'],
  ['int', 'a whole number, such as 12'],
  ['boolean', 'true or false'],
  ['array', 'a list'],
  ['object', 'fields with names'],
  ['record', 'fields with names'],
]);

const FORMATS = new Map([
  ['date', 'a day such as 2026-11-20'],
  ['url', 'an address such as https://www.example.com'],
  ['email', 'an email address such as office@example.com'],
]);

type SizeIssue = z.core.$ZodRawIssue & { code: 'too_big' | 'too_small' };

function limitWords(issue: SizeIssue): string {
  const isMost = issue.code === 'too_big';
  const limit = Number(isMost ? issue.maximum : issue.minimum).toLocaleString('en-US');
  const { input } = issue;
  const most = isMost ? `at most ${limit}` : `at least ${limit}`;
  if (typeof input === 'string') {
    const needed = isMost ? 'fit' : 'are needed';
    return `'${shown(input)}' has ${input.length} characters, and ${most} ${needed}`;
  }
  if (Array.isArray(input)) return `is a list of ${input.length}, and it needs ${most}`;
  return `'${shown(input)}' is not right: ${most}`;
}

/** Words for a refusal whose schema has none of its own. */
export const plainWords: z.core.$ZodErrorMap = (issue) => {
  const { input } = issue;
  if (issue.code === 'unrecognized_keys')
    return `has no field '${issue.keys.join("', '")}': correct the name, or delete it`;
  if (input === undefined || input === null || input === '') return 'is missing';
  const notRight = `'${shown(input)}' is not right`;
  switch (issue.code) {
    case 'too_big':
    case 'too_small':
      return limitWords(issue);
    case 'invalid_value':
      return `'${shown(input)}' is not one of ${issue.values.map(String).join(', ')}`;
    case 'invalid_type':
      return `${notRight}: ${KINDS.get(issue.expected) ?? issue.expected}`;
    case 'invalid_format':
      return FORMATS.has(issue.format) ? `${notRight}: ${FORMATS.get(issue.format)}` : notRight;
    default:
      return notRight;
  }
};

/** Puts what was typed before a message that does not say it. */
function withInput({ path, message, input }: z.core.$ZodIssue): FieldProblem {
  const typed = typeof input === 'string' || typeof input === 'number' ? shown(input) : '';
  const isSaid = typed === '' || message.includes(typed);
  return { path, message: isSaid ? message : `'${typed}' is not right: ${message}` };
}

/**
 * Validates fields and says in plain words what was typed and what is right (OWN-5).
 *
 * @param error - Words for refusals whose schema has none of its own.
 */
export function checkFields<Facts>(
  schema: z.ZodType<Facts>,
  value: unknown,
  error = plainWords,
): { readonly facts: Facts | undefined; readonly problems: readonly FieldProblem[] } {
  const result = schema.safeParse(value, { error, reportInput: true });
  return { facts: result.data, problems: (result.error?.issues ?? []).map(withInput) };
}
