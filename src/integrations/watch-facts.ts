import { globSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import { translatedLocales } from '#src/queries/edition.ts';
import { translationFolder } from '#src/queries/translation-files.ts';
import { fileSchemas, folderSchemas } from '#src/schemas/content-files.ts';

const folders = [
  ...Object.keys(folderSchemas),
  ...translatedLocales.map((locale) => `${locale}/services`),
].map((name) => resolve('src/content', name) + sep);

/** Lists the files that queries read when they load. An optional file may appear later. */
const watchedFiles = () => [
  ...Object.keys(fileSchemas).map((file) => `src/content/${file}`),
  ...translatedLocales
    .map(translationFolder)
    .flatMap((folder) => [
      ...Object.keys(fileSchemas).map((file) => `${folder}/${file}`),
      ...globSync(`${folder}/{,faq/}*.yaml`),
    ]),
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
