/** Replaces `astro:content`, which exists only in Astro's build (see vitest.config.ts). */
export { readCollection as getCollection } from './collection-files.ts';
