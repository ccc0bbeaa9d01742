// npm run bench: measures times. `npm run bench -- load build` runs only these two parts.
// `npm run bench -- readme` measures nothing and writes bench/results.md and the table of README.md.
// A part that fails does not stop the others; the command then ends with status 1. A run of all parts
// leaves only what it measured in the results.
// No test depends on a time.
//   RUNS=1         runs of each measurement (default 7; builds and Lighthouse 3)
//   DIST_DIR=dist  an existing build (default: builds its own)
// The targets of the builds assume two cores: `taskset -c 0,1 npm run bench -- build`.
import { needsBuild } from './bench/environment.ts';
import { backForward } from './bench/back-forward.ts';
import { build } from './bench/build.ts';
import { interaction } from './bench/interaction.ts';
import { lighthouse } from './bench/lighthouse.ts';
import { load } from './bench/load.ts';
import { nextPage } from './bench/next-page.ts';
import { keepOnly, publish, writeDocuments } from './bench/results.ts';
import { buildSite, exitWithServers, startSiteServer } from './processes.mjs';

const PARTS = { load, interaction, next: nextPage, back: backForward, build, lighthouse };

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in PARTS) && name !== 'readme');
if (unknown.length > 0) {
  const names = Object.keys(PARTS).join(', ');
  console.error(`Unknown part: ${unknown.join(', ')}. The parts are ${names}.`);
  process.exit(1);
}
const parts = Object.entries(PARTS).filter(
  ([name]) => chosen.length === 0 || chosen.includes(name),
);

const failed: string[] = [];
try {
  if (chosen.includes('readme')) await writeDocuments();
  if (parts.some(([name]) => name !== 'build')) {
    if (needsBuild) await buildSite();
    await startSiteServer();
  }
  const measured: string[] = [];
  for (const [name, measure] of parts) {
    const startedAt = performance.now();
    try {
      measured.push(await publish(await measure()));
    } catch (error) {
      console.error(error);
      failed.push(name);
    }
    console.error(`${name}: ${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes`);
  }
  if (chosen.length === 0) await keepOnly(measured);
} catch (error) {
  console.error(error);
  await exitWithServers(1);
}
if (failed.length > 0) console.error(`Failed, and not measured: ${failed.join(', ')}.`);
await exitWithServers(failed.length > 0 ? 1 : 0);
