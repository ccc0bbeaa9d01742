// npm run bench: measures times. `npm run bench -- load build` runs only these two parts.
// No test depends on a time.
//   RUNS=1         runs of each measurement (default 7; builds and Lighthouse 3)
//   DIST_DIR=dist  an existing build whose auth service is at AUTH_PORT (default: builds its own)
//   BROTLI=11      quality of the compression (default 5)
//   CITIES=65,650  sizes of the builds; IMAGES_UP_TO=6500 draws share images for the largest too
import { publish } from './bench/results.ts';

const PARTS = ['load', 'interaction', 'next', 'build', 'lighthouse'];
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !PARTS.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown part: ${unknown.join(', ')}. The parts are ${PARTS.join(', ')}.`);
  process.exit(1);
}
const runs = (...names: string[]) =>
  chosen.length === 0 || names.some((name) => chosen.includes(name));

const needsBuild = !process.env['DIST_DIR'];
if (needsBuild) {
  process.env['DIST_DIR'] = '.dev/bench/site';
  process.env['AUTH_PORT'] = '4332';
  process.env['AUTH_CONTROL_PORT'] = '4333';
}
process.env['AUTH_DB'] = ':memory:';
// The bench always uses the embedded auth service and ignores the value in .env.
process.env['PUBLIC_SUPABASE_URL'] = `http://127.0.0.1:${process.env['AUTH_PORT'] || 4322}`;

// Imported here because these modules read the variables above.
const { distDir } = await import('./environment.mjs');
const { authHealthUrl, exitWithServers, run, startAuthService, waitForServer } =
  await import('./processes.mjs');

try {
  if (needsBuild && runs('load', 'interaction', 'next', 'lighthouse')) {
    const status = await run('astro', ['build', '--silent', '--outDir', distDir]);
    if (status !== 0) exitWithServers(status);
  }
  if (runs('load')) publish(await (await import('./bench/load.ts')).load());
  if (runs('interaction')) {
    const isRunning = await fetch(authHealthUrl).catch(() => undefined);
    if (!isRunning) startAuthService();
    await waitForServer(authHealthUrl);
    publish(await (await import('./bench/interaction.ts')).interaction());
  }
  if (runs('next')) {
    publish(await (await import('./bench/next-page.ts')).nextPage());
    publish(await (await import('./bench/back-forward.ts')).backForward());
  }
  if (runs('build')) publish(await (await import('./bench/build.ts')).build());
  if (runs('lighthouse')) publish(await (await import('./bench/lighthouse.ts')).lighthouse());
} catch (error) {
  console.error(error);
  exitWithServers(1);
}
exitWithServers(process.exitCode === undefined ? 0 : Number(process.exitCode));
