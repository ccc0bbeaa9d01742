import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

/** npm itself writes the bill of materials. */
const WITHOUT_SETUP = ['sbom'];

test('every command works on a fresh clone: it installs missing packages first', () => {
  const withoutSetup = Object.entries(scripts)
    .filter(([, command]) => !command.startsWith('node dev/setup.mjs '))
    .map(([name]) => name);
  expect(withoutSetup).toEqual(WITHOUT_SETUP);
});
