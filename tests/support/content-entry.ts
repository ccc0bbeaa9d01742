import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A parsed content file, not yet validated. */
interface ContentEntry {
  readonly fields: unknown;
  /** The Markdown below the frontmatter; empty in a YAML file. */
  readonly body: string;
}

/** Reads a Markdown file with frontmatter, or a YAML file. */
export function readContentEntry(file: string): ContentEntry {
  const text = readFileSync(file, 'utf8');
  const [, fields = text, body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  return { fields: parse(fields), body };
}
