import { readFileSync } from 'node:fs';
import astroSitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { Parser } from 'htmlparser2';
import { invariant } from '#src/domain/invariant.ts';
import { fileOfPage } from './built-pages.ts';

/** Tells whether search engines may list a page: whether its robots element lacks `noindex`. */
export function isIndexable(html: string): boolean {
  let robots: string | undefined;
  const parser = new Parser({
    onopentag: (name, { name: metaName, content }) => {
      if (name === 'meta' && metaName === 'robots') robots = content;
    },
  });
  parser.end(html);
  invariant(robots !== undefined, 'the page has no <meta name="robots">');
  return !robots.includes('noindex');
}

/**
 * Writes the sitemap: every built page that search engines may list. It has no lastmod, because no
 * date of a real change is known, and neither changefreq nor priority, which search engines ignore.
 */
export function sitemap(): AstroIntegration {
  let outDir: URL | undefined;
  const { name, hooks } = astroSitemap({
    filter: (url) => {
      invariant(outDir !== undefined, 'the sitemap is written after the configuration is read');
      const file = new URL(fileOfPage(new URL(url).pathname), outDir);
      return isIndexable(readFileSync(file, 'utf8'));
    },
    namespaces: { news: false, xhtml: false, image: false, video: false },
  });
  return {
    name,
    hooks: {
      ...hooks,
      'astro:config:done': async (options) => {
        outDir = options.config.outDir;
        await hooks['astro:config:done']?.(options);
      },
    },
  };
}
