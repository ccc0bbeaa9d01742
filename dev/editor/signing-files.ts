import type { Locale } from '#src/domain/locale.ts';
import { labelFrom } from '#src/schemas/field-labels.ts';
import {
  ENGLISH,
  describeMisfits,
  listTranslations,
  readTranslation,
  translationFolder,
  type TranslatedFile,
} from '#src/queries/translation-files.ts';
import { placeOf } from './places.ts';
import { inSigningOrder } from './signing-order.ts';

/** A translated file in the list of those to sign. */
export interface SigningEntry {
  /** Name in the folder of its language, such as 'services/water-heaters.md'. */
  readonly name: string;
  /** Its texts, or why it does not fit the English file. */
  readonly file: TranslatedFile | Error;
}

/** Names a translated file as the editor names the English one, such as 'Services › Water Heaters'. */
export const fileLabel = (name: string): string =>
  placeOf(`${ENGLISH}/${name}`)?.label ?? labelFrom(name.replace(/\.\w+$/, ''));

/** Writes a field for people: 'questions[0]: answer' becomes 'Questions 1 › Answer'. */
export const fieldLabel = (field: string): string =>
  field
    .replaceAll(/\[(\d+)\]/g, (_, at: string) => ` ${Number(at) + 1}`)
    .split(': ')
    .map((part) => labelFrom(part))
    .join(' › ');

function readEntry(name: string, locale: Locale): SigningEntry {
  try {
    const file = readTranslation(name, locale);
    return { name, file: file.misfits.length > 0 ? new Error(describeMisfits(file)) : file };
  } catch (error) {
    if (error instanceof Error) return { name, file: error };
    throw error;
  }
}

/** Reads all files of a language in the order of signing. */
export const readSigningEntries = (locale: Locale): readonly SigningEntry[] =>
  inSigningOrder(listTranslations(locale)).map((name) => readEntry(name, locale));

const isSigned = ({ file }: SigningEntry) => !(file instanceof Error) && file.state === 'signed';

/** Counts the signed files, and the texts of the others. */
export function signingProgress(entries: readonly SigningEntry[]) {
  const open = entries.filter((entry) => !isSigned(entry));
  const texts = open.map(({ file }) => (file instanceof Error ? 0 : file.pairs.length));
  return {
    signed: entries.length - open.length,
    total: entries.length,
    textsLeft: texts.reduce((sum, number) => sum + number, 0),
  };
}

/** Finds the next file that can be signed: the first one follows the last. */
export function nextToSign(entries: readonly SigningEntry[], name?: string) {
  const at = entries.findIndex((entry) => entry.name === name) + 1;
  return [...entries.slice(at), ...entries.slice(0, at)].find(
    (entry) => entry.name !== name && !(entry.file instanceof Error) && !isSigned(entry),
  );
}

/** Finds the form of a translated file in the editor; undefined when it has none. */
export const editorAddress = (name: string, locale: Locale) =>
  placeOf(`${translationFolder(locale)}/${name}`)?.address;
