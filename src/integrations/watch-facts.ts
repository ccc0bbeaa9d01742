import { resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import { fileSchemas, folderSchemas } from '#src/schemas/content-files.ts';

const folders = Object.keys(folderSchemas).map((name) => resolve('src/content', name) + sep);

/**
 * Restarts the development server when a fact changes: queries read the files when they load. An
 * optional file may appear while the server is running.
 */
export function watchFacts(): AstroIntegration {
  let isRestarted = false;
  return {
    name: 'watch-facts',
    hooks: {
      'astro:config:setup': ({ addWatchFile, isRestart }) => {
        isRestarted = isRestart;
        for (const file of Object.keys(fileSchemas))
          addWatchFile(pathToFileURL(`src/content/${file}`));
      },
      'astro:server:setup': ({ server, refreshContent }) => {
        // After a restart, Astro's content loaders still listen to the watcher of the old server.
        if (isRestarted)
          server.watcher.on('all', (_event, file) => {
            if (folders.some((folder) => file.startsWith(folder))) void refreshContent?.({});
          });
      },
    },
  };
}
