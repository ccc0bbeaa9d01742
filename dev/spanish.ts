// npm run spanish: lists the Spanish files that are not signed, with the fields that have changed.
//   npm run spanish -- compared [file …]        says that the Spanish fits the English of today (all files)
//   npm run spanish -- sign "Ana Ruiz" file …   signs the texts of today, in both languages; npm run edit
//                                               has a page that shows them side by side and signs them
import { readTranslations, translationFolder } from '#src/queries/translation-files.ts';
import { describeFile } from './signing/describe-file.ts';
import { signerSchema, signFile, writeReview } from './signing/sign-file.ts';

const [command, ...args] = process.argv.slice(2);
const translations = readTranslations('es');

function find(name: string) {
  const found = translations.find((file) => file.name === name);
  if (found !== undefined) return found;
  console.error(`${translationFolder('es')}/${name}: no such file`);
  process.exit(1);
}

if (command === undefined) {
  const open = translations.filter(({ state }) => state !== 'signed');
  for (const file of open) console.log(describeFile(file));
  console.log(`${translations.length - open.length} of ${translations.length} files are signed.`);
} else if (command === 'compared') {
  for (const file of args.length === 0 ? translations : args.map(find)) {
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
  for (const file of names.map(find)) {
    signFile(file, signer.data);
    console.log(file.file);
  }
} else {
  console.error('The commands are in dev/spanish.ts: compared [file …], sign "name" file …');
  process.exit(1);
}
