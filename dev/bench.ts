// npm run bench: timings, which are never tests. `npm run bench -- load build` runs those parts only.
//   RUNS=1         how often each measurement is made (7; builds and Lighthouse 3)
//   DIST_DIR=dist  a site that is built already, for the auth service on AUTH_PORT (4322);
//                  otherwise the bench builds its own
//   BROTLI=11      quality of the compression (5)
//   CITIES=65,650  sizes of the builds; IMAGES_UP_TO=6500 draws share images for the largest too
import { publish } from './bench/results.ts';

const PARTS = ['load', 'interaction', 'next', 'build', 'lighthouse'];
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !PARTS.includes(name));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are ${PARTS.join(', ')}.`);
  process.exit(1);
}
const wants = (name: string) => chosen.length === 0 || chosen.includes(name);

const buildsItsOwn = !process.env['DIST_DIR'];
if (buildsItsOwn) {
  process.env['DIST_DIR'] = '.dev/bench/site';
  process.env['AUTH_PORT'] = '4332';
  process.env['AUTH_CONTROL_PORT'] = '4333';
}
process.env['AUTH_DB'] = ':memory:';
// Measured against the embedded service, whatever this machine's .env names.
process.env['PUBLIC_SUPABASE_URL'] = `http://127.0.0.1:${process.env['AUTH_PORT'] || 4322}`;

// Only now: these read the variables above.
const { authHealth, serveAuth } = await import('./embedded-auth.mjs');
const { distDir } = await import('./environment.mjs');
const { endAll, run, untilReady } = await import('./processes.mjs');

try {
  if (['load', 'interaction', 'next', 'lighthouse'].some(wants) && buildsItsOwn) {
    const code = await run('astro', ['build', '--silent', '--outDir', distDir]);
    if (code) endAll(code);
  }
  if (wants('interaction')) {
    const isRunning = await fetch(authHealth).catch(() => undefined);
    if (!isRunning) serveAuth();
    await untilReady(authHealth);
  }
  if (wants('load')) publish(await (await import('./bench/parts/load.ts')).load());
  if (wants('interaction'))
    publish(await (await import('./bench/parts/interaction.ts')).interaction());
  if (wants('next')) {
    publish(await (await import('./bench/parts/next-page.ts')).nextPage());
    publish(await (await import('./bench/parts/back-forward.ts')).backForward());
  }
  if (wants('build')) publish(await (await import('./bench/parts/build.ts')).build());
  if (wants('lighthouse'))
    publish(await (await import('./bench/parts/lighthouse.ts')).lighthouse());
} catch (error) {
  console.error(error);
  endAll(1);
}
endAll(Number(process.exitCode ?? 0));
