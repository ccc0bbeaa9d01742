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

/** A field in which a translation does not fit its English file, and why. */
export interface Misfit {
  readonly field: string;
  readonly problem: string;
}

/** Texts with their facts from the English file, and what a reviewer compares. */
export interface Translation {
  /** Same shape as the English content. */
  readonly content: unknown;
  readonly pairs: readonly TextPair[];
  readonly misfits: readonly Misfit[];
  /** Fields whose text is the English one, because the translation has none that fits. */
  readonly inEnglish: readonly string[];
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
 * Compares the facts that a text and its translation name (ES-6).
 *
 * @returns how placeholders, numbers or link targets differ; undefined when they are the same.
 */
export function describeOtherFacts(english: string, translation: string): string | undefined {
  for (const [name, find] of COMMON_PARTS) {
    const [wanted, found] = [english, translation].map((text) => find(text).toSorted().join(' '));
    if (wanted !== found) return `${name} are '${found}', in English '${wanted}'`;
  }
  return undefined;
}

/** Returns the ids of the items of a list; undefined unless every item has one. */
function idsOf(items: readonly unknown[]): readonly string[] | undefined {
  const ids = items.flatMap((item) =>
    isFields(item) && typeof item['id'] === 'string' ? item['id'] : [],
  );
  return ids.length === items.length ? ids : undefined;
}

const fieldIn = (around: string, name: string) => (around === '' ? name : `${around}: ${name}`);

/**
 * Puts a translation into the place of the English texts. Where it does not fit, the English text stays
 * (ES-6).
 *
 * @param schema - Schema of the English file, which says which fields are translated.
 * @param english - Content of the English file.
 * @param translation - Content of its translation: the same structure with texts and ids only.
 */
export function translate(
  schema: z.core.$ZodType,
  english: unknown,
  translation: unknown,
): Translation {
  const pairs: TextPair[] = [];
  const misfits: Misfit[] = [];
  const inEnglish: string[] = [];
  const report = (field: string, problem: string) => {
    misfits.push({ field, problem });
  };

  /** Leaves the English texts of a value; those without which pages do are left out. */
  const leave = (source: unknown, rules: FieldRules, field: string): unknown => {
    if (rules.translated === 'own') return undefined;
    if (Array.isArray(source))
      return source.map((item, at) =>
        leave(item, rulesWithin(rules, String(at)), `${field}[${at}]`),
      );
    if (isFields(source))
      return Object.fromEntries(
        Object.entries(source).map(([name, inner]) => [
          name,
          leave(inner, rulesWithin(rules, name), fieldIn(field, name)),
        ]),
      );
    if (typeof source !== 'string' || !isTranslated(rules)) return source;
    if (rules.mayLackTranslation) return undefined;
    inEnglish.push(field);
    return source;
  };
  const reject = (source: unknown, rules: FieldRules, field: string, problem: string): unknown => {
    report(field, problem);
    return leave(source, rules, field);
  };
  /** Reports a value without translation, unless it has no text to translate. */
  const miss = (source: unknown, rules: FieldRules, field: string): unknown => {
    const before = inEnglish.length;
    const left = leave(source, rules, field);
    if (inEnglish.length > before) report(field, 'is missing');
    return left;
  };

  /** Merges a list: by id, where the English items have ids, otherwise by position. */
  const mergeList = (
    source: readonly unknown[],
    texts: unknown,
    rules: FieldRules,
    field: string,
  ): unknown => {
    const mergeItem = (item: unknown, text: unknown, at: number) =>
      merge(item, text, rulesWithin(rules, String(at)), `${field}[${at}]`);
    const ids = idsOf(source);
    if (!Array.isArray(texts) || (ids === undefined && texts.length !== source.length))
      return reject(source, rules, field, `needs a list of ${source.length}, as in English`);
    const items: readonly unknown[] = texts;
    if (ids === undefined) return source.map((item, at) => mergeItem(item, items[at], at));
    const byId = new Map<string, unknown>();
    for (const item of items) {
      const id = String(isFields(item) ? item['id'] : undefined);
      if (!ids.includes(id)) report(field, `'${id}' is not in the English list: remove it`);
      else if (byId.has(id)) report(field, `'${id}' is there twice`);
      else byId.set(id, item);
    }
    return source.map((item, at) => {
      const id = String(ids[at]);
      const found = byId.get(id);
      if (isFields(found)) {
        const texts = Object.entries(found).filter(([name]) => name !== 'id');
        return mergeItem(item, Object.fromEntries(texts), at);
      }
      report(field, `'${id}' is missing`);
      return leave(item, rulesWithin(rules, String(at)), `${field}[${at}]`);
    });
  };

  const mergeFields = (source: Fields, text: Fields, rules: FieldRules, field: string): unknown => {
    const added = Object.keys(text).filter((name) => !(name in source));
    const isOwn = (name: string) => rulesWithin(rules, name).translated === 'own';
    for (const name of added)
      if (!isOwn(name)) report(fieldIn(field, name), 'is not in the English file');
    const names = [...Object.keys(source), ...added.filter(isOwn)];
    return Object.fromEntries(
      names.map((name) => [
        name,
        merge(source[name], text[name], rulesWithin(rules, name), fieldIn(field, name)),
      ]),
    );
  };

  const merge = (source: unknown, text: unknown, rules: FieldRules, field: string): unknown => {
    if (rules.translated === 'own') return text;
    if (text === undefined) return miss(source, rules, field);
    if (Array.isArray(source)) return mergeList(source, text, rules, field);
    if (isFields(source))
      return isFields(text)
        ? mergeFields(source, text, rules, field)
        : reject(source, rules, field, 'needs fields');
    if (typeof source !== 'string' || !isTranslated(rules)) {
      report(field, 'leave it out, it is the same in every language');
      return source;
    }
    if (typeof text !== 'string' || text.trim() === '') return miss(source, rules, field);
    const difference = describeOtherFacts(source, text);
    if (difference !== undefined) return reject(source, rules, field, difference);
    pairs.push({ field, english: source, translation: text });
    return text;
  };
  return {
    content: merge(english, translation, rulesOfFile(schema), ''),
    pairs,
    misfits,
    inEnglish,
  };
}
