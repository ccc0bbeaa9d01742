import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '#src/site/paths.ts';

const distDir = process.env['DIST_DIR'] || 'dist';

/** Addresses that no page has: a file of any kind, a city, a service. */
export const missing = {
  page: '/no-such-page',
  city: '/service-areas/valley-of-oz',
  service: '/services/no-such-service',
} as const;

/** Pages that carry noindex, so that the sitemap does not name them; with what they answer. */
const UNLISTED = [paths.login, paths.offline, '/500', missing.page, missing.city];

function pathsIn(file: string): readonly string[] {
  const at = join(distDir, file);
  if (!existsSync(at)) throw new Error(`${at} is missing: run 'npm run build' first`);
  return [...readFileSync(at, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
}

/** @returns every address of the sitemap, in its order. */
function listedAddresses(): readonly string[] {
  return pathsIn(paths.sitemap.slice(1)).flatMap((sitemap) => pathsIn(sitemap.slice(1)));
}

/** @returns every page a visitor can come to: the sitemap's, login, offline and the error pages. */
export function allAddresses(): readonly string[] {
  return [...listedAddresses(), ...UNLISTED];
}

/** @returns the list cut into pieces of at most `size`. */
export function inChunks<Item>(list: readonly Item[], size: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) =>
    list.slice(at * size, (at + 1) * size),
  );
}
