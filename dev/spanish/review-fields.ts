import { stringify } from 'yaml';
import type { Review } from '#src/schemas/edition.ts';

const FIELDS = /^(?:source|signature|reviewedBy|reviewedOn):.*\n(?:[ \t]+.*\n)*/gm;
const MARKDOWN = /^---\n([^]*?\n)(---\n[^]*)$/;

const inYaml = (fields: string, review: Review) =>
  stringify(review, { lineWidth: 0, singleQuote: true }) + fields.replaceAll(FIELDS, '');

/**
 * Writes the fields of a review into a translated file and leaves the rest of it as it is.
 *
 * @param text - Text of the YAML or Markdown file.
 * @param review - Values of the fields, which become the first ones.
 */
export function withReview(text: string, review: Review): string {
  const [, fields, body] = MARKDOWN.exec(text) ?? [];
  return fields === undefined || body === undefined
    ? inYaml(text, review)
    : `---\n${inYaml(fields, review)}${body}`;
}
