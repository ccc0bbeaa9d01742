const FRONT_MATTER = /^---\n([^]*?\n)---\n([^]*)$/;

/**
 * Splits the text of a Markdown file with fields.
 *
 * @returns the fields as YAML and what is below them; undefined when there are no fields.
 */
export function splitFrontMatter(text: string) {
  const [, fields, body] = FRONT_MATTER.exec(text) ?? [];
  return fields === undefined || body === undefined ? undefined : { fields, body };
}
