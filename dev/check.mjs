// @ts-check
// npm run check: format, lint, types, unused code and circles of imports, spelling. Runs all checks, even after one fails.
import { run } from './processes.mjs';

const CHECKS = [
  ['prettier', '--check', '--log-level', 'warn', '.'],
  ['eslint', '--max-warnings', '0', '.'],
  ['astro', 'check'],
  ['knip'],
  ['cspell', '--no-progress', '--no-summary', '.'],
];

let failed = 0;
for (const [command = '', ...args] of CHECKS) {
  const status = await run(command, args);
  console.log(`${command}: ${status === 0 ? 'passed' : 'failed, see above'}`);
  if (status !== 0) failed += 1;
}
process.exit(failed > 0 ? 1 : 0);
