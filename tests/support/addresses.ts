import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '#src/routes/paths.ts';

const distDir = process.env['DIST_DIR'] || 'dist';

/** Paths that do not exist: at the root, below the cities and below the services. */
export const missing = {
  page: '/no-such-page',
  city: '/service-areas/valley-of-oz',
  service: '/services/no-such-service',
} as const;

/** Paths that are not in the sitemap, including two that answer 404. */
const UNLISTED = [paths.login, paths.offline, '/500', missing.page, missing.city];

function readPaths(file: string): readonly string[] {
  const sitemap = join(distDir, file);
  if (!existsSync(sitemap)) throw new Error(`${sitemap} is missing: run 'npm run build' first`);
  return [...readFileSync(sitemap, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
}

/** @returns every path of the sitemap, in its order. */
function listedAddresses(): readonly string[] {
  return readPaths(paths.sitemap.slice(1)).flatMap((sitemap) => readPaths(sitemap.slice(1)));
}

/** @returns the path of every page: the sitemap's, login, offline and the error pages. */
export function allAddresses(): readonly string[] {
  return [...listedAddresses(), ...UNLISTED];
}

/** Splits a list into chunks of at most `size` items. */
export function inChunks<Item>(list: readonly Item[], size: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) =>
    list.slice(at * size, (at + 1) * size),
  );
}
