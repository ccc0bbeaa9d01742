import { existsSync } from 'node:fs';
import { pathsIn } from '#src/routes/paths.ts';
import { addressOfPage, pageFiles } from '#src/integrations/built-pages.ts';

/** The folder of the built site. */
export const distDir = process.env['DIST_DIR'] || 'dist';

/** Paths that do not exist: at the root, below the cities and below the services. */
export const missing = {
  page: '/no-such-page',
  city: '/service-areas/valley-of-oz',
  service: '/services/no-such-service',
  spanishPage: '/es/no-such-page',
} as const;

const servedAt = new Map<string, string>([
  ['/404', missing.page],
  ['/service-areas/404', missing.city],
  [pathsIn('es').notFound, missing.spanishPage],
]);

/** @returns where a page is served: error pages are at paths that do not exist */
export const servedPath = (path: string) => servedAt.get(path) ?? path;

/** @returns a path of every built page. */
export function allAddresses(): readonly string[] {
  if (!existsSync(distDir)) throw new Error(`${distDir} is missing: run 'npm run build' first`);
  return pageFiles(distDir).map(addressOfPage).map(servedPath).toSorted();
}

/** Splits a list into chunks of at most `size` items. */
export function inChunks<Item>(list: readonly Item[], size: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) =>
    list.slice(at * size, (at + 1) * size),
  );
}
