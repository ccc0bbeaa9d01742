import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';
/** Name of the list of files that the helper would load for an import. */
const FILE_LIST = '__vite__mapDeps';

/**
 * Replaces the helper that Vite puts around a dynamic import by the plain import. The helper loads
 * style sheets and shared files ahead of the imported one; the only dynamic import, the auth client
 * of the login page, has none (docs/decisions/010-spanish-edition.md).
 *
 * @throws Error during the build when an import has such files.
 */
export function omitPreloadHelper(): Plugin {
  return {
    name: 'omit-preload-helper',
    enforce: 'pre',
    load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : undefined),
    generateBundle: {
      order: 'post',
      handler: (_, bundle) => {
        for (const [name, file] of Object.entries(bundle))
          if (file.type === 'chunk' && file.code.includes(FILE_LIST))
            throw new Error(`${name}: a dynamic import needs other files: keep Vite's helper`);
      },
    },
  };
}
