import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const documents = [
  'CONTRIBUTING.md',
  'README.md',
  'SECURITY.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
];

/** Matches project paths in code spans, such as `src/content/company.yaml`; globs are left out. */
const NAMED = /`((?:src|docs|dev|public|tests|bench)\/[\w./-]+)`/g;

test.each(documents)('%s links to files that exist', (document) => {
  const text = readFileSync(document, 'utf8');
  const links = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => join(dirname(document), target));
  // `npm run adopt` removes the files of the sample firm.
  const named = [...text.matchAll(NAMED)]
    .map(([, target = '']) => target)
    .filter((target) => !target.includes('.sample.'));
  expect([...links, ...named].filter((file) => !existsSync(file))).toEqual([]);
});
