import { basename, extname } from 'node:path';
import { z } from 'astro/zod';
import { chooseField, chooseFields, chooseParts, ConditionError } from '#src/domain/conditions.ts';
import { markEnglish } from '#src/domain/english-marks.ts';
import { DEFAULT_LOCALE, type Locale } from '#src/domain/locale.ts';
import { rulesOfFile, type FieldRules } from '#src/schemas/field-rules.ts';
import { conditionsOfFirm } from './conditions.ts';
import { contentError } from './content-error.ts';
import { readFile, validateFacts } from './read-file.ts';
import { renderMarkdown } from './render-markdown.ts';
import { mapTexts, noteReads } from './shown-files.ts';
import { ENGLISH, readTranslation } from './translation-files.ts';

/** Fills facts into texts and HTML; `where` is file and field, for the error message. */
export interface Fill {
  readonly text: (text: string, where: string, rules?: FieldRules) => string;
  readonly html: (html: string, where: string) => string;
}
const NO_FACTS: Fill = { text: (text) => text, html: (html) => html };

/** What a file of a folder has besides its fields. */
export interface Entry {
  /** Its name without the ending. */
  readonly slug: string;
  /** Its Markdown as HTML. */
  readonly html: string;
}

/** A file in a language, with the names of its translated fields. */
interface Source {
  readonly file: string;
  readonly fields: unknown;
  readonly text: string;
  /** Text of the English file that it translates. */
  readonly english?: string;
  readonly translated: readonly string[];
  /** Fields whose text is the English one. */
  readonly inEnglish: readonly string[];
  /** Where each field stands in the file, which may have items that this firm leaves out. */
  readonly fieldBefore: ReadonlyMap<string, string>;
}

type WithFieldBefore = Pick<Source, 'fieldBefore'>;
type ChosenSource = Pick<Source, 'file' | 'fields' | 'text'>;

/**
 * Leaves out what is not true of this firm.
 *
 * @throws Error that names file and field of a condition that is wrong.
 */
export function chooseForFirm<Of extends ChosenSource>(source: Of): Of & WithFieldBefore {
  const { file, text } = source;
  try {
    const { fields, fieldBefore } = chooseFields(source.fields, conditionsOfFirm);
    return { ...source, fields, fieldBefore, text: chooseField(text, conditionsOfFirm, 'text') };
  } catch (error) {
    throw error instanceof ConditionError ? contentError(`${file}: ${error.message}`) : error;
  }
}

function readIn(name: string, locale: Locale): Source {
  if (locale === DEFAULT_LOCALE) {
    const file = `${ENGLISH}/${name}`;
    return chooseForFirm({ file, ...readFile(file), translated: [], inEnglish: [] });
  }
  const { content, pairs, english, ...source } = readTranslation(name, locale);
  const fields = [...pairs.map(({ field }) => field), ...source.inEnglish];
  return chooseForFirm({
    ...source,
    fields: content,
    english: chooseParts(english, conditionsOfFirm),
    translated: [...fields, 'html'],
  });
}

const length = (fields: unknown, list: string): number => {
  const items = z.looseObject({ [list]: z.array(z.unknown()) }).safeParse(fields).data?.[list];
  return Array.isArray(items) ? items.length : 0;
};

/** Whether conditions leave items in a list of a file. A list that is empty in the file is a mistake. */
export const hasItems = (name: string, list: string): boolean =>
  length(readIn(name, DEFAULT_LOCALE).fields, list) > 0 ||
  length(readFile(`${ENGLISH}/${name}`).fields, list) === 0;

/** Renders the text of a file; empty for a file without one. */
function htmlOf({ file, text, english }: Source): string {
  if (!file.endsWith('.md')) return '';
  if (text === '') throw contentError(`${file}: the text below the fields is missing`);
  return renderMarkdown(text, english);
}

/** Lets pages record the file whose translated texts they show, and fills facts into its texts. */
function present<Facts>(
  facts: Facts,
  { file, translated, inEnglish, fieldBefore }: Source,
  schema: z.ZodType,
  fill: Fill,
): Facts {
  const names = new Set(translated);
  const english = new Set(inEnglish);
  const change = (text: string, where: string, rules?: FieldRules) => {
    const after = where.slice(`${file}: `.length);
    const field = fieldBefore.get(after) ?? after;
    if (names.has(field)) noteReads([file]);
    if (field === 'html') return fill.html(text, file);
    const filled = fill.text(text, where, rules);
    return english.has(field) ? markEnglish(filled) : filled;
  };
  return mapTexts(facts, file, change, rulesOfFile(schema));
}

/**
 * Reads a file in a language: its fields are validated, translated and filled in.
 *
 * @param name - Name in src/content, such as 'home.yaml'.
 * @param fill - Fills facts in; without it, placeholders stay.
 * @throws Error that names file and field.
 */
export function readContent<Facts>(
  name: string,
  schema: z.ZodType<Facts>,
  locale: Locale,
  fill = NO_FACTS,
): Facts {
  const source = readIn(name, locale);
  return present(validateFacts(schema, source.fields, source.file), source, schema, fill);
}

/** Reads a file of a folder in the same way, such as 'services/water-heaters.md', with its text as HTML. */
export function readEntry<Facts extends object>(
  name: string,
  schema: z.ZodType<Facts>,
  locale: Locale,
  fill: Fill,
): Facts & Entry {
  const source = readIn(name, locale);
  const facts = validateFacts(schema, source.fields, source.file);
  const slug = basename(name, extname(name));
  const html = htmlOf(source);
  return present({ ...facts, slug, html }, source, schema, fill);
}
