import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { headersFor } from './headers-file.ts';
import { limitPage } from './limit-page.ts';

interface Answer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}
export type Site = (path: string) => Answer;

const TYPES: Record<string, string> = {
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
const COMPRESSED_ALREADY = /\.(png|ico|woff2)$/;

/** @returns the body as brotli of that quality makes it */
export function compress(body: Buffer, quality: number): Buffer {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

/** The file for an address, as the edge host finds it: no .html, the nearest 404 page above. */
function findFile(
  path: string,
  files: ReadonlySet<string>,
): { file: string | undefined; status: number } {
  const plain = path.slice(1);
  const found = [plain, `${plain}.html`, join(plain, 'index.html')].find((file) => files.has(file));
  if (found !== undefined) return { file: found, status: 200 };
  const folders = plain.split('/').slice(0, -1);
  while (folders.length > 0 && !files.has(`${folders.join('/')}/404.html`)) folders.pop();
  const file = [...folders, '404.html'].join('/');
  return { file: files.has(file) ? file : undefined, status: 404 };
}

/**
 * The built site as its host would answer, each file compressed once.
 * @param isLimit pages without anything that their text and look do not need
 * @param quality of brotli
 */
export function readSite(dist: string, isLimit: boolean, quality: number): Site {
  const files: ReadonlySet<string> = new Set(
    readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(dist, join(parentPath, name)).replaceAll('\\', '/')),
  );
  const rules = join(dist, '_headers');
  const added = headersFor(existsSync(rules) ? readFileSync(rules, 'utf8') : '');
  const kept = new Map<string, Answer>();

  function answer(path: string): Answer {
    const { file, status } = findFile(path, files);
    if (file === undefined) return { status, headers: {}, body: Buffer.alloc(0) };
    const raw = readFileSync(join(dist, file));
    const body = isLimit && file.endsWith('.html') ? Buffer.from(limitPage(raw.toString())) : raw;
    const isPlain = COMPRESSED_ALREADY.test(file);
    const headers: Record<string, string> = {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control': 'public, max-age=0, must-revalidate',
      ...(!isPlain && { 'content-encoding': 'br' }),
      ...added(path),
    };
    if (isLimit) {
      delete headers['speculation-rules'];
      delete headers['link'];
    }
    return { status, headers, body: isPlain ? body : compress(body, quality) };
  }

  return (path) => {
    const made = kept.get(path) ?? answer(path);
    kept.set(path, made);
    return made;
  };
}
