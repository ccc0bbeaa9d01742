// @ts-check
// npm test: builds the site once, runs every suite against it and prints how many tests passed.
//   node dev/test.mjs <suite> [arguments]   one suite; the arguments go to vitest or Playwright.
//                                           The e2e suite alone keeps a trace of each failed test.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { freePort } from './ports.mjs';

const OUT = '.dev/test';
const SUITES = ['unit', 'content', 'build', 'auth-contract', 'e2e'];

const [suite, ...args] = process.argv.slice(2);
if (suite !== undefined && !SUITES.includes(suite)) {
  console.error(`Unknown suite: ${suite}. The suites are ${SUITES.join(', ')}.`);
  process.exit(1);
}

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
process.env['DIST_DIR'] = `${OUT}/site`;
process.env['AUTH_DB'] = ':memory:';
// Free ports do not collide with a running `npm start`.
for (const name of ['PORT', 'AUTH_PORT', 'AUTH_CONTROL_PORT'])
  process.env[name] = String(await freePort());
// Tests always use the embedded auth service and ignore the value in .env.
process.env['PUBLIC_SUPABASE_URL'] = `http://127.0.0.1:${process.env['AUTH_PORT']}`;

const { buildSite, run } = await import('./processes.mjs');

let passed = 0;
let failed = 0;
/** @type {string[]} Names of failed tests, which the output of later suites would push out of sight. */
const failures = [];

/**
 * Adds the result of one command to the totals. A suite that could not be loaded counts as one failure.
 * @param {number} status of the command
 * @param {number} [passedTests] from its report; omitted without a report
 * @param {number} [failedTests]
 */
function addResult(status, passedTests = 0, failedTests = 0) {
  passed += passedTests;
  failed += status === 0 ? failedTests : Math.max(1, failedTests);
}

/** @param {string} file JSON report of a suite */
const readReport = (file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

/**
 * Runs suites of Vitest and adds their results to the totals.
 * @param {string[]} suites
 * @param {import('./processes.mjs').RunOptions} [options]
 */
async function runVitest(suites, options) {
  const file = `${OUT}/vitest-${suites.join('-')}.json`;
  const projects = suites.flatMap((name) => ['--project', name]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const status = await run('vitest', ['run', ...projects, ...reporters, ...args], options);
  const report = readReport(file);
  addResult(status, report?.numPassedTests, report?.numFailedTests);
  for (const { name, message, assertionResults } of report?.testResults ?? []) {
    if (message) failures.push(`${name}: ${message}`);
    for (const { status: result, fullName, failureMessages } of assertionResults)
      if (result === 'failed') failures.push(`${fullName}: ${failureMessages[0]}`);
  }
}

async function runBrowserTests() {
  // playwright.config.ts names the report.
  const trace = suite === undefined ? [] : ['--trace', 'retain-on-failure'];
  const status = await run('playwright', ['test', ...trace, ...args]);
  const stats = readReport(`${OUT}/e2e.json`)?.stats;
  if (stats?.flaky > 0) console.log(`${stats.flaky} passed only on the second attempt, see above`);
  addResult(status, stats && stats.expected + stats.flaky, stats?.unexpected);
}

if (suite === undefined || suite === 'build' || suite === 'e2e') await buildSite();
if (suite === 'e2e') await runBrowserTests();
else if (suite !== undefined) await runVitest([suite]);
else {
  await runVitest(['unit', 'build', 'auth-contract']);
  // Browsers leave a sixth of two cores idle. The long tests of the content use it, and give way to them.
  const log = `${OUT}/content.log`;
  await Promise.all([runBrowserTests(), runVitest(['content'], { priority: 10, log })]);
  console.log(readFileSync(log, 'utf8'));
}

for (const failure of failures) console.error(failure);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
