import { readFileSync } from 'node:fs';
import astroSitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { invariant } from '#src/domain/invariant.ts';
import { hasSpanish } from '#src/queries/edition.ts';
import { findBothPaths } from '#src/routes/spanish-paths.ts';
import { fileOfPage } from './built-pages.ts';
import { isIndexable } from './robots-element.ts';

/**
 * Whether search engines may list the page at an address.
 *
 * @param outDir - Folder of the built site.
 */
export const isListed = (outDir: URL, path: string) =>
  isIndexable(readFileSync(new URL(fileOfPage(path), outDir), 'utf8'));

/**
 * Finds the links between the languages of a page (ES-2): none unless search engines may list both.
 *
 * @param outDir - Folder of the built site.
 * @param url - Address of the page in either language.
 */
export function linksBetween(outDir: URL, url: string) {
  const paths = hasSpanish ? findBothPaths(new URL(url).pathname) : undefined;
  if (paths === undefined || !isListed(outDir, paths.en) || !isListed(outDir, paths.es)) return [];
  const linkTo = (lang: string, path: string) => ({ lang, url: new URL(path, url).href });
  return [linkTo('en', paths.en), linkTo('es', paths.es), linkTo('x-default', paths.en)];
}

/**
 * Writes the sitemap: every built page that search engines may list. It has no lastmod, because no
 * date of a real change is known, and neither changefreq nor priority, which search engines ignore.
 * Pages in two languages name each other, where search engines may list both.
 */
export function sitemap(): AstroIntegration {
  let outDir: URL | undefined;
  const folder = () => {
    invariant(outDir !== undefined, 'the sitemap is written after the configuration is read');
    return outDir;
  };
  const { name, hooks } = astroSitemap({
    filter: (url) => isListed(folder(), new URL(url).pathname),
    serialize: (item) => ({ ...item, links: linksBetween(folder(), item.url) }),
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
