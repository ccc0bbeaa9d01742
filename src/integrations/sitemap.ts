import { readFileSync } from 'node:fs';
import astroSitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { Parser } from 'htmlparser2';
import { invariant } from '#src/domain/invariant.ts';
import { hasSpanish } from '#src/queries/edition.ts';
import { findBothPaths } from '#src/routes/spanish-paths.ts';
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
 * Pages in two languages name each other, where search engines may list both.
 */
export function sitemap(): AstroIntegration {
  let outDir: URL | undefined;
  const isListed = (path: string) => {
    invariant(outDir !== undefined, 'the sitemap is written after the configuration is read');
    return isIndexable(readFileSync(new URL(fileOfPage(path), outDir), 'utf8'));
  };
  const { name, hooks } = astroSitemap({
    filter: (url) => isListed(new URL(url).pathname),
    serialize: (item) => {
      const paths = hasSpanish ? findBothPaths(new URL(item.url).pathname) : undefined;
      if (paths === undefined || !isListed(paths.en) || !isListed(paths.es)) return item;
      const linkTo = (lang: string, path: string) => ({
        lang,
        url: new URL(path, item.url).href,
      });
      return {
        ...item,
        links: [linkTo('en', paths.en), linkTo('es', paths.es), linkTo('x-default', paths.en)],
      };
    },
    namespaces: { news: false, xhtml: hasSpanish, image: false, video: false },
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
