import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { splitFrontMatter } from '#src/domain/front-matter.ts';

/** A parsed content file, not yet validated. */
interface ContentEntry {
  readonly fields: unknown;
  /** The Markdown below the frontmatter; empty in a YAML file. */
  readonly body: string;
}

/** Reads a Markdown file with frontmatter, or a YAML file. */
export function readContentEntry(file: string): ContentEntry {
  const text = readFileSync(file, 'utf8');
  const { fields, body } = splitFrontMatter(text) ?? { fields: text, body: '' };
  return { fields: parse(fields), body };
}
