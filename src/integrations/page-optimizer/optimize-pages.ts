import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { loadEnv } from 'vite';
import { paths } from '#src/site/paths.ts';
import { fileOfPage, pageFiles } from '#src/integrations/built-pages.ts';
import { PageOptimizer } from './page-optimizer.ts';
import { BuiltScripts } from './script-words.ts';

/** The pages whose scripts speak with the auth service (AUTH-1). */
const SIGN_IN_PAGES: readonly string[] = [fileOfPage(paths.login)];

/**
 * One last pass over every built page: its style sheet is cut down to what it uses, and it gets a
 * Content Security Policy of its own (docs/decisions/001-one-last-pass-over-pages.md).
 *
 * Throws with the page's name when a page cannot be finished.
 */
export function optimizePages(): AstroIntegration {
  let environmentFolder = '.';
  return {
    name: 'optimize-pages',
    hooks: {
      'astro:config:done': ({ config }) => {
        environmentFolder = fileURLToPath(config.root);
      },
      'astro:build:done': ({ dir, logger }) => {
        const environment = loadEnv('production', environmentFolder, 'PUBLIC_');
        const authOrigin = originOf(environment['PUBLIC_SUPABASE_URL']);
        const optimizer = new PageOptimizer(new BuiltScripts(new URL('_astro/', dir)));
        const start = performance.now();
        const pages = pageFiles(dir);
        for (const name of pages) {
          const origins = SIGN_IN_PAGES.includes(name) ? authOrigin : [];
          finishPage(optimizer, new URL(name, dir), origins);
        }
        logger.info(`${pages.length} pages in ${Math.round(performance.now() - start)} ms`);
      },
    },
  };
}

/** Reads and writes at once: the files are small and just written, and promises cost more. */
function finishPage(optimizer: PageOptimizer, file: URL, origins: readonly string[]): void {
  try {
    writeFileSync(file, optimizer.optimize(readFileSync(file, 'utf8'), origins));
  } catch (cause) {
    throw new Error(`${fileURLToPath(file)} cannot be finished`, { cause });
  }
}

function originOf(address: string | undefined): string[] {
  return address && URL.canParse(address) ? [new URL(address).origin] : [];
}
