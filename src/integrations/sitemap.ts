import { readFileSync } from 'node:fs';
import astroSitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { invariant } from '#src/domain/invariant.ts';
import { DEFAULT_LOCALE } from '#src/domain/locale.ts';
import { memoize } from '#src/domain/memoize.ts';
import { company } from '#src/queries/content.ts';
import { translatedLocales } from '#src/queries/edition.ts';
import { findAlternates } from '#src/routes/page-languages.ts';
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
 * Finds the links between the languages of a page (ES-2): none unless search engines may list
 * it in several.
 *
 * @param url - Address of the page in any language.
 * @param isOpen - Whether search engines may list the page at a path.
 */
export function linksBetween(url: string, isOpen: (path: string) => boolean) {
  const paths = findAlternates(new URL(url).pathname);
  const listed = company.languages.flatMap((lang) => {
    const path = paths?.[lang];
    return path === undefined || !isOpen(path) ? [] : { lang, url: new URL(path, url).href };
  });
  const [first] = listed;
  // The first language is that of visitors without one of the others.
  return first?.lang !== DEFAULT_LOCALE || listed.length === 1
    ? []
    : [...listed, { lang: 'x-default', url: first.url }];
}

/**
 * Writes the sitemap: every built page that search engines may list. It has no lastmod, because no
 * date of a real change is known, and neither changefreq nor priority, which search engines ignore.
 * Pages in several languages name each other, where search engines may list them.
 */
export function sitemap(): AstroIntegration {
  let outDir: URL | undefined;
  const folder = () => {
    invariant(outDir !== undefined, 'the sitemap is written after the configuration is read');
    return outDir;
  };
  // A page is looked up for itself and for its other languages.
  const isOpen = memoize((path) => isListed(folder(), path));
  const { name, hooks } = astroSitemap({
    filter: (url) => isOpen(new URL(url).pathname),
    serialize: (item) => ({ ...item, links: linksBetween(item.url, isOpen) }),
    namespaces: { news: false, xhtml: translatedLocales.length > 0, image: false, video: false },
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
