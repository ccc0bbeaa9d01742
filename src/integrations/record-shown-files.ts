import type { MiddlewareHandler } from 'astro';
import { ENGLISH_MARKS, withoutEnglishMarks } from '#src/domain/english-marks.ts';
import { DEFAULT_LOCALE, readLocale } from '#src/domain/locale.ts';
import { addressOfPage } from './built-pages.ts';
import { markEnglishTexts } from './mark-english.ts';
import { collectReads } from '#src/queries/shown-files.ts';

declare global {
  /** Translated files of each page by its address, while the site is built (signing-gate.ts). */
  var shownFiles: Map<string, readonly string[]> | undefined;
}

const TEXT_TYPES = /^text\/|json|xml/;

/** Writes a page or file with the language of its English texts, where it can have one (ES-6). */
async function finish(response: Response, type: string): Promise<Response> {
  if (response.body === null || !TEXT_TYPES.test(type)) return response;
  const body = Buffer.from(await response.arrayBuffer());
  const hasMarks = Object.values(ENGLISH_MARKS).some((mark) => body.includes(mark));
  if (!hasMarks) return new Response(body, response);
  const text = body.toString();
  const isPage = type.startsWith('text/html');
  return new Response(isPage ? markEnglishTexts(text) : withoutEnglishMarks(text), response);
}

/**
 * Records which translated files a page shows (ES-5): those whose texts are read while it is rendered,
 * also as a part of other texts. Marks the texts that it shows in English. Middleware of every page.
 */
export const onRequest: MiddlewareHandler = async ({ currentLocale, url }, next) => {
  const isEnglish = readLocale(currentLocale) === DEFAULT_LOCALE;
  const { value, files } = collectReads(async () => {
    const response = await next();
    const type = String(response.headers.get('Content-Type'));
    // English pages show no translated text, other files of this language may: Spanish drawings.
    if (isEnglish && type.startsWith('text/html')) return { type, finished: response };
    // The page is rendered while its text is read.
    return { type, finished: await finish(response, type) };
  });
  const { type, finished } = await value;
  // In development no page is for search engines, and nothing is recorded.
  if (!isEnglish && type.startsWith('text/html'))
    globalThis.shownFiles?.set(addressOfPage(url.pathname.slice(1)), [...files].toSorted());
  return finished;
};
