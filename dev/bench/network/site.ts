import { brotliCompressSync, constants } from 'node:zlib';
import { parse } from 'node-html-parser';
import { siteAddress } from '#dev/environment.mjs';

/** The site, the same HTML without scripts ("limit"), or a bare page at every address. */
export type Variant = 'page' | 'limit' | 'bare';

interface SiteResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}
/** Returns the response for a path. */
export type Site = (path: string) => Promise<SiteResponse>;

/** The edge host's runtime compresses at this quality. */
export const BROTLI_QUALITY = 5;
const COMPRESSIBLE = /^text|javascript|json|xml|manifest/;

/** Not allowed in HTTP/2, or about a body that is compressed again. */
const DROPPED_HEADERS = [
  ...['connection', 'keep-alive', 'transfer-encoding', 'content-encoding', 'content-length'],
];
const NOT_IN_LIMIT_HEADERS = ['link', 'speculation-rules'];

const NOT_IN_LIMIT = ['preload', 'modulepreload', 'stylesheet', 'prefetch', 'preconnect']
  .map((rel) => `link[rel="${rel}"]`)
  .concat('script')
  .join(', ');

const WORDS = 'Words that a browser has to render, about as many as in a short letter. '.repeat(15);
/**
 * Two kilobytes of HTML without style or script. Its load time is the minimum for any page with
 * this browser on this machine.
 */
const BARE_HTML = `<!doctype html>
<html lang="en"><meta name="viewport" content="width=device-width"><title>Bare page</title>
<main><h1>Bare page</h1><p>${WORDS}</p><p><a href="/next">Next page</a></p>
<details><summary>More words</summary><p>${WORDS}</p></details></main></html>`;

/** Removes scripts, preloads, external styles and fonts: a lower bound for the page's load time. */
function limitPage(html: string): string {
  const document = parse(html, { comment: true });
  for (const element of document.querySelectorAll(NOT_IN_LIMIT)) element.remove();
  for (const style of document.querySelectorAll('style'))
    style.set_content(style.rawText.replaceAll(/@font-face\s*\{[^}]*\}/g, ''));
  return document.toString();
}

/** Fetches a response from the local server of the edge host, and compresses it like the public one. */
async function respond(path: string, variant: Variant): Promise<SiteResponse> {
  // Bare pages have the site's headers, and with them its prefetch rules.
  const isBare = variant === 'bare' && !path.includes('.');
  const response = await fetch(siteAddress + (isBare ? '/' : path), { redirect: 'manual' });
  const headers = Object.fromEntries(response.headers);
  for (const name of DROPPED_HEADERS) delete headers[name];
  const type = String(headers['content-type']);
  let body = Buffer.from(await response.arrayBuffer());
  if (isBare) body = Buffer.from(BARE_HTML);
  if (variant === 'limit') {
    for (const name of NOT_IN_LIMIT_HEADERS) delete headers[name];
    if (type.startsWith('text/html')) body = Buffer.from(limitPage(body.toString()));
  }
  if (!COMPRESSIBLE.test(type)) return { status: response.status, headers, body };
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  return {
    status: response.status,
    headers: { ...headers, 'content-encoding': 'br' },
    body: brotliCompressSync(body, { params }),
  };
}

/** @returns a variant of the site; each response is fetched and compressed once */
export function siteVariant(variant: Variant): Site {
  const responses = new Map<string, Promise<SiteResponse>>();
  return (path) => {
    const response = responses.get(path) ?? respond(path, variant);
    responses.set(path, response);
    return response;
  };
}
