// @ts-check
// npm run test:adopted: adopts the firm of docs/adopt-answers.yaml in a copy of the project, with Spanish
// files that nothing can read, and runs the checks and all tests there but the browser's (OWN-2).
//   --e2e      runs the browser tests as well
//   --spanish  the firm has Spanish instead: that of dev/adopted-spanish, switched on as docs/adopting.md says
// When something failed, the copy stays, and its suites can be run there one by one.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseDocument } from 'yaml';

const copy = mkdtempSync(join(tmpdir(), 'adopted-'));
const withBrowser = process.argv.includes('--e2e');
const withSpanish = process.argv.includes('--spanish');
/** A Spanish file that nothing can read: formatted, but no content file. */
const UNREAD = 'unread\n';

/** @param {...string} args */
function run(...args) {
  console.log(`\n> node ${args.join(' ')}`);
  const start = Date.now();
  const { status } = spawnSync(process.execPath, args, { cwd: copy, stdio: 'inherit' });
  console.log(`  ${Math.round((Date.now() - start) / 1000)} s`);
  return status === 0;
}

/** Switches Spanish on and says that the texts fit the English ones of today. */
function switchSpanishOn() {
  const company = join(copy, 'src/content/company.yaml');
  const document = parseDocument(readFileSync(company, 'utf8'));
  document.set('languages', ['en', 'es']);
  document.set('spokenLanguages', [{ language: 'es' }]);
  writeFileSync(company, document.toString());
  cpSync('dev/adopted-spanish', join(copy, 'src/content/es'), { recursive: true });
  return (
    run('dev/spanish.ts', 'compared') &&
    run('node_modules/prettier/bin/prettier.cjs', '--write', '--log-level=warn', 'src/content')
  );
}

const { stdout } = spawnSync('git', ['ls-files', '-z', '-c', '-o', '--exclude-standard'], {
  encoding: 'utf8',
});
for (const file of stdout.split('\0').filter(Boolean)) {
  mkdirSync(join(copy, dirname(file)), { recursive: true });
  cpSync(file, join(copy, file));
}
symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'dir');

let isGreen = run('dev/adopt.ts', '--from', 'docs/adopt-answers.yaml', '--write');
if (isGreen) {
  if (withSpanish) isGreen = switchSpanishOn();
  else
    for (const file of globSync('src/content/es/**/*.{yaml,md}', { cwd: copy }))
      writeFileSync(join(copy, file), UNREAD);
}
if (isGreen) {
  const commands = [
    ['dev/check.mjs'],
    ...['unit', 'build', 'content'].map((suite) => ['dev/test.mjs', suite]),
  ];
  if (withBrowser) commands.push(['dev/test.mjs', 'e2e']);
  const failed = commands.filter((command) => !run(...command));
  for (const command of failed) console.error(`Failed: ${command.join(' ')}`);
  isGreen = failed.length === 0;
}
if (isGreen) rmSync(copy, { recursive: true, force: true });
else
  console.error(`The copy is in ${copy}. In it: node dev/setup.mjs node dev/test.mjs e2e <file>`);
process.exit(isGreen ? 0 : 1);
