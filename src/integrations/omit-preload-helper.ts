import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

/**
 * Replaces the helper that Vite puts around a dynamic import by the plain import. The helper loads
 * style sheets and shared files ahead of the imported one; the only dynamic import, the auth client
 * of the login page, has none.
 */
export function omitPreloadHelper(): Plugin {
  return {
    name: 'omit-preload-helper',
    enforce: 'pre',
    load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : undefined),
  };
}
