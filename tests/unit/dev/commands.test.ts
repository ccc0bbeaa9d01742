import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

/** npm itself writes the bill of materials. */
const WITHOUT_SETUP = ['sbom'];

test('every command works on a fresh clone: it installs missing packages first', () => {
  const commands = Object.keys(scripts).filter(
    (name) => !/^pre./.test(name) || !(name.slice(3) in scripts),
  );
  const withoutSetup = commands.filter(
    (name) => !`${scripts[`pre${name}`]} ${scripts[name]}`.includes('node dev/setup.mjs'),
  );
  expect(withoutSetup.filter((name) => !WITHOUT_SETUP.includes(name))).toEqual([]);
});
