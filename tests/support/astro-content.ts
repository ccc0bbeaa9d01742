/** Stands in for Astro's own `astro:content`, which exists in a build only (see vitest.config.ts). */
export { readCollection as getCollection } from './collection-files.ts';
