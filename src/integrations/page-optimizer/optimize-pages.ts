import { readFileSync, writeFileSync } from 'node:fs';
import type { AstroConfig, AstroIntegration } from 'astro';
import { fileOfPage, pageFiles } from '#src/integrations/built-pages.ts';
import { LOCALES } from '#src/domain/locale.ts';
import { pathsIn } from '#src/routes/paths.ts';
import { OptimizedPages } from './optimized-pages.ts';
import { PageOptimizer } from './page-optimizer.ts';

/** The pages whose scripts connect to the auth service (AUTH-1). */
const SIGN_IN_PAGES: readonly string[] = LOCALES.map((locale) => fileOfPage(pathsIn(locale).login));

/**
 * Optimizes every built page: prunes its style sheet, shortens names, joins its inline modules and
 * gives it a Content Security Policy of its own (docs/decisions/001-work-on-finished-pages.md).
 *
 * @throws Error with the page's name when a page cannot be optimized
 */
export function optimizePages(): AstroIntegration {
  let config: AstroConfig;
  let authOrigins: readonly string[] = [];
  return {
    name: 'optimize-pages',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'read-auth-origin',
                // The variables of the mode that is built, as the pages' scripts read them.
                configResolved: ({ env }) => {
                  authOrigins = originOf(env['PUBLIC_SUPABASE_URL']);
                },
              },
            ],
          },
        });
      },
      'astro:config:done': (done) => {
        ({ config } = done);
      },
      'astro:build:done': ({ dir, logger }) => {
        const assets = new URL(`${config.build.assets}/`, dir);
        const optimizer = new PageOptimizer(dir, config.build.assets);
        const start = performance.now();
        const optimized = new OptimizedPages(new URL('optimized/', config.cacheDir));
        const pages = pageFiles(dir);
        for (const name of pages) {
          const file = new URL(name, dir);
          const html = readFileSync(file, 'utf8');
          const origins = SIGN_IN_PAGES.includes(name) ? authOrigins : [];
          try {
            const page = optimized.get(name, [html, ...origins], () =>
              optimizer.optimize(html, origins),
            );
            writeFileSync(file, page.html);
            if (page.runtime) writeFileSync(new URL(page.runtime.name, assets), page.runtime.code);
          } catch (cause) {
            const message = cause instanceof Error ? cause.message : String(cause);
            throw new Error(`${name} cannot be optimized: ${message}`, { cause });
          }
        }
        logger.info(`${pages.length} pages in ${Math.round(performance.now() - start)} ms`);
      },
    },
  };
}

function originOf(address: unknown): string[] {
  return typeof address === 'string' && address !== '' ? [new URL(address).origin] : [];
}
