// npm run publish: refuses what blocks the launch, builds the site and puts it online.
//   --to <folder>   copies the site into a folder, such as one that a web server shows, instead of
//                   uploading it to the host of wrangler.jsonc
//   --back          puts the version before this one online again; with --to, in that folder
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { launchBlockers } from '#src/integrations/launch-blockers.ts';
import { company } from '#src/queries/content.ts';
// Also reads .env.
import { distDir } from './environment.mjs';
import { restoreFolder, updateFolder } from './publish-folder.ts';

const { values } = parseArgs({ options: { back: { type: 'boolean' }, to: { type: 'string' } } });
const { back = false, to } = values;

/** Runs a command of a package, and ends this process when it fails. */
function run(command: string, ...args: readonly string[]): void {
  const env = { ...process.env, REFUSE_SAMPLES: '1' };
  const { status } = spawnSync(command, args, { env, stdio: 'inherit' });
  if (status === 0) return;
  console.error(`\nNot published: ${command} failed. Its message is above.`);
  process.exit(1);
}

function publish(): void {
  const { length } = launchBlockers(company, process.env);
  if (length > 0) {
    run('node', 'dev/preflight.ts');
    return;
  }
  run('astro', 'build', '--silent', '--outDir', distDir);
  if (to === undefined) run('wrangler', 'deploy', '--assets', distDir);
  else updateFolder(distDir, to);
  console.log(`\nPublished: ${to ?? company.siteUrl}`);
  console.log('To go back to the version before: the same command with --back');
}

function goBack(): void {
  if (to === undefined)
    run('wrangler', 'rollback', '--yes', '--message', 'npm run publish -- --back');
  else restoreFolder(to);
  console.log(`\nThe version before is online again: ${to ?? company.siteUrl}`);
}

try {
  if (back) goBack();
  else publish();
} catch (error) {
  console.error(`\nNot published: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
