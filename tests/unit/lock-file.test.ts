import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface LockedPackage {
  readonly integrity?: string;
  /** part of another package's archive, whose hash covers it */
  readonly inBundle?: boolean;
  readonly optionalDependencies?: Record<string, string>;
}

const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);
const entries = Object.entries(packages).filter(([path]) => path !== '');

test('an install can verify every package: each lock entry has the hash of its archive', () => {
  const unverified = entries.filter(
    ([, { integrity = '', inBundle }]) => !integrity.startsWith('sha512-') && inBundle !== true,
  );
  expect(unverified.map(([path]) => path)).toEqual([]);
});

test('packages for other platforms are locked too', () => {
  const missing = entries.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) =>
        !(`node_modules/${name}` in packages) && !(`${path}/node_modules/${name}` in packages),
    ),
  );
  expect(missing).toEqual([]);
});
