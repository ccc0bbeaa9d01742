// npm run adopt: turns the sample firm into another one (docs/adopting.md). --help says how.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { NEIGHBOR_COUNT } from '#src/domain/nearest-cities.ts';
import { parseYaml } from '#src/queries/read-file.ts';
import { buildCopy, replaceDist, writeAll } from './adopt/apply.ts';
import { checkFirm, type Answers } from './adopt/answers.ts';
import { KEPT_ANSWERS, refusalText, usage } from './adopt/help.ts';
import { createFirmSearch, findInSite } from './adopt/firm-words.ts';
import { currentFirm, planAdoption, type Plan } from './adopt/plan.ts';
import { askAnswers } from './adopt/interview.ts';
import { openKeptAnswers } from './adopt/kept-answers.ts';
import { yesOrNo } from './adopt/read-answer.ts';
import { openTerminal } from './adopt/terminal.ts';
import { changesBesides } from './adopt/working-tree.ts';
import { distDir } from './environment.mjs';

const COPY = '.dev/adopt';

function groupOf(file: string): string {
  if (file.includes('.sample.')) return 'tests of the sample firm';
  if (file.startsWith('src/content/city-drafts/')) return 'cities without a page';
  return file.startsWith('src/content/cities/') ? 'cities' : 'other files';
}

/**
 * Prints a plan on one screen, so that the question after it is in sight.
 *
 * @param listsFiles - Whether every file is named, and not only counted.
 */
function printPlan(plan: Plan, listsFiles: boolean): void {
  const { changes, obstacles, published, withoutHandyman } = plan;
  const verbOf = ({ text }: (typeof changes)[number]) =>
    text === undefined ? 'Deletes' : 'Writes';
  for (const [verb, changed] of Map.groupBy(changes, verbOf)) {
    const files = changed.map(({ file }) => file);
    const counts = [...Map.groupBy(files, groupOf)].map(
      ([name, group]) => `${group.length} ${name}`,
    );
    console.log(`${verb} ${counts.join(', ')}`);
    if (listsFiles) console.log(files.map((file) => `  ${file}\n`).join(''));
  }
  if (!listsFiles) console.log('To see every file: npm run adopt -- --files');
  if (published.length <= NEIGHBOR_COUNT)
    console.log(
      `\ncities: ${published.length} with their texts, so that a page links to fewer than its ${NEIGHBOR_COUNT} nearest`,
    );
  if (withoutHandyman.length > 0)
    console.log(
      `\ndrafts, because their priced job or another text is about a handyman, and the firm has none: ${withoutHandyman.join(', ')}`,
    );
  if (obstacles.length === 0) return;
  console.log(
    '\nnpm run edit shows the site; to publish it, write these texts (docs/adopting.md):',
  );
  for (const obstacle of obstacles) console.log(`  ✗ ${obstacle}`);
}

/**
 * Refuses to run when git could not give the old state back. Outside of a repository it could not
 * anyway, and the answers themselves are not written.
 */
function requireCleanTree(answers: string): void {
  const command = ['status', '--porcelain', '--untracked-files=all'];
  const { status, stdout } = spawnSync('git', command, { encoding: 'utf8' });
  const changes = status === 0 ? changesBesides(relative('.', answers), stdout) : '';
  if (changes !== '')
    throw new Error(`Commit or stash these changes first, so that git can undo:\n${changes}`);
}

/** @throws Error that names every answer that is refused, and why. */
function requireAnswers(given: unknown, file: string): Answers {
  const { facts, problems } = checkFirm(given);
  if (facts === undefined) throw new Error(refusalText(file, problems));
  return facts;
}

/** Builds the planned site in a copy, then writes. Nothing is written when the build fails. */
function carryOut({ changes, obstacles, next }: Plan): void {
  const search = createFirmSearch(currentFirm(), next);
  const isPreview = obstacles.length > 0;
  console.log('\nBuilding the new site in a copy…');
  const built = buildCopy(changes, COPY, isPreview);
  const named = findInSite(built, search);
  writeAll(changes);
  // Pages of drafts are not for the public.
  if (isPreview) rmSync(distDir, { recursive: true, force: true });
  else replaceDist(built, distDir);
  for (const finding of named) console.log(`  ✗ still names the old firm: ${finding}`);
}

/** Writes a plan, after the question or with `--write`. */
function write(plan: Plan): void {
  try {
    carryOut(plan);
  } finally {
    rmSync(COPY, { recursive: true, force: true });
  }
  const command = plan.obstacles.length > 0 ? 'npm run edit' : 'npm start';
  console.log(`\nWritten. Read the changes with git diff, then run ${command}.\n`);
  spawnSync(process.execPath, ['dev/preflight.ts'], { stdio: 'inherit' });
}

async function adoptFrom(file: string, isConfirmed: boolean, listsFiles: boolean): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  requireCleanTree(file);
  const plan = await planAdoption(
    requireAnswers(parseYaml(readFileSync(file, 'utf8'), file), file),
  );
  printPlan(plan, listsFiles);
  if (isConfirmed) write(plan);
  else console.log('\nNothing is written. To write, add --write.');
}

async function adoptInTerminal(listsFiles: boolean): Promise<void> {
  requireCleanTree(KEPT_ANSWERS);
  const terminal = openTerminal();
  try {
    const kept = openKeptAnswers(KEPT_ANSWERS);
    if (!(await askAnswers(terminal, kept)))
      throw new Error(`\nStopped. Run npm run adopt again to go on.`);
    const plan = await planAdoption(requireAnswers(kept.all(), KEPT_ANSWERS));
    printPlan(plan, listsFiles);
    const answer = await terminal.ask('\nWrite this? (yes or no): ');
    const isConfirmed = answer !== undefined && yesOrNo(answer.trim()) === true;
    if (isConfirmed) write(plan);
    else
      console.log(
        `\nNothing is written. Your answers stay in ${KEPT_ANSWERS}: run npm run adopt again to write them.`,
      );
  } finally {
    terminal.close();
  }
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        from: { type: 'string' },
        write: { type: 'boolean', default: false },
        files: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h' },
      },
    });
    return values;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${reason}\n\n${usage}`, { cause: error });
  }
}

try {
  const { from, help, files, write: isConfirmed } = readOptions();
  if (help === true) console.log(usage);
  else if (from === undefined) await adoptInTerminal(files);
  else await adoptFrom(from, isConfirmed, files);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
