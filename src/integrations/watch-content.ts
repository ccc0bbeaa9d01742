import { globSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import type { AstroIntegration } from 'astro';

const FOLDER = 'src/content';

/** Restarts the development server when content changes: src/queries keeps what it has read. */
export function watchContent(): AstroIntegration {
  let watch: ((file: string) => void) | undefined;
  return {
    name: 'watch-content',
    hooks: {
      'astro:config:setup': ({ addWatchFile }) => {
        watch = addWatchFile;
        for (const file of globSync(`${FOLDER}/**/*.{yaml,md}`)) watch(resolve(file));
      },
      'astro:server:setup': ({ server }) => {
        // Before the listener by which Astro restarts when a watched file appears.
        server.watcher.prependListener('add', (file) => {
          if (file.startsWith(resolve(FOLDER) + sep)) watch?.(file);
        });
      },
    },
  };
}
