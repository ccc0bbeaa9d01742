import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const example = readFileSync('.env.example', 'utf8');
const config = readFileSync('astro.config.mjs', 'utf8');

const assignments = [...example.matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)];
const listed = assignments.map(([, name = '']) => name);
const declared = [...config.matchAll(/^\s*([A-Z][A-Z0-9_]*): envField\./gm)].map(
  ([, name = '']) => name,
);

test('.env.example lists exactly the variables of the schema in astro.config.mjs', () => {
  expect(declared.length).toBeGreaterThan(0);
  expect(listed.toSorted()).toEqual(declared.toSorted());
});

test('.env.example has a comment above every variable', () => {
  const lines = example.split('\n');
  const undocumented = listed.filter((name) => {
    const at = lines.findIndex((line) => line.startsWith(`${name}=`));
    return !lines[at - 1]?.startsWith('# ');
  });
  expect(undocumented).toEqual([]);
});

test('AUTH-11 .env.example has no values and no variable for a secret', () => {
  expect(assignments.filter(([, , value]) => value !== '').map(([line]) => line)).toEqual([]);
  expect(listed.filter((name) => /SECRET|SERVICE|PASSWORD/.test(name))).toEqual([]);
});

test('.gitignore lists .env', () => {
  expect(readFileSync('.gitignore', 'utf8').split('\n')).toContain('.env');
});
