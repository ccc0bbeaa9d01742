// cspell:ignore emergenc
import { existsSync, globSync } from 'node:fs';
import { z } from 'astro/zod';
import type { Locale } from '#src/domain/locale.ts';
import { schemaOf } from '#src/schemas/content-files.ts';
import { reviewSchema, type Review } from '#src/schemas/edition.ts';
import { markEnglish } from '#src/domain/english-marks.ts';
import { contentError } from './content-error.ts';
import { readFile, validateFacts } from './read-file.ts';
import { changedFields, textMarks, type MarkedText } from './text-marks.ts';
import { describeOtherFacts, translate, type Misfit, type TextPair } from './translation.ts';

/** Folder of the English files. */
export const ENGLISH = 'src/content';
/** Returns the folder of another language's files: each has the name of its English file. */
export const translationFolder = (locale: Locale) => `${ENGLISH}/${locale}`;
/** Texts of safety: the build stops when one does not fit its English text (ES-6). */
const SAFETY = /^emergency\.yaml$|^(?:faq|services)\/.*emergenc/;
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
  /** Where the translation does not fit the English file: pages show the English text there (ES-6). */
  readonly misfits: readonly Misfit[];
  /** Fields that pages show in English. */
  readonly inEnglish: readonly string[];
  readonly state: 'signed' | 'unsigned' | 'changed' | 'unfit';
}

/** What makes a block a heading with its level or an item of a list, behind the conditions of the block. */
const KIND = /^(?:\{(?:if [^{}]*|end)\})*(?:#+ |- |\d+\. )?/;
const kindOf = (block: string) => block.slice(0, block.length - block.replace(KIND, '').length);

/** Lists the headings, items of lists and paragraphs of a text. */
const blocksOf = (text: string): readonly string[] => text.match(/.+/g) ?? [];

/** A placeholder in a paragraph of its own, which is no text. */
const isPlaceholder = (block: string) => /^\{[^{}]*\}$/.test(block);

/** Marks an English block, behind what makes it a heading or an item of a list. */
function markBlock(block: string): string {
  const text = block.replace(KIND, '');
  return isPlaceholder(block) ? block : kindOf(block) + markEnglish(text);
}

/** Pairs the blocks of a text. One that does not fit is the English one; all are, when their order differs. */
function translateText(english: string, translated: string) {
  const [sources, texts] = [blocksOf(english), blocksOf(translated)];
  const fieldAt = (at: number) => `text, block ${at + 1}`;
  const blockAt = (blocks: readonly string[], at: number) => blocks.slice(at, at + 1).join('');
  const isPair = (at: number) => {
    const [source, text] = [blockAt(sources, at), blockAt(texts, at)];
    return kindOf(source) === kindOf(text) && source !== '' && text !== '';
  };
  const count = Math.max(sources.length, texts.length);
  const other = Array.from({ length: count }, (_, at) => at).find((at) => !isPair(at));
  if (other !== undefined) {
    const [text, source] = [blockAt(texts, other), blockAt(sources, other)];
    const problem = `is '${text.slice(0, 40)}', in English '${source.slice(0, 40)}'`;
    return {
      text: english.replaceAll(/.+/g, markBlock),
      pairs: [],
      misfits: [{ field: fieldAt(other), problem }],
    };
  }
  const pairs: TextPair[] = [];
  const misfits: Misfit[] = [];
  let at = 0;
  const text = translated.replaceAll(/.+/g, (translation) => {
    const source = blockAt(sources, at);
    const field = fieldAt(at);
    at += 1;
    const problem = describeOtherFacts(source, translation);
    if (problem === undefined) {
      pairs.push({ field, english: source, translation });
      return translation;
    }
    misfits.push({ field, problem });
    return markBlock(source);
  });
  return { text, pairs, misfits };
}

/** Lists the texts of a file that has no English one. */
function ownTexts(value: unknown, field = ''): readonly TextPair[] {
  if (typeof value === 'string') return [{ field, english: '', translation: value }];
  return Object.entries<unknown>(Object(value)).flatMap(([name, inner]) =>
    ownTexts(inner, field === '' ? name : `${field}: ${name}`),
  );
}

/** Pairs the texts of a translated file with the English ones. */
function pairTexts(name: string, texts: unknown, text: string) {
  const twin = `${ENGLISH}/${name}`;
  if (!existsSync(twin))
    return {
      content: texts,
      text,
      english: '',
      pairs: ownTexts(texts),
      misfits: [],
      inEnglish: [],
    };
  const english = readFile(twin);
  const fields = translate(schemaOf(name), english.fields, texts);
  const blocks = translateText(english.text, text);
  return {
    content: fields.content,
    text: blocks.text,
    english: english.text,
    pairs: [...fields.pairs, ...blocks.pairs],
    misfits: [...fields.misfits, ...blocks.misfits],
    inEnglish: fields.inEnglish,
  };
}

/** Reads the fields and the text of a translated file. Without the file, every text is missing (ES-6). */
function readTexts(name: string, file: string) {
  if (existsSync(file)) return readFile(file);
  if (existsSync(`${ENGLISH}/${name}`)) return { fields: {}, text: '' };
  throw contentError(`${file}: is missing, pages in this language need it`);
}

/** Lists what a signature covers, for the marks of a file. */
export const inBothLanguages = (pairs: readonly TextPair[]): readonly MarkedText[] =>
  pairs.map(({ field, english, translation }) => [field, english, translation]);

/**
 * Reads a translated file together with its English one (ES-5, ES-6). Where it does not fit, it has the
 * English text.
 *
 * @param name - Name of both files, such as 'home.yaml'.
 * @throws Error that names file and field when a text of safety does not fit.
 */
export function readTranslation(name: string, locale: Locale): TranslatedFile {
  const file = `${translationFolder(locale)}/${name}`;
  const read = readTexts(name, file);
  const reviewed = validateFacts(z.looseObject(reviewSchema.shape), read.fields, file);
  const { source, signature, reviewedBy, reviewedOn, ...texts } = reviewed;
  const { pairs, misfits, ...translation } = pairTexts(name, texts, read.text);
  if (misfits.length > 0 && SAFETY.test(name))
    throw contentError(
      `${describeMisfits({ file, misfits })}\nThese are texts of safety: correct them`,
    );
  const sources = pairs
    .filter((pair) => pair.english !== '')
    .map((pair) => [pair.field, pair.english] as const);
  const both = inBothLanguages(pairs);
  const hasEnglish = sources.length > 0;
  const outdated = hasEnglish ? changedFields(source, sources) : [];
  const unsigned = changedFields(signature, both);
  const isSigned = reviewedBy !== null && reviewedOn !== null && unsigned.length === 0;
  const reviewState = isSigned ? 'signed' : outdated.length > 0 ? 'changed' : 'unsigned';
  return {
    name,
    file,
    ...translation,
    pairs,
    misfits,
    marks: { source: hasEnglish ? textMarks(sources) : null, signature: textMarks(both) },
    review: { source, signature, reviewedBy, reviewedOn },
    outdated,
    unsigned,
    state: misfits.length > 0 ? 'unfit' : reviewState,
  };
}

/** Names every text that does not fit its English one, and why, for a message. */
export const describeMisfits = ({ file, misfits }: Pick<TranslatedFile, 'file' | 'misfits'>) =>
  misfits.map(({ field, problem }) => `${file}: ${field}: ${problem}`).join('\n');

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

/** What a language lacks while a file is not translated, by the pattern of its name. */
const WITHOUT = {
  'services/*.md':
    'the service has no page in this language (its address: src/routes/route-table.ts)',
  'cities/*.md': 'the page of the city has its facts alone, and search engines do not list it',
  '{*.yaml,faq/*,legal/*}': 'pages show its English texts, and search engines do not list them',
} as const;
/** Optional content, which a language may leave out. */
const OPTIONAL = ['people.yaml', 'job-photos.yaml', 'quotes.yaml', 'policies.yaml'];

/** Lists the files without texts in a language, and what that means (ES-1, ES-6). */
export const listMissingTexts = (locale: Locale): readonly string[] =>
  Object.entries(WITHOUT).flatMap(([pattern, effect]) =>
    globSync(pattern, { cwd: ENGLISH })
      .filter((name) => !OPTIONAL.includes(name))
      .map((name) => `${translationFolder(locale)}/${name}`)
      .filter((file) => !existsSync(file))
      .toSorted()
      .map((file) => `${file} is missing: ${effect}`),
  );
