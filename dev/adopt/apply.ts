import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Change } from './plan-facts.ts';

const SITE_FILES = ['src', 'public', 'astro.config.mjs', 'package.json', 'tsconfig.json', '.env'];

function write(folder: string, { file, text }: Change): void {
  const path = join(folder, file);
  if (text === undefined) rmSync(path, { force: true });
  else {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

/**
 * Builds the site with the changes in a copy of the project.
 *
 * @param changes - Changes that the project does not have yet.
 * @param copy - Folder inside the project, which is overwritten.
 * @param previewsDrafts - Whether drafts of cities have a page.
 * @returns the folder of the built site.
 * @throws Error with the output of the build when it fails.
 */
export function buildCopy(
  changes: readonly Change[],
  copy: string,
  previewsDrafts: boolean,
): string {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const name of SITE_FILES)
    if (existsSync(name)) cpSync(name, join(copy, name), { recursive: true });
  for (const change of changes) write(copy, change);
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'dir');
  const astro = resolve('node_modules/astro/bin/astro.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [astro, 'build'], {
    cwd: copy,
    encoding: 'utf8',
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      NO_COLOR: '1',
      ...(previewsDrafts && { PREVIEW_DRAFTS: '1' }),
    },
  });
  if (status !== 0) throw new Error(`The site of the answers does not build:\n${stdout}${stderr}`);
  return join(copy, 'dist');
}

/**
 * Writes all changes to the project, or none: when one cannot be written, the others are undone.
 * Runs without a pause in which a signal could end the process.
 *
 * @throws Error that stopped the writing, after everything is undone.
 */
export function writeAll(changes: readonly Change[], folder = '.'): void {
  const before = changes.map(({ file }) => {
    const path = join(folder, file);
    return { file, text: existsSync(path) ? readFileSync(path) : undefined };
  });
  const ignoreSignal = () => undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, ignoreSignal);
  try {
    for (const change of changes) write(folder, change);
  } catch (error) {
    for (const { file, text } of before) {
      const path = join(folder, file);
      if (text !== undefined) writeFileSync(path, text);
      else if (existsSync(path)) rmSync(path, { force: true });
    }
    throw error;
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, ignoreSignal);
  }
}

/** Replaces the built site by another. */
export function replaceDist(built: string, dist: string): void {
  rmSync(dist, { recursive: true, force: true });
  renameSync(built, dist);
}
