// @ts-check
// npm test: builds the site once, runs every suite against it, says how many tests passed.
//   --only unit,content,build,auth-contract,e2e   some of the suites
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';

const OUT = '.dev/test';
const SUITES = ['unit', 'content', 'build', 'auth-contract', 'e2e'];

const onlyAt = process.argv.indexOf('--only');
const wanted = onlyAt > 0 ? (process.argv[onlyAt + 1] ?? '').split(',') : SUITES;
const unknown = wanted.filter((suite) => !SUITES.includes(suite));
if (unknown.length > 0) {
  console.error(`No such suite: ${unknown.join(', ')}. There are ${SUITES.join(', ')}.`);
  process.exit(1);
}

/** @returns {Promise<string>} a port that nobody uses now, so that a running `npm start` is not disturbed */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return String(address.port);
}

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
process.env['DIST_DIR'] = `${OUT}/site`;
process.env['AUTH_DB'] = ':memory:';
// Tests make many accounts; what a password hash costs is not among their subjects.
process.env['AUTH_BCRYPT_COST'] = '4';
for (const name of ['PORT', 'AUTH_PORT', 'AUTH_CONTROL_PORT']) process.env[name] = await freePort();
// Tests run against the embedded service, whatever this machine's .env names.
process.env['PUBLIC_SUPABASE_URL'] = `http://127.0.0.1:${process.env['AUTH_PORT']}`;

const { environment } = await import('./environment.mjs');
const { run } = await import('./processes.mjs');

let passed = 0;
let failed = 0;

/** @typedef {{ numPassedTests: number, numFailedTests: number }} VitestReport */
/** @typedef {{ stats: { expected: number, flaky: number, unexpected: number } }} PlaywrightReport */

/**
 * Adds what a suite reports to the sum.
 * @template Report
 * @param {number} code its exit status
 * @param {string} file its report
 * @param {(report: Report) => [number, number]} count tests that passed, and that failed
 */
function add(code, file, count) {
  /** @type {[number, number]} */
  let counted = [0, 0];
  try {
    counted = count(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    console.error(`${file}: no report, the suite did not run to its end.`);
  }
  passed += counted[0];
  // A suite that fails without a failing test (it could not be loaded) is a failure too.
  failed += code ? Math.max(1, counted[1]) : counted[1];
}

/** @param {string[]} args */
async function vitest(args) {
  const file = `${OUT}/${args.join('-').replaceAll(/[^a-z]+/g, '-')}.json`;
  const code = await run('vitest', [
    ...['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    ...args,
  ]);
  /** @param {VitestReport} report @returns {[number, number]} */
  const count = ({ numPassedTests, numFailedTests }) => [numPassedTests, numFailedTests];
  add(code, file, count);
}

async function playwright() {
  const file = `${OUT}/e2e.json`;
  const code = await run('playwright', ['test', '--reporter=line,json'], {
    ...environment,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  /** @param {PlaywrightReport} report @returns {[number, number]} */
  const count = ({ stats }) => {
    if (stats.flaky) console.log(`${stats.flaky} passed at the second try only: see above`);
    return [stats.expected + stats.flaky, stats.unexpected];
  };
  add(code, file, count);
}

if (wanted.some((suite) => suite === 'build' || suite === 'e2e')) {
  const code = await run('astro', ['build', '--silent', '--outDir', `${OUT}/site`]);
  if (code) process.exit(code);
}
const projects = wanted.filter((suite) => ['unit', 'content', 'build'].includes(suite));
if (projects.length > 0) await vitest(projects.flatMap((project) => ['--project', project]));
if (wanted.includes('auth-contract'))
  await vitest(['--config', 'tests/auth-contract/vitest.config.ts']);
if (wanted.includes('e2e')) await playwright();

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
