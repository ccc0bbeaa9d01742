import { Document } from 'yaml';

/** A field, such as ['base', 'slug'], and its value; undefined removes it. */
export type Edit = readonly [path: readonly (string | number)[], value: unknown];

/**
 * Changes fields of a content file.
 *
 * @param fields - Fields as people type them, before the schema converts them.
 * @returns a copy with the edits.
 */
export function withEdits(fields: unknown, edits: readonly Edit[]): unknown {
  const document = new Document(fields);
  for (const [path, value] of edits)
    if (value === undefined) document.deleteIn(path);
    else document.setIn(path, value);
  return document.toJS();
}
