import type { z } from 'astro/zod';
import { capitalize } from '#src/domain/capitalize.ts';
import { layersOf, metaOf, rulesOfFile, rulesWithin } from './field-rules.ts';

/** Words that a label spells in their own way. */
const SPELLINGS = new Map([
  ['faq', 'FAQ'],
  ['url', 'address (URL)'],
  ['zips', 'ZIP codes'],
]);

/** Writes a key as a label, without a unit at its end: `salesTaxPercent` becomes 'Sales tax'. */
export const labelFrom = (key: string, unit?: unknown) =>
  capitalize(
    key
      .replace(typeof unit === 'string' ? capitalize(unit) : '', '')
      .split(/[-_]|(?=[A-Z])|(?<=[a-z])(?=\d)/)
      .map((word) => word.toLowerCase())
      .map((word) => SPELLINGS.get(word) ?? word)
      .join(' '),
  );

/** Where a field stands in the editor, and what its schema says of it. */
export interface FieldPlace {
  /** Such as 'Plans 2' and 'Price'; none for the whole file. */
  readonly labels: readonly string[];
  readonly description: string | undefined;
}

/** Returns the title and the description of a schema, which may be on one that it wraps. */
function wordsOf(schema: z.core.$ZodType) {
  const found = layersOf(schema).map(metaOf);
  const find = (name: 'title' | 'description' | 'unit') =>
    found.map((meta) => meta?.[name]).find((word) => word !== undefined);
  return { title: find('title'), description: find('description'), unit: find('unit') };
}

/** Finds a field by the labels that the editor gives to it. */
export function placeOf(file: z.core.$ZodType, path: readonly PropertyKey[]): FieldPlace {
  const labels: string[] = [];
  let rules = rulesOfFile(file);
  let description: string | undefined;
  for (const key of path) {
    rules = rulesWithin(rules, String(key));
    const words = rules.schema && wordsOf(rules.schema);
    description = words?.description;
    if (typeof key === 'number') labels.push(`${labels.pop()} ${key + 1}`);
    else labels.push(words?.title ?? labelFrom(String(key), words?.unit));
  }
  return { labels, description };
}

/** Returns the name of a file in the editor. */
export const titleOf = (file: z.core.$ZodType): string | undefined => wordsOf(file).title;
