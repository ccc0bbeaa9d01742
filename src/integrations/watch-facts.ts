import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Restarts the development server when a fact changes: queries read the files when they load. */
export function watchFacts(): AstroIntegration {
  return {
    name: 'watch-facts',
    hooks: {
      'astro:config:setup': ({ addWatchFile }) => {
        for (const file of globSync('src/content/*.yaml')) addWatchFile(pathToFileURL(file));
      },
    },
  };
}
