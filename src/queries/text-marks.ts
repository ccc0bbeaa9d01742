import { createHash } from 'node:crypto';

/** A field and its text, in one language or in several. */
export type MarkedText = readonly [field: string, ...texts: string[]];

const LENGTH = 3;
const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value));
const markOfAll = (texts: readonly MarkedText[]) => digest(texts).digest('hex').slice(0, 12);
/** 18 bits: enough to name the fields that changed. Whether any did, the mark of all texts says. */
const markOf = (text: MarkedText) => digest(text).digest('base64url').slice(0, LENGTH);

/**
 * Computes the mark of texts, by which {@link changedFields} finds those that change later.
 *
 * @returns 12 hexadecimal digits for all texts, a colon, and three characters for each.
 */
export function textMarks(texts: readonly MarkedText[]): string {
  return `${markOfAll(texts)}:${texts.map(markOf).join('')}`;
}

/**
 * Finds what has changed since texts were marked.
 *
 * @param marks - Result of {@link textMarks}, or its first 12 digits alone; null before the first.
 * @param texts - Texts of today.
 * @returns fields of the texts that are new or different; empty when nothing has changed.
 */
export function changedFields(
  marks: string | null,
  texts: readonly MarkedText[],
): readonly string[] {
  const [all, each] = marks?.split(':') ?? [];
  if (all === markOfAll(texts)) return [];
  const known = new Set(each?.match(new RegExp(`.{${LENGTH}}`, 'g')));
  const fields = texts.filter((text) => !known.has(markOf(text))).map(([field]) => field);
  return fields.length > 0 ? fields : ['a text that is gone, or their order'];
}
