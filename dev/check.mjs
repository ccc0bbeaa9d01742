// @ts-check
// npm run check: format, lint, types, unused code. Runs all of them, so that one run shows all there is to mend.
import { run } from './processes.mjs';

const CHECKS = [
  ['prettier', '--check', '--log-level', 'warn', '.'],
  ['eslint', '--max-warnings', '0', '.'],
  ['astro', 'check'],
  ['knip'],
];

let failed = 0;
for (const [command = '', ...args] of CHECKS) {
  const code = await run(command, args);
  console.log(`${command}: ${code === 0 ? 'clean' : 'see above'}`);
  if (code !== 0) failed += 1;
}
process.exit(failed > 0 ? 1 : 0);
