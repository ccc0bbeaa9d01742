import { existsSync, globSync } from 'node:fs';
import { z } from 'astro/zod';
import type { Locale } from '#src/domain/locale.ts';
import { schemaOf } from '#src/schemas/content-files.ts';
import { reviewSchema, type Review } from '#src/schemas/edition.ts';
import { readFile, validateFacts } from './read-file.ts';
import { changedFields, textMarks, type MarkedText } from './text-marks.ts';
import { assertSameFacts, translate, type TextPair } from './translation.ts';

/** Folder of the English files. */
export const ENGLISH = 'src/content';
/** Returns the folder of another language's files: each has the name of its English file. */
export const translationFolder = (locale: Locale) => `${ENGLISH}/${locale}`;
/** Texts that only translations have. */
export const EDITION_FILE = 'edition.yaml';

/** A translated file and whether its pages may be listed by search engines. */
export interface TranslatedFile {
  /** Name in the folder of its language, and of the English file, such as 'services/water-heaters.md'. */
  readonly name: string;
  /** Its path, such as 'src/content/es/services/water-heaters.md'. */
  readonly file: string;
  /** Fields of the English file with translated texts. */
  readonly content: unknown;
  /** Markdown below the fields, in both languages. */
  readonly text: string;
  readonly english: string;
  readonly pairs: readonly TextPair[];
  /** Values of `source` and `signature` that belong to the texts of today. */
  readonly marks: Pick<Review, 'source' | 'signature'>;
  readonly review: Review;
  /** Fields whose English text is not the one that was translated. */
  readonly outdated: readonly string[];
  /** Fields whose text in either language is not the signed one; all without a signature. */
  readonly unsigned: readonly string[];
  readonly state: 'signed' | 'unsigned' | 'changed';
}

/** Kind of a block: a heading with its level, an item of a list, or a paragraph. */
const kindOf = (block: string) => /^(?:#+ |- |\d+\. |)/.exec(block)?.[0];

/** Lists the headings, items of lists and paragraphs of a text. */
const blocksOf = (text: string) => (text === '' ? [] : text.split(/\n+/));

function pairBlocks(
  englishText: string,
  translatedText: string,
  where: string,
): readonly TextPair[] {
  const [english, translated] = [blocksOf(englishText), blocksOf(translatedText)];
  return Array.from({ length: Math.max(english.length, translated.length) }, (_, at) => {
    const [source = '', text = ''] = [english[at], translated[at]];
    const field = `text, block ${at + 1}`;
    if (kindOf(source) !== kindOf(text) || source === '' || text === '')
      throw new Error(
        `${where}: ${field}: is '${text.slice(0, 40)}', in English '${source.slice(0, 40)}'`,
      );
    assertSameFacts(source, text, `${where}: ${field}`);
    return { field, english: source, translation: text };
  });
}

/** Lists the texts of a file that has no English one. */
function ownTexts(value: unknown, field = ''): readonly TextPair[] {
  if (typeof value === 'string') return [{ field, english: '', translation: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    ownTexts(inner, field === '' ? name : `${field}: ${name}`),
  );
}

/** Pairs the texts of a translated file with the English ones. */
function pairTexts(name: string, texts: unknown, text: string, file: string) {
  const twin = `${ENGLISH}/${name}`;
  if (!existsSync(twin)) return { content: texts, english: '', pairs: ownTexts(texts) };
  const english = readFile(twin);
  const { content, pairs } = translate(schemaOf(name), english.fields, texts, file);
  const blocks = pairBlocks(english.text, text, file);
  return { content, english: english.text, pairs: [...pairs, ...blocks] };
}

/** Lists what a signature covers, for the marks of a file. */
export const inBothLanguages = (pairs: readonly TextPair[]): readonly MarkedText[] =>
  pairs.map(({ field, english, translation }) => [field, english, translation]);

/**
 * Reads a translated file together with its English one (ES-5, ES-6).
 *
 * @param name - Name of both files, such as 'home.yaml'.
 * @throws Error that names file and field when the files do not correspond.
 */
export function readTranslation(name: string, locale: Locale): TranslatedFile {
  const file = `${translationFolder(locale)}/${name}`;
  if (!existsSync(file)) throw new Error(`${file}: is missing, pages in this language need it`);
  const { fields, text } = readFile(file);
  const reviewed = validateFacts(z.looseObject(reviewSchema.shape), fields, file);
  const { source, signature, reviewedBy, reviewedOn, ...texts } = reviewed;
  const { content, english, pairs } = pairTexts(name, texts, text, file);
  const sources = pairs
    .filter((pair) => pair.english !== '')
    .map((pair) => [pair.field, pair.english] as const);
  const both = inBothLanguages(pairs);
  const hasEnglish = sources.length > 0;
  const outdated = hasEnglish ? changedFields(source, sources) : [];
  const unsigned = changedFields(signature, both);
  const isSigned = reviewedBy !== null && reviewedOn !== null && unsigned.length === 0;
  return {
    name,
    file,
    content,
    text,
    english,
    pairs,
    marks: { source: hasEnglish ? textMarks(sources) : null, signature: textMarks(both) },
    review: { source, signature, reviewedBy, reviewedOn },
    outdated,
    unsigned,
    state: isSigned ? 'signed' : outdated.length > 0 ? 'changed' : 'unsigned',
  };
}

const FIELDS_NAMED = 3;

/** Names the first of some fields and counts the others, for a message. */
export function nameFields(fields: readonly string[]): string {
  const more = fields.length - FIELDS_NAMED;
  return fields.slice(0, FIELDS_NAMED).join('; ') + (more > 0 ? `; ${more} more` : '');
}

/** Lists the names of the translated files of a language that the site uses. */
export function listTranslations(locale: Locale): readonly string[] {
  return globSync('**/*.{yaml,md}', { cwd: translationFolder(locale) })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name === EDITION_FILE || existsSync(`${ENGLISH}/${name}`))
    .toSorted();
}

/** Reads every translated file of a language that the site uses. */
export const readTranslations = (locale: Locale): readonly TranslatedFile[] =>
  listTranslations(locale).map((name) => readTranslation(name, locale));

/** What a language lacks while a file is not translated: all of its pages but these have to be. */
const WITHOUT = {
  services: 'the service has no page in this language (its address: src/routes/route-table.ts)',
  cities: 'the page of the city has its facts alone, and search engines do not list it',
} as const;

/** Lists the services and cities without texts in a language, and what that means (ES-1). */
export const listMissingTexts = (locale: Locale): readonly string[] =>
  Object.entries(WITHOUT).flatMap(([folder, effect]) =>
    globSync(`${folder}/*.md`, { cwd: ENGLISH })
      .map((name) => `${translationFolder(locale)}/${name.replaceAll('\\', '/')}`)
      .filter((file) => !existsSync(file))
      .toSorted()
      .map((file) => `${file} is missing: ${effect}`),
  );
