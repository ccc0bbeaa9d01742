import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { parseDocument } from 'yaml';
import { company, territory } from '#src/queries/content.ts';

const SITE_FILES = ['src', 'public', 'astro.config.mjs', 'package.json', 'tsconfig.json'];
/** Cache by content, which most copies have in common. */
const SHARE_IMAGES = '.cache/share-images';
const NOT_COPIED = ['.git', '.dev', '.cache', '.astro', 'dist', 'node_modules', 'test-results'];

/** Unit tests that read the content or the theme. */
const CONTENT_TESTS = [
  'brand',
  'content',
  'docs',
  'integrations/edge-redirects',
  'integrations/launch-blockers',
  'map',
  'pictures',
  'queries',
  'schemas',
  'seo',
].map((name) => `tests/unit/${name}`);
/** Tests of the sample firm, and those of Spanish wording, which take seconds. */
const NOT_RUN = ['tests/**/*.sample.*', 'tests/unit/content/spanish-{s,u,w}*'];

/** The result of a command. */
interface Run {
  readonly status: number | null;
  /** Without colors. */
  readonly output: string;
}

/** Cities that stay in a copy of the site: those that other files name. Most pages are of a city. */
export const KEPT_CITIES: readonly string[] = [
  company.base.slug,
  territory.defaultCity,
  ...company.namedServiceAreas,
];
/** What is copied: all, or the site without what builds slowly, the share images and most cities. */
export type CopiedParts = 'everything' | 'site';

/** Deletes all cities but these, with their translations. */
function keepCities(folder: string, slugs: readonly string[]) {
  for (const file of globSync(join(folder, 'src/content/{cities,*/cities}/*.md')))
    if (!slugs.includes(basename(file, '.md'))) rmSync(file);
}

/** A copy of the project. */
export type Project = ReturnType<typeof copyProject>;

/** Copies the project for a test to change and build. */
export function copyProject(parts: CopiedParts = 'site') {
  const folder = mkdtempSync(join(tmpdir(), 'site-copy-'));
  const names =
    parts === 'site' ? SITE_FILES : readdirSync('.').filter((name) => !NOT_COPIED.includes(name));
  for (const name of names) cpSync(name, join(folder, name), { recursive: true });
  if (parts === 'site') {
    rmSync(join(folder, 'src/pages/og'), { recursive: true, force: true });
    keepCities(folder, KEPT_CITIES);
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'dir');
  if (parts === 'everything' && existsSync(SHARE_IMAGES)) {
    mkdirSync(join(folder, dirname(SHARE_IMAGES)), { recursive: true });
    symlinkSync(resolve(SHARE_IMAGES), join(folder, SHARE_IMAGES), 'dir');
  }

  const run = (
    command: string,
    args: readonly string[],
    typed = '',
    variables: NodeJS.ProcessEnv = {},
  ): Run => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [resolve(command), ...args], {
      cwd: folder,
      encoding: 'utf8',
      input: typed,
      // Vitest's variables would switch Astro to test mode.
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
        ASTRO_TELEMETRY_DISABLED: '1',
        NO_COLOR: '1',
        ...variables,
      },
    });
    return { status, output: stdout + stderr };
  };

  return {
    folder,

    read: (file: string) => readFileSync(join(folder, file), 'utf8'),

    /** Replaces the first match in a file. @throws Error if there is none */
    replace(file: string, pattern: string | RegExp, by: string) {
      const before = readFileSync(join(folder, file), 'utf8');
      const after = before.replace(pattern, () => by);
      if (after === before) throw new Error(`${file} does not contain ${pattern}`);
      writeFileSync(join(folder, file), after);
    },

    /** Writes a file, also in a new folder. */
    write(file: string, content: string | Uint8Array) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), content);
    },

    /** Sets fields of a YAML file, such as 'hours.emergency'; undefined removes one. */
    set(file: string, fields: Readonly<Record<string, unknown>>) {
      const document = parseDocument(readFileSync(join(folder, file), 'utf8'));
      for (const [name, value] of Object.entries(fields)) {
        const path = name.split('.');
        if (value === undefined) document.deleteIn(path);
        else document.setIn(path, document.createNode(value));
      }
      writeFileSync(join(folder, file), document.toString());
    },

    delete(file: string) {
      rmSync(join(folder, file), { recursive: true });
    },

    keepCities: (slugs: readonly string[]) => {
      keepCities(folder, slugs);
    },

    build: (variables: NodeJS.ProcessEnv = {}) =>
      run('node_modules/astro/bin/astro.mjs', ['build'], '', variables),

    /** Reads all English content as the build does, in a third of the time until it refuses it. */
    readContent: () => run('dev/editor/read-content.ts', []),

    /** Runs `npm run preflight -- --all` on its content; a copy of the site takes the command from this project. */
    preflight: () => run('dev/preflight.ts', ['--all']),

    /** Runs `npm run adopt` in the copy. */
    adopt: (...args: readonly string[]) => run(join(folder, 'dev/adopt.ts'), args),

    /** Runs it with answers that are typed in the terminal, whose input ends after them. */
    adoptByTyping: (lines: readonly string[]) =>
      run(join(folder, 'dev/adopt.ts'), [], lines.map((line) => `${line}\n`).join('')),

    /**
     * Runs the tests that read the content or the build and hold for any firm.
     *
     * @param except - Test files that are not run.
     * @returns the files with a failed test
     */
    failedTestFiles(...except: readonly string[]): readonly string[] {
      const { output } = run('node_modules/vitest/vitest.mjs', [
        'run',
        '--reporter=dot',
        // Each worker reads the content and parses the pages, and the other core is in use.
        '--maxWorkers=1',
        ...['--project', 'unit', '--project', 'build'],
        ...[...NOT_RUN, ...except].flatMap((file) => ['--exclude', file]),
        'tests/build',
        ...CONTENT_TESTS,
      ]);
      if (!/Tests .*\d+ passed/.test(output)) throw new Error(`No test ran:\n${output}`);
      const lines = output.matchAll(/FAIL +\S+ +(\S+)/g);
      return [...new Set([...lines].map(([, file = '']) => file))];
    },

    remove() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
