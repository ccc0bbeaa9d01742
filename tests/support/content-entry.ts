import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A content file, read as Astro reads it and not yet checked. */
interface ContentEntry {
  readonly fields: unknown;
  /** the text below the fields, as it is written; '' in a file that has none */
  readonly body: string;
}

/** Reads a Markdown file with fields above its text, or a YAML file that is all fields. */
export function readContentEntry(file: string): ContentEntry {
  const text = readFileSync(file, 'utf8');
  const [, fields = text, body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  return { fields: parse(fields), body };
}
