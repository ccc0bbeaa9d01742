import { pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import { fileSchemas } from '#src/schemas/content-files.ts';

/**
 * Restarts the development server when a fact changes: queries read the files when they load. An
 * optional file may appear while the server is running.
 */
export function watchFacts(): AstroIntegration {
  return {
    name: 'watch-facts',
    hooks: {
      'astro:config:setup': ({ addWatchFile }) => {
        for (const file of Object.keys(fileSchemas))
          addWatchFile(pathToFileURL(`src/content/${file}`));
      },
    },
  };
}
