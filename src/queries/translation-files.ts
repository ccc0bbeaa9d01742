import { existsSync, globSync } from 'node:fs';
import { z } from 'astro/zod';
import type { Locale } from '#src/domain/locale.ts';
import type { ContentFacts, ContentFile } from '#src/schemas/content-files.ts';
import { reviewSchema, type Review } from '#src/schemas/edition.ts';
import {
  readFacts,
  readMarkdown,
  readYaml,
  validateFacts,
  validateTranslation,
} from './read-facts.ts';
import { mapTexts, noteReads } from './shown-files.ts';
import { changedFields, textMarks } from './text-marks.ts';
import { assertSameFacts, translate, type TextPair } from './translation.ts';

const ENGLISH = 'src/content';
/** Folder of the Spanish files: each has the name of its English file. */
export const SPANISH_FOLDER = `${ENGLISH}/es`;
/** Spanish texts without English ones. */
export const EDITION_FILE = 'edition.yaml';

/** Names of the priced jobs: their English names are in the files of the cities. */
export const JOBS_FILE = 'jobs.yaml';
const SPANISH_ONLY = [EDITION_FILE, JOBS_FILE];

/** A Spanish file and whether its pages may be listed by search engines. */
export interface TranslatedFile {
  /** Name in src/content/es, and of the English file, such as 'services/water-heaters.md'. */
  readonly name: string;
  /** Fields of the English file with Spanish texts. */
  readonly content: unknown;
  readonly pairs: readonly TextPair[];
  /** Values of `source` and `signature` that belong to the texts of today. */
  readonly marks: Pick<Review, 'source' | 'signature'>;
  readonly review: Review;
  /** Fields whose English text is not the one that was translated. */
  readonly outdated: readonly string[];
  /** Fields whose English or Spanish text is not the signed one; all without a signature. */
  readonly unsigned: readonly string[];
  readonly state: 'signed' | 'unsigned' | 'changed';
}

/** Reads a YAML file, or a Markdown file with its fields and its blocks of text. */
function readFile(file: string): { readonly fields: unknown; readonly blocks: readonly string[] } {
  if (!file.endsWith('.md')) return { fields: readYaml(file), blocks: [] };
  const { fields, text } = readMarkdown(file);
  return { fields, blocks: text.split(/\n+/) };
}

/** Kind of a block: a heading with its level, an item of a list, or a paragraph. */
const kindOf = (block: string) => /^(?:#+ |- |\d+\. |)/.exec(block)?.[0];

function pairBlocks(
  english: readonly string[],
  spanish: readonly string[],
  where: string,
): readonly TextPair[] {
  return Array.from({ length: Math.max(english.length, spanish.length) }, (_, at) => {
    const [source = '', text = ''] = [english[at], spanish[at]];
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

const namedJobsSchema = z.object({ jobs: z.record(z.string(), z.unknown()) });
const jobOfCitySchema = z.object({ job: z.object({ name: z.string() }) });

/** Reads the English names of the jobs that a Spanish file names. */
function readEnglishJobs(spanish: unknown, where: string): unknown {
  const slugs = Object.keys(validateFacts(namedJobsSchema, spanish, where).jobs);
  const names = slugs.map((slug) => {
    const city = `${ENGLISH}/cities/${slug}.md`;
    if (!existsSync(city)) throw new Error(`${where}: no city '${slug}'`);
    return [slug, validateFacts(jobOfCitySchema, readMarkdown(city).fields, city).job.name];
  });
  return { jobs: Object.fromEntries(names) };
}

/** Pairs the texts of a Spanish file with the English ones. */
function pairTexts(name: string, texts: unknown, blocks: readonly string[], file: string) {
  if (name === JOBS_FILE) return translate(name, readEnglishJobs(texts, file), texts, file);
  const twin = `${ENGLISH}/${name}`;
  if (!existsSync(twin)) return { content: texts, pairs: ownTexts(texts) };
  const english = readFile(twin);
  const { content, pairs } = translate(name, english.fields, texts, file);
  return { content, pairs: [...pairs, ...pairBlocks(english.blocks, blocks, file)] };
}

/**
 * Reads a Spanish file together with its English one (ES-5, ES-6).
 *
 * @param name - Name of both files, such as 'home.yaml'.
 * @throws Error that names file and field when the files do not correspond.
 */
export function readTranslation(name: string): TranslatedFile {
  const file = `${SPANISH_FOLDER}/${name}`;
  if (!existsSync(file)) throw new Error(`${file}: is missing, the Spanish edition needs it`);
  const { fields, blocks } = readFile(file);
  const reviewed = validateFacts(z.looseObject(reviewSchema.shape), fields, file);
  const { source, signature, reviewedBy, reviewedOn, ...texts } = reviewed;
  const { content, pairs } = pairTexts(name, texts, blocks, file);
  const english = pairs
    .filter((pair) => pair.english !== '')
    .map((pair) => [pair.field, pair.english] as const);
  const both = pairs.map((pair) => [pair.field, pair.english, pair.translation] as const);
  const hasEnglish = english.length > 0;
  const outdated = hasEnglish ? changedFields(source, english) : [];
  const unsigned = changedFields(signature, both);
  const isSigned = reviewedBy !== null && reviewedOn !== null && unsigned.length === 0;
  return {
    name,
    content,
    pairs,
    marks: { source: hasEnglish ? textMarks(english) : null, signature: textMarks(both) },
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

/** Reads every Spanish file that the site uses. */
export function readTranslations(): readonly TranslatedFile[] {
  return globSync('**/*.{yaml,md}', { cwd: SPANISH_FOLDER })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => SPANISH_ONLY.includes(name) || existsSync(`${ENGLISH}/${name}`))
    .toSorted()
    .map(readTranslation);
}

/**
 * Lets pages that show texts of a Spanish file record it.
 *
 * @param translation - The file.
 * @param value - Its content, validated.
 * @param change - Computes what pages show of a text.
 */
export function recordTexts<Value>(
  { name, pairs }: Pick<TranslatedFile, 'name' | 'pairs'>,
  value: Value,
  change: (text: string, where: string) => string = (text) => text,
): Value {
  const file = `${SPANISH_FOLDER}/${name}`;
  const fields = new Set(pairs.map(({ field }) => `${file}: ${field}`));
  return mapTexts(value, file, (text, where) => {
    if (fields.has(where)) noteReads([name]);
    return change(text, where);
  });
}

/** Reads and validates the facts of a file, with its texts in a language. */
export function readFactsIn<Name extends ContentFile>(
  name: Name,
  locale: Locale,
): ContentFacts[Name] {
  if (locale === 'en') return readFacts(name);
  const translation = readTranslation(name);
  return recordTexts(translation, validateTranslation(name, translation.content));
}
