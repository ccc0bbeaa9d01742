import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { environment } from '#dev/environment.mjs';

/** One build of a copy of the project. */
export interface Build {
  readonly seconds: number;
  readonly megabytes: number;
  readonly pages: number;
}

/** What the targets are written for; kept to by taskset, where the machine has more. */
const WANTED_CORES = 2;
const isHeld =
  availableParallelism() > WANTED_CORES && spawnSync('taskset', ['--version']).status === 0;
const HOLD = isHeld ? ['taskset', '-c', `0-${WANTED_CORES - 1}`] : [];
/** How many cores a build gets. */
export const CORES = isHeld ? WANTED_CORES : availableParallelism();

const REPORTER = fileURLToPath(new URL('../report-memory.ts', import.meta.url));
const ASTRO = resolve('node_modules/astro/bin/astro.mjs');

/**
 * Builds the project in a folder.
 * @param isCold whether every cache is emptied before
 * @throws Error when the build fails
 */
export async function buildOnce(folder: string, isCold: boolean): Promise<Build> {
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  if (isCold)
    for (const cache of ['.cache', '.astro'])
      rmSync(join(folder, cache), { recursive: true, force: true });
  const memoryFile = join(folder, 'memory.txt');
  const began = performance.now();
  const command = [...HOLD, process.execPath, '--import', REPORTER, ASTRO, 'build', '--silent'];
  const build = spawn(command[0] ?? '', command.slice(1), {
    cwd: folder,
    env: { ...environment, BENCH_MEMORY_FILE: memoryFile },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(build, 'exit');
  const seconds = (performance.now() - began) / 1000;
  if (code !== 0) throw new Error(`the build in ${folder} ended with status ${code}`);
  const files = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' });
  return {
    seconds,
    megabytes: Number(readFileSync(memoryFile, 'utf8')) / 1024,
    pages: files.filter((file) => file.endsWith('.html')).length,
  };
}
