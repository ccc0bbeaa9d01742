import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const example = readFileSync('.env.example', 'utf8');
const config = readFileSync('astro.config.mjs', 'utf8');

const assignments = [...example.matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)];
const listed = assignments.map(([, name = '']) => name);
const declared = [...config.matchAll(/^\s*([A-Z][A-Z0-9_]*): envField\./gm)].map(
  ([, name = '']) => name,
);

test('.env.example lists the variables of the schema in astro.config.mjs, and no other', () => {
  expect(declared.length).toBeGreaterThan(0);
  expect(listed.toSorted()).toEqual(declared.toSorted());
});

test('.env.example explains every variable in the line above it', () => {
  const lines = example.split('\n');
  const bare = listed.filter((name) => {
    const at = lines.findIndex((line) => line.startsWith(`${name}=`));
    return !lines[at - 1]?.startsWith('# ');
  });
  expect(bare).toEqual([]);
});

test('AUTH-11 .env.example holds no value, and no variable of a secret', () => {
  expect(assignments.filter(([, , value]) => value !== '').map(([line]) => line)).toEqual([]);
  expect(listed.filter((name) => /SECRET|SERVICE|PASSWORD/.test(name))).toEqual([]);
});

test('.env itself is not part of the repository', () => {
  expect(readFileSync('.gitignore', 'utf8').split('\n')).toContain('.env');
});
