// @ts-check
// Completes package-lock.json after a dependency change. A registry that lacks some packages for foreign
// platforms makes npm leave them out of the lock and then call the lock out of sync at `npm ci`.
import { readFileSync, writeFileSync } from 'node:fs';

const OPERATING_SYSTEMS =
  'android darwin freebsd linux netbsd openbsd openharmony sunos aix win32'.split(' ');
const PROCESSORS = 'arm64 x64 arm ia32 ppc64 s390x riscv64 loong64 mips64el wasm32'.split(' ');

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const packages = lock.packages;
for (const [at, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const nested = `${at}/node_modules/${name}`;
    const hoisted = `node_modules/${name}`;
    const has = (/** @type {string} */ place) =>
      packages[place] && (!/^\d/.test(version) || packages[place].version === version);
    if (has(nested) || has(hoisted)) continue;
    const words = name.replace('windows', 'win32').replace(/-64$/, '-x64').split(/[-/]/);
    const os = words.find((word) => OPERATING_SYSTEMS.includes(word));
    const cpu = words.find((word) => PROCESSORS.includes(word));
    packages[packages[hoisted] ? nested : hoisted] = {
      version,
      ...(cpu && { cpu: [cpu] }),
      ...(dev && { dev }),
      optional: true,
      ...(os && { os: [os] }),
    };
  }
}
lock.packages = Object.fromEntries(
  Object.keys(packages)
    .sort()
    .map((name) => [name, packages[name]]),
);
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
