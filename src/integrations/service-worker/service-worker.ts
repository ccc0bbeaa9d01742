import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { paths } from '#src/routes/paths.ts';
import { fileOfPage } from '#src/integrations/built-pages.ts';

const ENTRY = fileURLToPath(new URL('./worker.ts', import.meta.url));
const FILE = 'service-worker.js';

interface Options {
  /** `false` ships an empty worker, which replaces the one in visitors' browsers */
  readonly enabled?: boolean;
}

/**
 * Builds the service worker that caches the offline page, as /service-worker.js beside the pages
 * (docs/decisions/002-offline-page-only.md). The page's hash is part of the worker: browsers install
 * a new worker only when its bytes differ.
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
        const page = readFileSync(new URL(fileOfPage(paths.offline), dir));
        const revision = createHash('sha256').update(page).digest('hex').slice(0, 12);
        await bundle(fileURLToPath(dir), {
          OFFLINE_PAGE: JSON.stringify(paths.offline),
          OFFLINE_REVISION: JSON.stringify(revision),
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
