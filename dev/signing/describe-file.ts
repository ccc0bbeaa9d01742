import { existsSync, readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { SHOWN_FILES } from '#src/integrations/signing-gate.ts';
import { nameFields, type TranslatedFile } from '#src/queries/translation-files.ts';

const shownSchema = z.record(z.string(), z.array(z.string()));

/** Reads which files each page showed in the last build; undefined before the first. */
function readShownFiles(): readonly (readonly string[])[] | undefined {
  if (!existsSync(SHOWN_FILES)) return undefined;
  return Object.values(shownSchema.parse(JSON.parse(readFileSync(SHOWN_FILES, 'utf8'))));
}

function describeState({ misfits, review, outdated, unsigned, state }: TranslatedFile): string {
  const { signature, reviewedBy, reviewedOn } = review;
  if (state === 'signed') return `signed by ${reviewedBy} on ${reviewedOn}`;
  if (state === 'unfit')
    return `does not fit, its pages show English: ${nameFields(misfits.map(({ field, problem }) => `${field}: ${problem}`))}`;
  if (state === 'changed') return `the English has changed: ${nameFields(outdated)}`;
  return signature === null
    ? 'not signed'
    : `changed since ${reviewedBy} signed it: ${nameFields(unsigned)}`;
}

/**
 * Describes in one line whether a translated file is signed, with the fields that have changed.
 *
 * @returns for example 'home.yaml (1 page): the English has changed: hero: heading'
 */
export function describeFile(file: TranslatedFile): string {
  const pages = readShownFiles()?.filter((files) => files.includes(file.file)).length;
  const shown = pages === undefined ? '' : ` (${pages} ${pages === 1 ? 'page' : 'pages'})`;
  return `${file.name}${shown}: ${describeState(file)}`;
}
