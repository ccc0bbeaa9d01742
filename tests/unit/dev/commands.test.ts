import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

/** npm itself writes the bill of materials; formatting is for those who have the packages. */
const WITHOUT = ['format', 'sbom'];

test('every command works in a fresh copy: it first installs what is missing', () => {
  const commands = Object.keys(scripts).filter(
    (name) => !/^pre./.test(name) || !(name.slice(3) in scripts),
  );
  const bare = commands.filter(
    (name) => !`${scripts[`pre${name}`]} ${scripts[name]}`.includes('node dev/setup.mjs'),
  );
  expect(bare.filter((name) => !WITHOUT.includes(name))).toEqual([]);
});
