import { existsSync, globSync } from 'node:fs';
import { basename } from 'node:path';
import { DEFAULT_LOCALE, type Locale } from '#src/domain/locale.ts';
import { schemaOf, type ContentFacts, type ContentFile } from '#src/schemas/content-files.ts';
import type { Photo } from '#src/schemas/proof.ts';
import { interpolateFacts } from './interpolate-facts.ts';
import { perLocale } from './per-locale.ts';
import { readFactsIn, translationFolder } from './translation-files.ts';

function readOptional<Name extends ContentFile>(
  name: Name,
  locale: Locale,
): ContentFacts[Name] | undefined {
  const folder = locale === DEFAULT_LOCALE ? 'src/content' : translationFolder(locale);
  const file = `${folder}/${name}`;
  if (!existsSync(file)) return undefined;
  return interpolateFacts(readFactsIn(name, locale), file, schemaOf(name), locale);
}

type PhotoList = readonly [field: string, entries: readonly { readonly photo?: Photo }[]];

/**
 * Checks that entries name exactly the files in src/content/photos.
 *
 * @param lists - Entries with their field, such as 'people.yaml: people'.
 * @param stored - Names of the files in the folder.
 * @throws Error when a photo has no file, or a file no entry: its consent is unknown.
 */
export function assertPhotosMatch(lists: readonly PhotoList[], stored: readonly string[]): void {
  const fields = new Map<string, string>();
  for (const [field, entries] of lists)
    entries.forEach(({ photo }, at) => {
      if (photo) fields.set(photo.file, `${field}[${at}].photo.file`);
    });
  for (const [file, field] of fields)
    if (!stored.includes(file))
      throw new Error(`src/content/${field}: no file src/content/photos/${file}`);
  for (const file of stored)
    if (!fields.has(file))
      throw new Error(`src/content/photos/${file}: no entry names it; delete the file or add one`);
}

/** Reads the optional content of the home page (PROOF-2): each part is undefined without its file. */
export const readProof = perLocale((locale) => ({
  people: readOptional('people.yaml', locale),
  jobPhotos: readOptional('job-photos.yaml', locale),
  quotes: readOptional('quotes.yaml', locale),
}));
export const { people, jobPhotos, quotes } = readProof(DEFAULT_LOCALE);

const lists: readonly PhotoList[] = [
  ['people.yaml: people', people?.people ?? []],
  ['job-photos.yaml: jobs', jobPhotos?.jobs ?? []],
];
assertPhotosMatch(
  lists,
  globSync('src/content/photos/*.{jpg,jpeg,png,webp}').map((path) => basename(path)),
);
