// npm run preflight: lists what blocks a public launch. Exits with status 1 if there are blockers.
// Contradicting prices and legal points need a decision by the owner and do not block.
import { existsSync } from 'node:fs';
import { styleText } from 'node:util';
import { cityDrafts, draftText } from '#src/queries/city-drafts.ts';
import { company } from '#src/queries/company.ts';
import { formatDay, lastDayOfQuote } from '#src/domain/calendar-day.ts';
import { jobPhotos, people, quotes } from '#src/queries/proof.ts';
import { launchBlockers } from '#src/integrations/launch-blockers.ts';
import { priceContradictions } from '#src/integrations/price-contradictions.ts';
import { hasSpanish } from '#src/queries/edition.ts';
import { prices } from '#src/queries/prices.ts';
import { readTranslations } from '#src/queries/translation-files.ts';
// Also reads .env.
import { distDir } from './environment.mjs';
import {
  findWords,
  pagesWithFigure,
  pagesWithout,
  type PageText,
  readPageTexts,
} from './preflight/find-words.ts';
import { legalChecklist, type LegalPoint } from './preflight/legal-checklist.ts';

const PATHS_NAMED = 3;
const WORDINGS_SHOWN = 8;

function listPaths(paths: readonly string[], all: number): string {
  if (paths.length === all) return `every page (${all})`;
  const more = paths.length - PATHS_NAMED;
  return paths.slice(0, PATHS_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** Prints a legal point with the words concerned and the pages that contain or lack them. */
function printPoint({ title, rule, pattern, isRequired }: LegalPoint, pages: readonly PageText[]) {
  console.log(`\n  ☐ ${styleText('bold', title)}\n    ${rule}`);
  if (isRequired) {
    const paths = pagesWithout(pages, pattern);
    console.log(`    ${paths.length === 0 ? 'none' : listPaths(paths, pages.length)}`);
    return;
  }
  const findings = findWords(pages, pattern);
  for (const { words, paths } of findings.slice(0, WORDINGS_SHOWN))
    console.log(`    “${words}”  ${listPaths(paths, pages.length)}`);
  const more = findings.length - WORDINGS_SHOWN;
  if (more > 0) console.log(`    and ${more} more wordings`);
  if (findings.length === 0) console.log('    (no such words found)');
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

const blockers = launchBlockers(company, process.env);
console.log(`Preflight of ${company.name}\n`);
if (blockers.length === 0)
  console.log(styleText('green', 'No sample facts, and member login is set up.'));
else {
  console.log(styleText('red', `Blockers (${blockers.length})`));
  for (const { subject, problem } of blockers) console.log(`  ✗ ${subject.padEnd(24)} ${problem}`);
  console.log(
    '  Facts are in src/content/company.yaml, the PUBLIC_ variables in .env or in the host’s settings.',
  );
}

printOptionalContent();

if (cityDrafts.length > 0) {
  console.log(`\nCities without a page (${cityDrafts.length}), and what must still be written`);
  for (const draft of cityDrafts) console.log(`  ☐ ${draftText(draft)}`);
  console.log('  Their files are in src/content/city-drafts (docs/adopting.md).');
}

/** Prints the Spanish files that search engines may not list yet, and how to sign them (ES-5). */
function printTranslations() {
  const files = readTranslations();
  const unsigned = files.filter(({ state }) => state === 'unsigned');
  const changed = files.filter(({ state }) => state === 'changed');
  console.log(
    `\nSpanish files whose pages are not for search engines yet (${unsigned.length + changed.length})`,
  );
  for (const { name, mark } of changed)
    console.log(`  ☐ ${name}: the English text has changed: compare it, then set source: ${mark}`);
  for (const { name } of unsigned) console.log(`  ☐ ${name}: not signed`);
  console.log(
    '  Compare a file of src/content/es with the English one, then set reviewedBy and reviewedOn in it.',
  );
}
if (hasSpanish) printTranslations();

/** Prints the prices that contradict each other, each figure with the pages that show it (PLAN-4). */
function printContradictions(pages: readonly PageText[]) {
  const contradictions = priceContradictions(prices);
  if (contradictions.length === 0) return;
  console.log(`\nPrices that contradict each other for a reader (${contradictions.length})`);
  for (const { problem, figures } of contradictions) {
    console.log(`\n  ☐ ${styleText('bold', problem)}`);
    for (const figure of figures) {
      const paths = pagesWithFigure(pages, figure);
      if (paths.length > 0) console.log(`    ${figure}  ${listPaths(paths, pages.length)}`);
    }
  }
  console.log('  Prices are in src/content/prices.yaml.');
}

if (existsSync(distDir)) {
  const pages = readPageTexts(distDir);
  printContradictions(pages);
  console.log(
    `\nLegal points for the owner, with the matching text of ${pages.length} built pages.`,
  );
  console.log('This list is not legal advice. Go through it with an attorney.');
  for (const point of legalChecklist) printPoint(point, pages);
} else console.log('\nBuild the site first (npm run build) to see what the owner has to decide.');

console.log(
  blockers.length > 0
    ? `\n${blockers.length} blockers remain: not ready to launch.`
    : '\nNo blockers. Settle the points above, then launch.',
);
process.exitCode = blockers.length > 0 ? 1 : 0;
