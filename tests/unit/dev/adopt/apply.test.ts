import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { writeAll } from '#dev/adopt/apply.ts';
import { workInEmptyFolder } from '#tests/support/folders.ts';

const names = () => readdirSync('.', { recursive: true, encoding: 'utf8' }).toSorted();
const read = (file: string) => readFileSync(file, 'utf8');
workInEmptyFolder();
beforeEach(() => {
  writeFileSync('kept.txt', 'old');
  writeFileSync('deleted.txt', 'old');
});

const CHANGES = [
  { file: 'kept.txt', text: 'new' },
  { file: 'deleted.txt', text: undefined },
  { file: 'added/new.txt', text: 'new' },
];

test('writeAll writes, adds and deletes files', () => {
  writeAll(CHANGES);
  expect(names()).toEqual(['added', 'added/new.txt', 'kept.txt']);
  expect(read('kept.txt')).toBe('new');
});

test('OWN-3 writeAll undoes everything when one file cannot be written', () => {
  expect(() => {
    writeAll([...CHANGES, { file: 'kept.txt/in-a-file', text: 'new' }]);
  }).toThrow('EEXIST');
  // Folders that were created stay, empty.
  expect(names()).toEqual(['added', 'deleted.txt', 'kept.txt']);
  expect([read('kept.txt'), read('deleted.txt')]).toEqual(['old', 'old']);
});
