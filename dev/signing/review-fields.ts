import { stringify } from 'yaml';
import { splitFrontMatter } from '#src/domain/front-matter.ts';
import type { Review } from '#src/schemas/edition.ts';

const FIELDS = /^(?:source|signature|reviewedBy|reviewedOn):.*\n(?:[ \t]+.*\n)*/gm;

const inYaml = (fields: string, review: Review) =>
  stringify(review, { lineWidth: 0, singleQuote: true }) + fields.replaceAll(FIELDS, '');

/**
 * Writes the fields of a review into a translated file and leaves the rest of it as it is.
 *
 * @param text - Text of the YAML or Markdown file.
 * @param review - Values of the fields, which become the first ones.
 */
export function withReview(text: string, review: Review): string {
  const parts = splitFrontMatter(text);
  return parts ? `---\n${inYaml(parts.fields, review)}---\n${parts.body}` : inYaml(text, review);
}
