import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSections, withHighlights } from '#dev/bench/results.ts';

test('a document without the place for the table is an error', async () => {
  await expect(withHighlights('# Firm\n', [])).rejects.toThrow('no place for the table');
});

test('the README has the table of the stored results', async () => {
  const readme = readFileSync('README.md', 'utf8');
  expect(await withHighlights(readme, readSections())).toBe(readme);
});
