import { globSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import { SPANISH_FOLDER } from '#src/queries/translation-files.ts';
import { fileSchemas, folderSchemas } from '#src/schemas/content-files.ts';

const folders = [...Object.keys(folderSchemas), 'es/services'].map(
  (name) => resolve('src/content', name) + sep,
);

/** Lists the files that queries read when they load. An optional file may appear later. */
const watchedFiles = () => [
  ...Object.keys(fileSchemas).flatMap((file) => [
    `src/content/${file}`,
    `${SPANISH_FOLDER}/${file}`,
  ]),
  ...globSync(`${SPANISH_FOLDER}/{,faq/}*.yaml`),
];

/** Restarts the development server when a fact changes: queries read the files when they load. */
export function watchFacts(): AstroIntegration {
  let isRestarted = false;
  return {
    name: 'watch-facts',
    hooks: {
      'astro:config:setup': ({ addWatchFile, isRestart }) => {
        isRestarted = isRestart;
        for (const file of new Set(watchedFiles())) addWatchFile(pathToFileURL(file));
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
