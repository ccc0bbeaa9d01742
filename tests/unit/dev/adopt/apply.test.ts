import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeAll } from '#dev/adopt/apply.ts';

let folder: string;
const names = () => readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'adopt-'));
  writeFileSync(join(folder, 'kept.txt'), 'old');
  writeFileSync(join(folder, 'deleted.txt'), 'old');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const CHANGES = [
  { file: 'kept.txt', text: 'new' },
  { file: 'deleted.txt', text: undefined },
  { file: 'added/new.txt', text: 'new' },
];

test('writeAll writes, adds and deletes files', () => {
  writeAll(CHANGES, folder);
  expect(names()).toEqual(['added', 'added/new.txt', 'kept.txt']);
  expect(read('kept.txt')).toBe('new');
});

test('OWN-3 writeAll undoes everything when one file cannot be written', () => {
  expect(() => {
    writeAll([...CHANGES, { file: 'kept.txt/in-a-file', text: 'new' }], folder);
  }).toThrow('EEXIST');
  // Folders that were created stay, empty.
  expect(names()).toEqual(['added', 'deleted.txt', 'kept.txt']);
  expect([read('kept.txt'), read('deleted.txt')]).toEqual(['old', 'old']);
});
