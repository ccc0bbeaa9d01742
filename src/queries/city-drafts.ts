import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { cityDraftSchema } from '#src/schemas/city.ts';
import { parseYaml, validateFacts } from './read-facts.ts';

/** A city that has no page yet (OWN-2), and the texts that a person must still write. */
export interface CityDraft {
  readonly slug: string;
  readonly name: string;
  /** Empty when the file can be moved to src/content/cities. */
  readonly missing: readonly string[];
}

const FIELDS = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/**
 * Reads a file of src/content/city-drafts.
 *
 * @throws Error that names the file and every invalid field.
 */
export function readCityDraft(file: string): CityDraft {
  const [, fields, note] = FIELDS.exec(readFileSync(file, 'utf8')) ?? [];
  if (fields === undefined || note === undefined)
    throw new Error(`${file}: the fields are not between two lines of ---`);
  const draft = validateFacts(cityDraftSchema, parseYaml(fields, file), file);
  const texts = {
    description: draft.description,
    'worked answer': draft.answer,
    'priced job': draft.job,
    'local note': note.trim() || undefined,
  };
  return {
    slug: basename(file, '.md'),
    name: draft.name,
    missing: Object.entries(texts).flatMap(([name, text]) => (text === undefined ? [name] : [])),
  };
}

/** Cities without a page, link or sitemap entry, sorted by file name. */
export const cityDrafts: readonly CityDraft[] = globSync('src/content/city-drafts/*.md')
  .toSorted()
  .map(readCityDraft);

/** Says what a draft lacks, such as 'Maywood: worked answer, local note'. */
export const draftText = ({ name, missing }: CityDraft) =>
  `${name}: ${missing.length > 0 ? missing.join(', ') : 'complete, move it to src/content/cities'}`;
