import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { parse } from 'node-html-parser';

interface SiteResponse {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}
/** Returns the response of the edge host for a path. */
export type Site = (path: string) => SiteResponse;

const CONTENT_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
  '.vcf': 'text/vcard',
  '.woff2': 'font/woff2',
};
const ALREADY_COMPRESSED = /\.(png|ico|woff2)$/;

const NOT_IN_LIMIT = [
  'script',
  ...['preload', 'modulepreload', 'stylesheet', 'prefetch', 'preconnect'].map(
    (rel) => `link[rel="${rel}"]`,
  ),
].join(', ');

const WORDS = 'Words that a browser has to render, about as many as a short letter has. '.repeat(
  15,
);
const BARE_HTML = `<!doctype html>
<html lang="en"><meta name="viewport" content="width=device-width"><title>Bare page</title>
<main><h1>Bare page</h1><p>${WORDS}</p><p><a href="/next">Next page</a></p>
<details><summary>More words</summary><p>${WORDS}</p></details></main></html>`;

/** @param quality of brotli, 0 to 11 */
export function compress(body: Buffer, quality: number): Buffer {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

/** Removes scripts, preloads, external styles and fonts: a lower bound for the page's load time. */
function limitPage(html: string): string {
  const document = parse(html, { comment: true });
  for (const element of document.querySelectorAll(NOT_IN_LIMIT)) element.remove();
  for (const style of document.querySelectorAll('style'))
    style.set_content(style.rawText.replaceAll(/@font-face\s*\{[^}]*\}/g, ''));
  return document.toString();
}

/** Compiles a path of the `_headers` file, with `*` and `:name`. */
function pathPattern(path: string): RegExp {
  const escaped = path.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll('*', '.*').replaceAll(/:\w+/g, '[^/]+')}$`);
}

/** @returns a function that computes the headers which a `_headers` file adds to a path */
function parseHeadersFile(text: string): (path: string) => Record<string, string> {
  const rules = text
    .split(/\n(?=\S)/)
    .map((block) => block.split('\n').map((line) => line.trim()))
    .filter(([path]) => path?.startsWith('/'))
    .map(([path = '', ...lines]) => ({ pattern: pathPattern(path), lines }));
  return (path) => {
    const headers: Record<string, string> = {};
    for (const line of rules.flatMap(({ pattern, lines }) => (pattern.test(path) ? lines : []))) {
      const [name = '', ...values] = line.startsWith('!') ? [line] : line.split(':');
      const key = name.replace('!', '').trim().toLowerCase();
      const value = values.join(':').trim();
      if (name.startsWith('!')) delete headers[key];
      else if (value !== '') headers[key] = key in headers ? `${headers[key]}, ${value}` : value;
    }
    return headers;
  };
}

/** Finds the file of a path like the edge host: `.html` is optional, else the nearest 404 page. */
function findFile(path: string, files: ReadonlySet<string>): { file: string; status: number } {
  const plain = path.slice(1);
  const found = [plain, `${plain}.html`, join(plain, 'index.html')].find((file) => files.has(file));
  if (found !== undefined) return { file: found, status: 200 };
  const folders = plain.split('/').slice(0, -1);
  while (folders.length > 0 && !files.has(`${folders.join('/')}/404.html`)) folders.pop();
  return { file: [...folders, '404.html'].join('/'), status: 404 };
}

/**
 * Serves the built site from memory, each file compressed once.
 * @param dist folder of the build
 * @param isLimit whether scripts, preloads, external styles and fonts are removed
 * @param quality of brotli, 0 to 11
 */
export function readSite(dist: string, isLimit: boolean, quality: number): Site {
  const files: ReadonlySet<string> = new Set(
    readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(dist, join(parentPath, name)).replaceAll('\\', '/')),
  );
  const headersFile = join(dist, '_headers');
  const extraHeaders = parseHeadersFile(
    existsSync(headersFile) ? readFileSync(headersFile, 'utf8') : '',
  );
  const cache = new Map<string, SiteResponse>();

  function respond(path: string): SiteResponse {
    const { file, status } = findFile(path, files);
    const raw = readFileSync(join(dist, file));
    const isHtml = file.endsWith('.html');
    const body = isLimit && isHtml ? Buffer.from(limitPage(raw.toString())) : raw;
    const isCompressed = ALREADY_COMPRESSED.test(file);
    const contentType = CONTENT_TYPES[extname(file)];
    if (contentType === undefined) throw new Error(`no content type for ${file}`);
    const headers: Record<string, string> = {
      'content-type': contentType,
      'cache-control': 'public, max-age=0, must-revalidate',
      ...(!isCompressed && { 'content-encoding': 'br' }),
      ...extraHeaders(path),
    };
    if (isLimit) {
      delete headers['speculation-rules'];
      delete headers['link'];
    }
    return { status, headers, body: isCompressed ? body : compress(body, quality) };
  }

  return (path) => {
    const response = cache.get(path) ?? respond(path);
    cache.set(path, response);
    return response;
  };
}

/**
 * Serves two kilobytes of HTML without style or script at every address, with the prefetch rules of
 * the site. Its load time is the minimum for any page with this browser on this machine.
 */
export function bareSite(site: Site, quality: number): Site {
  const { headers } = site('/');
  const page = { status: 200, headers, body: compress(Buffer.from(BARE_HTML), quality) };
  return (path) => (path.includes('.') ? site(path) : page);
}
