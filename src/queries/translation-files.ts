import { existsSync, globSync } from 'node:fs';
import { z } from 'astro/zod';
import type { Locale } from '#src/domain/locale.ts';
import type { ContentFacts, ContentFile } from '#src/schemas/content-files.ts';
import { reviewSchema } from '#src/schemas/edition.ts';
import {
  readFacts,
  readMarkdown,
  readYaml,
  validateFacts,
  validateTranslation,
} from './read-facts.ts';
import { assertSameFacts, sourceMark, translate, type TextPair } from './translation.ts';

const ENGLISH = 'src/content';
/** Folder of the Spanish files: each has the name of its English file. */
export const SPANISH_FOLDER = `${ENGLISH}/es`;

/** A Spanish file and whether its pages may be listed by search engines. */
export interface TranslatedFile {
  /** Name of both files, such as 'services/water-heaters.md'. */
  readonly name: string;
  /** Fields of the English file with Spanish texts. */
  readonly content: unknown;
  readonly pairs: readonly TextPair[];
  /** Value of `source` that belongs to the English texts of today. */
  readonly mark: string;
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

/**
 * Reads a Spanish file together with its English one (ES-5, ES-6).
 *
 * @param name - Name of both files, such as 'home.yaml'.
 * @throws Error that names file and field when the files do not correspond.
 */
export function readTranslation(name: string): TranslatedFile {
  const file = `${SPANISH_FOLDER}/${name}`;
  if (!existsSync(file)) throw new Error(`${file}: is missing, the Spanish edition needs it`);
  const english = readFile(`${ENGLISH}/${name}`);
  const spanish = readFile(file);
  const fields = validateFacts(z.looseObject(reviewSchema.shape), spanish.fields, file);
  const { source, reviewedBy, reviewedOn, ...texts } = fields;
  const { content, pairs: fieldPairs } = translate(name, english.fields, texts, file);
  const pairs = [...fieldPairs, ...pairBlocks(english.blocks, spanish.blocks, file)];
  const mark = sourceMark(pairs.map((pair) => pair.english));
  const isSigned = reviewedBy !== null && reviewedOn !== null;
  const state = source !== mark ? 'changed' : isSigned ? 'signed' : 'unsigned';
  return { name, content, pairs, mark, state };
}

/** Reads every Spanish file that has English texts. */
export function readTranslations(): readonly TranslatedFile[] {
  return globSync('**/*.{yaml,md}', { cwd: SPANISH_FOLDER })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => existsSync(`${ENGLISH}/${name}`))
    .toSorted()
    .map(readTranslation);
}

/** Files with texts of every page. */
export const SHARED_FILES = [
  'site.yaml',
  'company.yaml',
  'territory.yaml',
  'prices.yaml',
  'pages.yaml',
  'controls.yaml',
];

/**
 * Whether everything on a Spanish page is signed, so that search engines may list it (ES-5).
 *
 * @param names - Spanish files with texts of the page, besides those of every page.
 */
export function isSigned(names: readonly string[]): boolean {
  return [...SHARED_FILES, ...names].every((name) => readTranslation(name).state === 'signed');
}

/** Reads and validates the facts of a file, with its texts in a language. */
export function readFactsIn<Name extends ContentFile>(
  name: Name,
  locale: Locale,
): ContentFacts[Name] {
  if (locale === 'en') return readFacts(name);
  return validateTranslation(name, readTranslation(name).content);
}
