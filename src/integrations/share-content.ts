import type { Plugin } from 'vite';

/**
 * Leaves the readers of content out of the bundle that renders the pages. The configuration has loaded
 * them in the same process, so the pages use what it has read instead of reading every file again.
 */
export const shareContent = (): Plugin => ({
  name: 'share-content',
  configEnvironment: (name) =>
    name === 'prerender'
      ? { build: { rolldownOptions: { external: [/^#src\/queries\//] } } }
      : undefined,
});
