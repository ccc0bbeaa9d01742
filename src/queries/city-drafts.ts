import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { cityDraftSchema } from '#src/schemas/city.ts';
import { readFile, validateFacts } from './read-file.ts';

/** A city that has no page yet (OWN-2), and the texts that a person must still write. */
export interface CityDraft {
  readonly slug: string;
  readonly name: string;
  /** Empty when the file can be moved to src/content/cities. */
  readonly missing: readonly string[];
}

/**
 * Reads a file of src/content/city-drafts.
 *
 * @throws Error that names the file and every invalid field.
 */
export function readCityDraft(file: string): CityDraft {
  const { fields, text } = readFile(file);
  const draft = validateFacts(cityDraftSchema, fields, file);
  const texts = {
    description: draft.description,
    'worked answer': draft.answer,
    'priced job': draft.job,
    'local note': text || undefined,
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
