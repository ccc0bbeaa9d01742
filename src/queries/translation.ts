import type { z } from 'astro/zod';
import {
  isTranslated,
  rulesOfFile,
  rulesWithin,
  type FieldRules,
} from '#src/schemas/field-rules.ts';

/** A text of the English file and its translation. */
export interface TextPair {
  readonly field: string;
  readonly english: string;
  readonly translation: string;
}

/** Texts with their facts from the English file, and what a reviewer compares. */
export interface Translation {
  /** Same shape as the English content. */
  readonly content: unknown;
  readonly pairs: readonly TextPair[];
}

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const PLACEHOLDER = /\{[^{}]*\}/g;
const NUMBER = /\d+(?:[.,:]\d+)*/g;
const LINK_TARGET = /\]\([^)]*\)/g;

/** What a text and its translation must have in common. */
const COMMON_PARTS: readonly (readonly [
  name: string,
  find: (text: string) => readonly string[],
])[] = [
  ['placeholders', (text) => text.match(PLACEHOLDER) ?? []],
  ['numbers', (text) => text.replace(PLACEHOLDER, '').match(NUMBER) ?? []],
  ['link targets', (text) => text.match(LINK_TARGET) ?? []],
];

/**
 * Checks that a text and its translation name the same facts (ES-6).
 *
 * @param where - File and field, for the error message.
 * @throws Error when placeholders, numbers or link targets differ.
 */
export function assertSameFacts(english: string, translation: string, where: string): void {
  for (const [name, find] of COMMON_PARTS) {
    const [wanted, found] = [english, translation].map((text) => find(text).toSorted().join(' '));
    if (wanted !== found)
      throw new Error(`${where}: ${name} are '${found}', in English '${wanted}'`);
  }
}

/** Returns the ids of the items of a list; undefined unless every item has one. */
function idsOf(items: readonly unknown[]): readonly string[] | undefined {
  const ids = items.flatMap((item) =>
    isFields(item) && typeof item['id'] === 'string' ? item['id'] : [],
  );
  return ids.length === items.length ? ids : undefined;
}

/**
 * Puts the items of a translated list into the order of the English ones: by id, where the English
 * items have ids, otherwise by position.
 *
 * @throws Error when an item is missing, too many or without an English one.
 */
function pairItems(
  source: readonly unknown[],
  texts: unknown,
  where: string,
): readonly (readonly [english: unknown, translation: unknown])[] {
  if (!Array.isArray(texts))
    throw new Error(`${where}: needs a list of ${source.length}, as in English`);
  const items: readonly unknown[] = texts;
  const ids = idsOf(source);
  if (ids === undefined) {
    if (items.length !== source.length)
      throw new Error(`${where}: needs a list of ${source.length}, as in English`);
    return source.map((item, at) => [item, items[at]]);
  }
  const byId = new Map(
    items.map((item) => {
      const id = isFields(item) ? item['id'] : undefined;
      const isKnown = typeof id === 'string' && ids.includes(id);
      if (!isKnown) throw new Error(`${where}: '${String(id)}' is no id of the English list`);
      return [id, item] as const;
    }),
  );
  if (byId.size < items.length) throw new Error(`${where}: an id is there twice`);
  return source.map((item, at) => {
    const found = byId.get(String(ids[at]));
    if (!isFields(found)) throw new Error(`${where}: '${ids[at]}' is missing`);
    const fields = Object.entries(found).filter(([name]) => name !== 'id');
    return [item, Object.fromEntries(fields)];
  });
}

/**
 * Puts a translation into the place of the English texts (ES-6).
 *
 * @param schema - Schema of the English file, which says which fields are translated.
 * @param english - Content of the English file.
 * @param translation - Content of its translation: the same structure with texts and ids only.
 * @param where - Path of the translation, for error messages.
 * @throws Error that names file and field when a text is missing or too many, or its facts differ.
 */
export function translate(
  schema: z.core.$ZodType,
  english: unknown,
  translation: unknown,
  where: string,
): Translation {
  const pairs: TextPair[] = [];
  const merge = (source: unknown, text: unknown, rules: FieldRules, field: string): unknown => {
    if (rules.translated === 'own') return text;
    const at = field === '' ? where : `${where}: ${field}`;
    if (Array.isArray(source) && text === undefined)
      return source.map((item, index) =>
        merge(item, text, rulesWithin(rules, String(index)), field),
      );
    if (Array.isArray(source))
      return pairItems(source, text, at).map(([item, inner], index) =>
        merge(item, inner, rulesWithin(rules, String(index)), `${field}[${index}]`),
      );
    if (isFields(source)) {
      if (text !== undefined && !isFields(text)) throw new Error(`${at}: needs fields`);
      const names = text === undefined ? [] : Object.keys(text);
      const own = names.filter((name) => !(name in source));
      for (const name of own)
        if (rulesWithin(rules, name).translated !== 'own')
          throw new Error(`${at}: ${name}: is not in the English file`);
      return Object.fromEntries(
        [...Object.entries(source), ...own.map((name) => [name, undefined] as const)].map(
          ([name, inner]) => [
            name,
            merge(
              inner,
              text?.[name],
              rulesWithin(rules, name),
              field === '' ? name : `${field}: ${name}`,
            ),
          ],
        ),
      );
    }
    if (typeof source !== 'string' || !isTranslated(rules)) {
      if (text === undefined) return source;
      throw new Error(`${at}: leave it out, it is the same in every language`);
    }
    if (typeof text !== 'string' || text.trim() === '') {
      if (rules.mayLackTranslation) return undefined;
      throw new Error(`${at}: is missing`);
    }
    assertSameFacts(source, text, at);
    pairs.push({ field, english: source, translation: text });
    return text;
  };
  return { content: merge(english, translation, rulesOfFile(schema), ''), pairs };
}
