import { existsSync, globSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'astro/zod';
import { cityDraftSchema, type City } from '#src/schemas/city.ts';
import { contentError } from './content-error.ts';
import { chooseForFirm, type Entry } from './read-content.ts';
import { readFile, validateFacts } from './read-file.ts';
import { renderMarkdown } from './render-markdown.ts';
import { ENGLISH } from './translation-files.ts';

/** A city that has no page yet (OWN-2), and the texts that a person must still write. */
export interface CityDraft {
  readonly slug: string;
  readonly name: string;
  /** Empty when the city can have a page. */
  readonly missing: readonly string[];
  /** The city with words in place of the texts that are missing. */
  readonly preview: City & Entry;
}

const TO_WRITE = 'Not written yet';
/** Stand in for texts that are not written. */
const STAND_INS: Pick<City, 'description' | 'answer' | 'job'> = {
  description: `${TO_WRITE}: the description in search results.`,
  answer: {
    question: `${TO_WRITE}: a question of people in this city?`,
    group: 'plans',
    topics: [],
    search: [],
    lead: `${TO_WRITE}: its answer.`,
    ordered: true,
    points: [],
    close: TO_WRITE,
    figures: [],
  },
  job: { by: 'plumber', name: TO_WRITE, materials: 0, hours: 1, covers: TO_WRITE },
};
const NOTE = `${TO_WRITE}: the local note.`;

const kindsSchema = z.object({ utilities: z.array(z.object({ kind: z.string() })) });
/** Whether a water supplier is known: then no city is without one (LOC-5). */
const needsWater =
  kindsSchema
    .safeParse(readFile(`${ENGLISH}/utilities.yaml`).fields)
    .data?.utilities.some(({ kind }) => kind === 'water') === true;

/** Whether pages of drafts are shown, as `npm run edit` does (OWN-7). */
export const previewsDrafts = process.env['PREVIEW_DRAFTS'] === '1';

/**
 * Reads a file of src/content/city-drafts.
 *
 * @throws Error that names the file and every invalid field, or when the city has a page already.
 */
export function readCityDraft(file: string): CityDraft {
  const { fields, text } = chooseForFirm({ file, ...readFile(file) });
  const draft = validateFacts(cityDraftSchema, fields, file);
  const texts = {
    ...(needsWater && { 'water supplier': draft.water }),
    description: draft.description,
    'worked answer': draft.answer,
    'priced job': draft.job,
    'local note': text || undefined,
  };
  const slug = basename(file, '.md');
  if (existsSync(`${ENGLISH}/cities/${slug}.md`))
    throw contentError(`${file}: the city is also in ${ENGLISH}/cities`);
  return {
    slug,
    name: draft.name,
    preview: {
      ...draft,
      description: draft.description ?? STAND_INS.description,
      answer: draft.answer ?? STAND_INS.answer,
      job: draft.job ?? STAND_INS.job,
      slug,
      html: renderMarkdown(text || NOTE),
    },
    missing: Object.entries(texts).flatMap(([name, text]) => (text === undefined ? [name] : [])),
  };
}

/** Cities without a page, link or sitemap entry, sorted by file name. */
export const cityDrafts: readonly CityDraft[] = globSync('src/content/city-drafts/*.md')
  .toSorted()
  .map(readCityDraft);

/** Says what a draft lacks, such as 'worked answer, local note'. */
export const missingText = ({ missing }: CityDraft) =>
  missing.length > 0
    ? missing.join(', ')
    : 'complete, publish it on the page Launch of npm run edit';
/** Says which draft lacks what. */
export const draftText = (draft: CityDraft) => `${draft.name}: ${missingText(draft)}`;

/** For a message about a missing city: what the drafts lack. */
export const listDrafts = () =>
  cityDrafts.map((draft) => `\nDraft of ${draftText(draft)}`).join('');
