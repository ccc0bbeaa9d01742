import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach } from 'vitest';

/** Creates an empty folder for all tests of a file, after which it is deleted. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-'));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });
  return folder;
}

/** Runs each test of a file in an empty folder of its own, where content is read from. */
export function workInEmptyFolder(): void {
  const project = process.cwd();
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'test-'));
    process.chdir(folder);
  });
  afterEach(() => {
    process.chdir(project);
    rmSync(folder, { recursive: true });
  });
}
