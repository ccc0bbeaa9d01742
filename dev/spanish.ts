// npm run spanish: lists the Spanish files that are not signed, with the fields that have changed.
//   npm run spanish -- compared [file …]        says that the Spanish fits the English of today (all files)
//   npm run spanish -- sign "Ana Ruiz" file …   signs the texts of today, in both languages
import { readFileSync, writeFileSync } from 'node:fs';
import { pacificDay } from '#src/domain/pacific-day.ts';
import {
  readTranslations,
  type TranslatedFile,
  translationFolder,
} from '#src/queries/translation-files.ts';
import type { Review } from '#src/schemas/edition.ts';
import { describeFile } from './spanish/describe-file.ts';
import { withReview } from './spanish/review-fields.ts';

const [command, ...args] = process.argv.slice(2);
const [reviewedBy, ...names] = args;
const translations = readTranslations('es');

function find(name: string): TranslatedFile {
  const found = translations.find((file) => file.name === name);
  if (found !== undefined) return found;
  console.error(`${translationFolder('es')}/${name}: no such file`);
  process.exit(1);
}

function write({ name, review }: TranslatedFile, changes: Partial<Review>): void {
  const file = `${translationFolder('es')}/${name}`;
  writeFileSync(file, withReview(readFileSync(file, 'utf8'), { ...review, ...changes }));
  console.log(file);
}

if (command === undefined) {
  const open = translations.filter(({ state }) => state !== 'signed');
  for (const file of open) console.log(describeFile(file));
  console.log(`${translations.length - open.length} of ${translations.length} files are signed.`);
} else if (command === 'compared') {
  for (const file of args.length === 0 ? translations : args.map(find))
    write(file, { source: file.marks.source });
} else if (command === 'sign' && reviewedBy !== undefined && names.length > 0) {
  for (const file of names.map(find))
    write(file, { ...file.marks, reviewedBy, reviewedOn: pacificDay(new Date()).iso });
} else {
  console.error('The commands are in dev/spanish.ts: compared [file …], sign "name" file …');
  process.exit(1);
}
