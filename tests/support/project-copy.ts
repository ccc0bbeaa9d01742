import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const COPIED = ['src', 'public', 'astro.config.mjs', 'package.json', 'tsconfig.json'];

/** A copy of the project that a test may break and build. Share images, slow to draw, are left out. */
export function copyProject() {
  const folder = mkdtempSync(join(tmpdir(), 'site-copy-'));
  for (const name of COPIED) cpSync(name, join(folder, name), { recursive: true });
  rmSync(join(folder, 'src/pages/og'), { recursive: true, force: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'dir');

  return {
    read: (file: string) => readFileSync(join(folder, file), 'utf8'),

    /** Changes a file by replacing what the pattern finds first; throws when it finds nothing. */
    replace(file: string, pattern: string | RegExp, by: string) {
      const before = readFileSync(join(folder, file), 'utf8');
      const after = before.replace(pattern, () => by);
      if (after === before) throw new Error(`${file} does not hold ${pattern}`);
      writeFileSync(join(folder, file), after);
    },

    delete(file: string) {
      rmSync(join(folder, file), { recursive: true });
    },

    /** Runs the real build. Out: its exit status and everything it printed, without colours. */
    build() {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [resolve('node_modules/astro/bin/astro.mjs'), 'build'],
        {
          cwd: folder,
          encoding: 'utf8',
          // Vitest's own variables would make the build a test run.
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
