// npm run spanish: lists the Spanish files that are not signed, with the fields that have changed.
//   npm run spanish -- compared [file …]        says that the Spanish fits the English of today (all files)
//   npm run spanish -- sign "Ana Ruiz" file …   signs the texts of today, in both languages; npm run edit
//                                               has a page that shows them side by side and signs them
import { hasLanguage } from '#src/queries/edition.ts';
import {
  describeMisfits,
  readTranslations,
  translationFolder,
  type TranslatedFile,
} from '#src/queries/translation-files.ts';
import { describeFile } from './signing/describe-file.ts';
import { signerSchema, signFile, writeReview } from './signing/sign-file.ts';

if (!hasLanguage('es')) {
  console.error('Spanish is switched off: add es to languages in src/content/company.yaml.');
  process.exit(1);
}
const [command, ...args] = process.argv.slice(2);
const translations = readTranslations('es');

function find(name: string) {
  const found = translations.find((file) => file.name === name);
  if (found !== undefined) return found;
  console.error(`${translationFolder('es')}/${name}: no such file`);
  process.exit(1);
}

/** Whether a file fits the English one; says what does not. */
function fits(file: TranslatedFile): boolean {
  if (file.misfits.length === 0) return true;
  console.error(`Does not fit the English file:\n${describeMisfits(file)}`);
  process.exitCode = 1;
  return false;
}

if (command === undefined) {
  const open = translations.filter(({ state }) => state !== 'signed');
  for (const file of open) console.log(describeFile(file));
  console.log(`${translations.length - open.length} of ${translations.length} files are signed.`);
} else if (command === 'compared') {
  for (const file of (args.length === 0 ? translations : args.map(find)).filter(fits)) {
    writeReview(file, { source: file.marks.source });
    console.log(file.file);
  }
} else if (command === 'sign' && args.length > 1) {
  const [name, ...names] = args;
  const signer = signerSchema.safeParse(name);
  if (!signer.success) {
    console.error(`'${name}' is no first and last name.`);
    process.exit(1);
  }
  for (const file of names.map(find).filter(fits)) {
    signFile(file, signer.data);
    console.log(file.file);
  }
} else {
  console.error('The commands are in dev/spanish.ts: compared [file …], sign "name" file …');
  process.exit(1);
}
