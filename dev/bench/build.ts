import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { environment } from '#dev/environment.mjs';
import { pageFiles } from '#src/integrations/built-pages.ts';
import type { Section } from './results.ts';
import { median, withSpread } from './statistics.ts';

const BUILD_RUNS = Number(process.env['RUNS'] || 3);

const COPIED = ['src', 'public', 'astro.config.mjs', 'package.json', 'tsconfig.json'];
const MEMORY_REPORTER = fileURLToPath(new URL('report-memory.ts', import.meta.url));
const ASTRO = resolve('node_modules/astro/bin/astro.mjs');

interface BuildCase {
  readonly name: string;
  /** how many times as many cities as the site has */
  readonly factor: number;
  /** whether share images are drawn; thousands take minutes, and their time is linear */
  readonly hasImages: boolean;
  readonly caches: 'cold' | 'warm';
  readonly runs: number;
  readonly target: string;
}

const COLD: BuildCase = {
  ...{ name: 'the site', factor: 1, hasImages: true, caches: 'cold', runs: BUILD_RUNS },
  target: 'at most 10 s',
};
const WARM: BuildCase = { ...COLD, caches: 'warm', target: 'at most 5 s' };
const BASE: BuildCase = { ...COLD, name: 'without share images', hasImages: false, target: '' };
const LARGE: BuildCase = {
  ...{ ...BASE, name: 'without share images, 100 times the cities', factor: 100, runs: 1 },
  target: 'at most 4 ms a page, 1500 MB',
};

interface Build {
  readonly seconds: number;
  readonly megabytes: number;
  readonly pages: number;
}

/** Adds copies of every city file, under new names and with other coordinates in the county. */
function multiplyCities(folder: string, factor: number): void {
  const files = readdirSync(folder);
  for (let copy = 1; copy < factor; copy++)
    for (const [at, file] of files.entries()) {
      const number = copy * files.length + at;
      const lat = 33.7 + ((number * 0.618_033_988_75) % 1);
      const lng = -118.9 + ((number * 0.754_877_666) % 1) * 1.2;
      const text = readFileSync(join(folder, file), 'utf8')
        .replace(/^name: (.*)$/m, (_, name: string) => `name: ${name} ${copy}`)
        .replace(/^lat: .*$/m, `lat: ${lat.toFixed(5)}`)
        .replace(/^lng: .*$/m, `lng: ${lng.toFixed(5)}`);
      writeFileSync(join(folder, file.replace('.md', `-${copy}.md`)), text);
    }
}

/** Builds a copy of the project. */
async function buildOnce(folder: string): Promise<Build> {
  const startedAt = performance.now();
  const memoryFile = join(folder, 'memory.txt');
  const args = ['--import', MEMORY_REPORTER, ASTRO, 'build', '--silent'];
  const build = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...environment, BENCH_MEMORY_FILE: memoryFile },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [status] = await once(build, 'exit');
  const seconds = (performance.now() - startedAt) / 1000;
  if (status !== 0) throw new Error(`the build in ${folder} ended with status ${status}`);
  const megabytes = Number(readFileSync(memoryFile, 'utf8')) / 1024;
  return { seconds, megabytes, pages: pageFiles(join(folder, 'dist')).length };
}

/** Builds a copy of the project in a temporary folder. */
async function measure({ factor, hasImages, caches, runs }: BuildCase) {
  const builds: Build[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'bench-build-'));
  try {
    for (const part of COPIED) cpSync(part, join(folder, part), { recursive: true });
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'dir');
    multiplyCities(join(folder, 'src/content/cities'), factor);
    if (!hasImages) rmSync(join(folder, 'src/pages/og'), { recursive: true });
    if (caches === 'warm') await buildOnce(folder);
    for (let run = 0; run < runs; run++) {
      for (const output of caches === 'cold' ? ['dist', '.cache', '.astro'] : ['dist'])
        rmSync(join(folder, output), { recursive: true, force: true });
      builds.push(await buildOnce(folder));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return builds;
}

/** Measures time and memory of builds, and how the time grows with the number of cities. */
export async function build(): Promise<Section> {
  const middle = (builds: readonly Build[], field: keyof Build) =>
    median(builds.map((one) => one[field]));
  const base = await measure(BASE);
  const rows: (readonly string[])[] = [];
  const highlights: Section['highlights'][number][] = [];
  for (const one of [COLD, WARM, BASE, LARGE]) {
    const builds = one === BASE ? base : await measure(one);
    const growth = (field: keyof Build) => middle(builds, field) - middle(base, field);
    const seconds = builds.map((each) => each.seconds);
    const pageMs =
      one === LARGE ? ((1000 * growth('seconds')) / growth('pages')).toFixed(1) : '';
    rows.push([
      ...[one.name, String(middle(builds, 'pages')), one.caches, withSpread(seconds, 1)],
      ...[pageMs, middle(builds, 'megabytes').toFixed(0), one.target],
    ]);
    if (one.target)
      highlights.push({
        what: `build, ${one.name}, ${one.caches}`,
        result: pageMs ? `${pageMs} ms a page` : `${median(seconds).toFixed(1)} s`,
        comparison: one.target,
      });
  }
  return {
    title: 'Build',
    method:
      `The whole project in a temporary folder, on ${availableParallelism()} cores; median (lowest–highest) ` +
      `of ${BUILD_RUNS} builds, one with 100 times the cities, which have invented names. Cold: every ` +
      'cache empty. ms a page: for each additional page.',
    columns: ['build', 'pages', 'caches', 'seconds', 'ms a page', 'peak MB', 'target'],
    rows,
    highlights,
  };
}
