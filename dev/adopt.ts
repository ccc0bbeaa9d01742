// npm run adopt: turns the sample firm into another one (docs/adopting.md).
//   npm run adopt                                  asks in the terminal
//   npm run adopt -- --from answers.yaml           shows what would be written and deleted
//   npm run adopt -- --from answers.yaml --write   builds the new site in a copy, then writes
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parseYaml, validateFacts } from '#src/queries/read-file.ts';
import { buildCopy, replaceDist, writeAll } from './adopt/apply.ts';
import { answersSchema } from './adopt/answers.ts';
import { createFirmSearch, findInSite } from './adopt/firm-words.ts';
import { currentFirm, planAdoption, type Plan } from './adopt/plan.ts';
import { askAnswers, confirmInTerminal } from './adopt/questions.ts';
import { distDir } from './environment.mjs';

const COPY = '.dev/adopt';
const GROUPS = [
  ['tests of the sample firm', /\.sample\./],
  ['cities without a page', /^src\/content\/city-drafts\//],
  ['cities', /^src\/content\/cities\//],
  ['other files', /./],
] as const;

/** Counts the changes to a group of files; names them when they are few. */
function listFiles(verb: string, files: readonly string[]): void {
  const rest = new Set(files);
  for (const [name, pattern] of GROUPS) {
    const group = [...rest].filter((file) => pattern.test(file));
    for (const file of group) rest.delete(file);
    if (group.length > 0)
      console.log(`  ${verb} ${name}: ${group.length}\n    ${group.join('\n    ')}`);
  }
}

function printPlan({ changes, obstacles }: Plan): void {
  const isWritten = (text: string | undefined) => text !== undefined;
  listFiles(
    'writes',
    changes.filter(({ text }) => isWritten(text)).map(({ file }) => file),
  );
  listFiles(
    'deletes',
    changes.filter(({ text }) => !isWritten(text)).map(({ file }) => file),
  );
  if (obstacles.length === 0) return;
  console.log('\nThe site cannot be built before these texts are written (docs/adopting.md):');
  for (const obstacle of obstacles) console.log(`  ✗ ${obstacle}`);
}

/** Refuses to run when git could not give the old state back. Outside of a repository it could not anyway. */
function requireCleanTree(): void {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain'], { encoding: 'utf8' });
  if (status === 0 && stdout !== '')
    throw new Error(`Commit or stash these changes first, so that git can undo:\n${stdout}`);
}

/** Builds the planned site in a copy, then writes. Nothing is written when the build fails. */
function carryOut({ changes, obstacles, next }: Plan): void {
  const search = createFirmSearch(currentFirm(), next);
  if (obstacles.length > 0) return writeAll(changes);
  console.log('\nBuilding the new site in a copy…');
  const built = buildCopy(changes, COPY);
  const named = findInSite(built, search);
  writeAll(changes);
  replaceDist(built, distDir);
  for (const finding of named) console.log(`  ✗ still names the old firm: ${finding}`);
}

async function adopt(): Promise<void> {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, write: { type: 'boolean' } },
  });
  const { from } = values;
  requireCleanTree();
  if (from !== undefined && !existsSync(from)) throw new Error(`There is no file ${from}.`);
  const given =
    from === undefined ? await askAnswers() : parseYaml(readFileSync(from, 'utf8'), from);
  const plan = await planAdoption(
    validateFacts(answersSchema, given, from === undefined ? 'The answers' : from),
  );
  printPlan(plan);
  const isConfirmed = from === undefined ? await confirmInTerminal('\nWrite this?') : values.write;
  if (!isConfirmed)
    return console.log(
      `\nNothing is written.${from === undefined ? '' : ' To write, add --write.'}`,
    );
  try {
    carryOut(plan);
  } finally {
    rmSync(COPY, { recursive: true, force: true });
  }
  console.log('\nWritten. Read the changes with git diff, then run npm start.\n');
  spawnSync(process.execPath, ['dev/preflight.ts'], { stdio: 'inherit' });
}

try {
  await adopt();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
