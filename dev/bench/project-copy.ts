import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const PARTS = ['src', 'public', 'astro.config.mjs', 'package.json', 'tsconfig.json'];
const CITIES = 'src/content/cities';
const SHARE_IMAGES = 'src/pages/og';

/** Within the county, and a different one for each number. */
function coordinates(number: number): { lat: string; lng: string } {
  const golden = (number * 0.618_033_988_75) % 1;
  const other = (number * 0.754_877_666) % 1;
  return { lat: (33.7 + golden).toFixed(5), lng: (-118.9 + other * 1.2).toFixed(5) };
}

/** Adds cities until there are as many: real pages' texts under invented names. */
function addCities(folder: string, count: number): void {
  const real = readdirSync(folder).toSorted();
  for (let number = real.length; number < count; number++) {
    const file = real[number % real.length] ?? '';
    const suffix = Math.floor(number / real.length);
    const { lat, lng } = coordinates(number);
    const text = readFileSync(join(folder, file), 'utf8')
      .replace(/^name: (.*)$/m, (_, name: string) => `name: ${name} ${suffix}`)
      .replace(/^lat: .*$/m, `lat: ${lat}`)
      .replace(/^lng: .*$/m, `lng: ${lng}`);
    writeFileSync(join(folder, file.replace('.md', `-${suffix}.md`)), text);
  }
}

/**
 * Copies the project to a temporary folder.
 * @param cities how many it has there
 * @param withShareImages whether it draws them
 * @returns the folder, and how to remove it
 */
export function copyProject(cities: number, withShareImages: boolean) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-build-'));
  for (const part of PARTS) cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'dir');
  addCities(join(folder, CITIES), cities);
  if (!withShareImages) rmSync(join(folder, SHARE_IMAGES), { recursive: true });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
