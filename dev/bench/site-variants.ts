import { createServer, type OutgoingHttpHeaders } from 'node:http';
import { once } from 'node:events';
import { brotliCompressSync, constants } from 'node:zlib';
import { parse } from 'node-html-parser';
import { siteAddress } from '#dev/environment.mjs';
import { freePort } from '#dev/ports.mjs';

/** The site, the same HTML without scripts ("limit"), or a bare page at every address. */
export type Variant = 'page' | 'limit' | 'bare';

/** The edge host's runtime compresses at this quality. */
export const BROTLI_QUALITY = 5;
const COMPRESSIBLE = /^text|javascript|json|xml|manifest/;

/** About the connection, or about a body that is compressed again. */
const DROPPED_HEADERS = ['connection', 'transfer-encoding', 'content-encoding', 'content-length'];
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
async function respond(path: string, variant: Variant) {
  // Bare pages have the site's headers, and with them its prefetch rules.
  const isBare = variant === 'bare' && !path.includes('.');
  const response = await fetch(siteAddress + (isBare ? '/' : path), { redirect: 'manual' });
  const headers: OutgoingHttpHeaders = Object.fromEntries(response.headers);
  const isLimit = variant === 'limit';
  for (const name of [...DROPPED_HEADERS, ...(isLimit ? NOT_IN_LIMIT_HEADERS : [])])
    delete headers[name];
  const type = String(headers['content-type']);
  let body = Buffer.from(await response.arrayBuffer());
  if (isBare) body = Buffer.from(BARE_HTML);
  if (isLimit && type.startsWith('text/html')) body = Buffer.from(limitPage(body.toString()));
  if (COMPRESSIBLE.test(type)) {
    headers['content-encoding'] = 'br';
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
    body = brotliCompressSync(body, { params });
  }
  return { status: response.status, headers, body };
}

/** Serves a variant until the bench exits; each response is fetched and compressed once. */
async function serveVariant(variant: Variant): Promise<string> {
  const responses = new Map<string, ReturnType<typeof respond>>();
  const server = createServer(async ({ url = '/' }, outgoing) => {
    const found = responses.get(url) ?? respond(url, variant);
    responses.set(url, found);
    const { status, headers, body } = await found;
    outgoing.writeHead(status, headers).end(body);
  });
  const port = await freePort();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return `http://localhost:${port}`;
}

const origins = new Map<Variant, Promise<string>>();

/** @returns the origin that serves a variant of the site */
export function variantOrigin(variant: Variant): Promise<string> {
  const origin = origins.get(variant) ?? serveVariant(variant);
  origins.set(variant, origin);
  return origin;
}
