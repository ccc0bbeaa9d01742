import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const COPIED = ['src', 'public', 'astro.config.mjs', 'package.json', 'tsconfig.json'];

/** Copies the project for a test to change and build, without the share images, which build slowly. */
export function copyProject() {
  const folder = mkdtempSync(join(tmpdir(), 'site-copy-'));
  for (const name of COPIED) cpSync(name, join(folder, name), { recursive: true });
  rmSync(join(folder, 'src/pages/og'), { recursive: true, force: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'dir');

  return {
    read: (file: string) => readFileSync(join(folder, file), 'utf8'),

    /** Replaces the first match in a file. @throws Error if there is none */
    replace(file: string, pattern: string | RegExp, by: string) {
      const before = readFileSync(join(folder, file), 'utf8');
      const after = before.replace(pattern, () => by);
      if (after === before) throw new Error(`${file} does not contain ${pattern}`);
      writeFileSync(join(folder, file), after);
    },

    write(file: string, text: string) {
      writeFileSync(join(folder, file), text);
    },

    delete(file: string) {
      rmSync(join(folder, file), { recursive: true });
    },

    /** Runs the build. @returns its exit status and its output without colors. */
    build() {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [resolve('node_modules/astro/bin/astro.mjs'), 'build'],
        {
          cwd: folder,
          encoding: 'utf8',
          // Vitest's variables would switch Astro to test mode.
          env: {
            PATH: process.env['PATH'],
            HOME: process.env['HOME'],
            ASTRO_TELEMETRY_DISABLED: '1',
            NO_COLOR: '1',
          },
        },
      );
      return { status, output: stdout + stderr };
    },

    remove() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
