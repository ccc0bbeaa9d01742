import type { MiddlewareHandler } from 'astro';
import { DEFAULT_LOCALE, readLocale } from '#src/domain/locale.ts';
import { addressOfPage } from './built-pages.ts';
import { collectReads } from '#src/queries/shown-files.ts';

declare global {
  /** Translated files of each page by its address, while the site is built (signing-gate.ts). */
  var shownFiles: Map<string, readonly string[]> | undefined;
}

/**
 * Records which translated files a page shows (ES-5): those whose texts are read while it is rendered,
 * also as a part of other texts. Middleware of every page.
 */
export const onRequest: MiddlewareHandler = async ({ currentLocale, url }, next) => {
  const record = globalThis.shownFiles;
  // Not in development, where no page is for search engines.
  if (record === undefined || readLocale(currentLocale) === DEFAULT_LOCALE) return next();
  const { value, files } = collectReads(async () => {
    const response = await next();
    // The page is rendered while its text is read.
    return new Response(await response.arrayBuffer(), response);
  });
  const response = await value;
  if (response.headers.get('Content-Type')?.startsWith('text/html'))
    record.set(addressOfPage(url.pathname.slice(1)), [...files].toSorted());
  return response;
};
