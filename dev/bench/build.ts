import { spawn, spawnSync } from 'node:child_process';
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
import type { Section } from './results.ts';
import { median, withSpread } from './statistics.ts';

const CITY_COUNTS = (process.env['CITIES'] || '65,650,6500').split(',').map(Number);
/** Larger builds draw no share images: the time is linear, and thousands of images take minutes. */
const MAX_CITIES_WITH_IMAGES = Number(process.env['IMAGES_UP_TO'] || 650);
const BUILD_RUNS = Number(process.env['RUNS'] || 3);

/** The targets assume this many cores; taskset limits a build to them on larger machines. */
const TARGET_CORES = 2;
const isLimited =
  availableParallelism() > TARGET_CORES && spawnSync('taskset', ['--version']).status === 0;
const LIMITER = isLimited ? ['taskset', '-c', `0-${TARGET_CORES - 1}`] : [];
const CORES = isLimited ? TARGET_CORES : availableParallelism();

const TARGETS = new Map([
  ['65 cold with', 'at most 30 s'],
  ['65 warm with', 'at most 8 s'],
  ['6500 cold without', 'at most 4 ms a page, 1500 MB'],
]);

const COPIED = ['src', 'public', 'astro.config.mjs', 'package.json', 'tsconfig.json'];
const CITIES = 'src/content/cities';
const SHARE_IMAGES = 'src/pages/og';
const MEMORY_REPORTER = fileURLToPath(new URL('report-memory.ts', import.meta.url));
const ASTRO = resolve('node_modules/astro/bin/astro.mjs');

interface Build {
  readonly seconds: number;
  readonly megabytes: number;
  readonly pages: number;
}

interface Setting {
  readonly cities: number;
  readonly images: 'with' | 'without';
}

interface Measurement extends Setting {
  readonly caches: 'cold' | 'warm';
  readonly builds: readonly Build[];
}

/** Copies city files under new names and with other coordinates in the county, up to a count. */
function addCities(folder: string, count: number): void {
  const originals = readdirSync(folder).toSorted();
  for (let number = originals.length; number < count; number++) {
    const file = originals[number % originals.length];
    if (file === undefined) throw new Error(`${folder} is empty`);
    const suffix = Math.floor(number / originals.length);
    const lat = 33.7 + ((number * 0.618_033_988_75) % 1);
    const lng = -118.9 + ((number * 0.754_877_666) % 1) * 1.2;
    const text = readFileSync(join(folder, file), 'utf8')
      .replace(/^name: (.*)$/m, (_, name: string) => `name: ${name} ${suffix}`)
      .replace(/^lat: .*$/m, `lat: ${lat.toFixed(5)}`)
      .replace(/^lng: .*$/m, `lng: ${lng.toFixed(5)}`);
    writeFileSync(join(folder, file.replace('.md', `-${suffix}.md`)), text);
  }
}

/** Copies the project to a temporary folder. @returns the folder */
function copyProject({ cities, images }: Setting): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-build-'));
  for (const part of COPIED) cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'dir');
  addCities(join(folder, CITIES), cities);
  if (images === 'without') rmSync(join(folder, SHARE_IMAGES), { recursive: true });
  return folder;
}

/** Builds a copy of the project; a cold build starts without caches. */
async function buildOnce(folder: string, caches: 'cold' | 'warm'): Promise<Build> {
  for (const name of caches === 'cold' ? ['dist', '.cache', '.astro'] : ['dist'])
    rmSync(join(folder, name), { recursive: true, force: true });
  const memoryFile = join(folder, 'memory.txt');
  const startedAt = performance.now();
  const [command = '', ...args] = [
    ...[...LIMITER, process.execPath, '--import', MEMORY_REPORTER],
    ...[ASTRO, 'build', '--silent'],
  ];
  const build = spawn(command, args, {
    cwd: folder,
    env: { ...environment, BENCH_MEMORY_FILE: memoryFile },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [status] = await once(build, 'exit');
  const seconds = (performance.now() - startedAt) / 1000;
  if (status !== 0) throw new Error(`the build in ${folder} ended with status ${status}`);
  const files = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' });
  return {
    seconds,
    megabytes: Number(readFileSync(memoryFile, 'utf8')) / 1024,
    pages: files.filter((file) => file.endsWith('.html')).length,
  };
}

async function measure(setting: Setting): Promise<readonly Measurement[]> {
  const folder = copyProject(setting);
  const [cold, warm]: [Build[], Build[]] = [[], []];
  try {
    for (let run = 0; run < (setting.cities > 1000 ? 1 : BUILD_RUNS); run++) {
      cold.push(await buildOnce(folder, 'cold'));
      warm.push(await buildOnce(folder, 'warm'));
      console.error(JSON.stringify({ ...setting, cold: cold.at(-1), warm: warm.at(-1) }));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return [
    { ...setting, caches: 'cold', builds: cold },
    { ...setting, caches: 'warm', builds: warm },
  ];
}

function toRow(measurement: Measurement, smallest: Measurement | undefined) {
  const { cities, images, caches, builds } = measurement;
  const middle = (of: Measurement, field: keyof Build) =>
    median(of.builds.map((build) => build[field]));
  const growth = (field: keyof Build) =>
    middle(measurement, field) - (smallest ? middle(smallest, field) : NaN);
  const perPageMs = (1000 * growth('seconds')) / growth('pages');
  const seconds = builds.map((build) => build.seconds);
  return [
    ...[String(cities), String(middle(measurement, 'pages')), images, caches],
    withSpread(seconds, 1),
    measurement === smallest ? '' : perPageMs.toFixed(1),
    middle(measurement, 'megabytes').toFixed(0),
    TARGETS.get(`${cities} ${caches} ${images}`),
  ];
}

/** Measures time and memory of builds, and how both grow with the number of cities. */
export async function build(): Promise<Section> {
  const measured: Measurement[] = [];
  for (const images of ['with', 'without'] as const)
    for (const cities of CITY_COUNTS)
      if (images === 'without' || cities <= MAX_CITIES_WITH_IMAGES)
        measured.push(...(await measure({ cities, images })));
  return {
    title: 'Build',
    method:
      `The whole project in a temporary folder, on ${CORES} cores, cities added under invented names; median ` +
      `(lowest–highest) of ${BUILD_RUNS} builds, one where there are thousands. Cold: every cache ` +
      'empty. ms a page: above the build of the fewest cities with the same caches and images.',
    columns: [
      ...['cities', 'pages', 'share images', 'caches', 'seconds', 'ms a page', 'peak MB', 'target'],
    ],
    rows: measured.map((one) => {
      const isAlike = (other: Measurement) =>
        other.caches === one.caches && other.images === one.images;
      return toRow(one, measured.find(isAlike));
    }),
  };
}
