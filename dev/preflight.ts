// npm run preflight: lists what blocks a public launch, and what the owner settles before or after it.
// Exits with status 1 if there are blockers.
//   --verbose  adds rules, sources, wordings and pages
import { existsSync, globSync } from 'node:fs';
import { basename } from 'node:path';
import { styleText } from 'node:util';
import { cityDrafts, draftText } from '#src/queries/city-drafts.ts';
import { company, content, prices } from '#src/queries/content.ts';
import { hasLanguage } from '#src/queries/edition.ts';
import { readFile, validateFacts } from '#src/queries/read-file.ts';
import { listMissingTexts, readTranslations } from '#src/queries/translation-files.ts';
import { formatDay, lastDayOfQuote } from '#src/domain/calendar-day.ts';
import { launchBlockers } from '#src/integrations/launch-blockers.ts';
import { citySchema } from '#src/schemas/city.ts';
import { pacificDay } from '#src/domain/pacific-day.ts';
// Also reads .env.
import { distDir } from './environment.mjs';
import { callerQuestions } from './preflight/caller-questions.ts';
import { confirmations, oldFacts } from './preflight/confirmations.ts';
import { readPageTexts } from './preflight/find-words.ts';
import { legalPoints } from './preflight/legal-checklist.ts';
import { type Group, groupLines } from './preflight/report.ts';
import { describeFile } from './spanish/describe-file.ts';

const { jobPhotos, people, quotes } = content('en').proof;

const isVerbose = process.argv.includes('--verbose');
const blockers = launchBlockers(company, process.env);
const isBuilt = existsSync(distDir);
const pages = isBuilt ? readPageTexts(distDir) : [];

const cityRules = globSync('src/content/cities/*.md').map((file) => ({
  ...validateFacts(citySchema, readFile(file).fields, file),
  slug: basename(file, '.md'),
}));

const groups: readonly Group[] = [
  {
    heading: styleText('red', 'Blocks the launch'),
    note: 'Facts are in src/content/company.yaml, the PUBLIC_ variables in .env or in the host’s settings.',
    points: blockers.map(({ subject, problem }) => ({ text: `${subject}: ${problem}` })),
  },
  {
    heading: 'Ask a lawyer',
    note: 'This list is not legal advice. Go through it with an attorney.',
    points: legalPoints(pages),
  },
  {
    heading: 'Callers will ask',
    note: 'No page answers these questions. Decide, and fill in src/content/policies.yaml (docs/editing.md).',
    points: callerQuestions(prices),
  },
  {
    heading: 'Numbers, prices and promises to confirm',
    note: 'Prices are in src/content/prices.yaml, public numbers in utilities.yaml.',
    points: [...confirmations(pages), ...oldFacts(cityRules, pacificDay(new Date()).iso)],
  },
  {
    heading: 'Cities without a page, and what must still be written',
    note: 'Their files are in src/content/city-drafts (docs/adopting.md).',
    points: cityDrafts.map((draft) => ({ text: draftText(draft) })),
  },
];

/** Prints the Spanish files that keep their pages out of search engines, and how to sign them (ES-5). */
function printTranslations() {
  for (const line of listMissingTexts('es')) console.log(`\n${line}`);
  const open = readTranslations('es').filter(({ state }) => state !== 'signed');
  if (open.length === 0) return;
  console.log(`\nSpanish files that keep their pages out of search engines (${open.length})`);
  for (const file of open) console.log(`  ☐ ${describeFile(file)}`);
  console.log(
    '  Compare them with the English ones and sign them: npm run edit, then open the page "Sign".',
  );
}

/** Prints which optional files exist, and when the oldest quote has to go (PROOF-2). */
function printOptionalContent() {
  const oldest = quotes?.quotes.map(({ date }) => date).toSorted()[0];
  const files = [
    ['people.yaml', people?.people.length],
    ['job-photos.yaml', jobPhotos?.jobs.length],
    ['quotes.yaml', quotes?.quotes.length],
  ] as const;
  console.log('\nOptional content of the home page (docs/operations.md)');
  for (const [name, count] of files)
    console.log(`  ${name.padEnd(24)} ${count === undefined ? 'no file' : `${count} printed`}`);
  if (oldest !== undefined)
    console.log(`  The build refuses the oldest quote after ${formatDay(lastDayOfQuote(oldest))}.`);
}

console.log(`Preflight of ${company.name}`);
for (const group of groups)
  for (const line of groupLines(group, pages.length, isVerbose)) console.log(line);
if (hasLanguage('es')) printTranslations();
if (isVerbose || quotes !== undefined) printOptionalContent();

if (!isBuilt) console.log('\nBuild the site first (npm run build) to see what its pages say.');
if (!isVerbose) console.log('\nRules, sources and pages: npm run preflight -- --verbose');
console.log(
  blockers.length > 0
    ? `\nNot ready to launch, ${blockers.length} blockers: ${blockers.map(({ subject }) => subject).join(', ')}`
    : `\n${styleText('green', 'No blockers.')} Settle the points above, then launch.`,
);
process.exitCode = blockers.length > 0 ? 1 : 0;
