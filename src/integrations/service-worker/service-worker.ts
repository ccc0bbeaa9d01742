import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { company } from '#src/queries/content.ts';
import { pathsIn } from '#src/routes/paths.ts';
import { fileOfPage } from '#src/integrations/built-pages.ts';

const ENTRY = fileURLToPath(new URL('./worker.ts', import.meta.url));
const FILE = 'service-worker.js';

interface Options {
  /** `false` ships an empty worker, which replaces the one in visitors' browsers */
  readonly enabled?: boolean;
}

/**
 * Builds the service worker that caches the offline page of each language, as /service-worker.js
 * (docs/decisions/002-offline-page-only.md). The hash of these pages is part of the worker: browsers
 * install a new worker only when its bytes differ.
 */
export function serviceWorker({ enabled = true }: Options = {}): AstroIntegration {
  return {
    name: 'service-worker',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        if (!enabled) {
          writeFileSync(new URL(FILE, dir), '');
          return;
        }
        const pages = company.languages.map((locale) => pathsIn(locale).offline);
        const hash = createHash('sha256');
        for (const page of pages) hash.update(readFileSync(new URL(fileOfPage(page), dir)));
        await bundle(fileURLToPath(dir), {
          OFFLINE_PAGES: JSON.stringify(pages),
          CITY_PAGES: JSON.stringify(company.languages.map((locale) => pathsIn(locale).city(''))),
          OFFLINE_REVISION: JSON.stringify(hash.digest('hex').slice(0, 12)),
        });
      },
    },
  };
}

async function bundle(outDir: string, define: Record<string, string>): Promise<void> {
  await build({
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    publicDir: false,
    define,
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      minify: true,
      lib: { entry: ENTRY, formats: ['iife'], name: 'worker', fileName: () => FILE },
    },
  });
}
