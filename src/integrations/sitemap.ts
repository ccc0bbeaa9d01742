import astroSitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { paths } from '#src/routes/paths.ts';

/** Pages that carry noindex: the sitemap may not name them. */
const UNLISTED: readonly string[] = [
  paths.login,
  paths.offline,
  '/404',
  '/500',
  '/service-areas/404',
];

/** Whether the sitemap names the page at this absolute address. */
export function isListed(url: string): boolean {
  const path = new URL(url).pathname.replace(/\/$/, '');
  return !UNLISTED.includes(path);
}

/**
 * The sitemap: every page that may be indexed, once, and nothing else.
 * No lastmod (no date of a real change is known), no changefreq, no priority.
 */
export function sitemap(): AstroIntegration {
  return astroSitemap({
    filter: isListed,
    namespaces: { news: false, xhtml: false, image: false, video: false },
  });
}
