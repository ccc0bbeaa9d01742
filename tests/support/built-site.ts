import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { addressOfPage } from '#src/integrations/built-pages.ts';
import { company } from '#src/content/company.ts';
import { paths } from '#src/site/paths.ts';

/** The finished site: `dist`, or the folder that DIST_DIR names. Read and parsed once, asserts nothing. */
const distDir = resolve(process.env['DIST_DIR'] ?? 'dist');

/** The address the site is built for. */
export const site = new URL(company.siteUrl);

/** A page as the build left it. */
export interface BuiltPage {
  /** its file below the folder, e.g. 'services/water-heaters.html' */
  readonly file: string;
  /** its address, e.g. '/services/water-heaters' */
  readonly path: string;
  readonly html: string;
  readonly document: HTMLElement;
}

function listFiles(): readonly string[] {
  if (!existsSync(distDir))
    throw new Error(`No finished site in ${distDir}: run 'npm run build' first`);
  return readdirSync(distDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(distDir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
}

/** Every file of the site, by its place below the folder. */
export const files = listFiles();
const known: ReadonlySet<string> = new Set(files);

export const hasFile = (file: string) => known.has(file);
export const readBytes = (file: string) => readFileSync(join(distDir, file));
export const readText = (file: string) => readFileSync(join(distDir, file), 'utf8');

/** Unlike a browser that runs script, the parser looks into noscript too. */
const PARSING = { blockTextElements: { script: true, style: true } };

/** Every page, errors and the offline page among them. */
export const pages: readonly BuiltPage[] = files
  .filter((file) => file.endsWith('.html'))
  .map((file) => {
    const html = readText(file);
    return { file, path: addressOfPage(file), html, document: parse(html, PARSING) };
  });

/** All but the offline page, which stands alone: it is shown where nothing else can be fetched. */
export const framedPages = pages.filter(({ path }) => path !== paths.offline);

const byPath = new Map(pages.map((page) => [page.path, page]));

/** @throws Error when no page lies at that address */
export function pageAt(path: string): BuiltPage {
  const page = byPath.get(path);
  if (!page) throw new Error(`the site has no page ${path}`);
  return page;
}

export const hasPage = (path: string) => byPath.has(path);

/** @returns the content of a named meta tag, undefined where the page has none. */
export function meta(page: BuiltPage, name: string): string | undefined {
  const tag =
    page.document.querySelector(`meta[name="${name}"]`) ??
    page.document.querySelector(`meta[property="${name}"]`);
  return tag?.getAttribute('content');
}

/** The pages that search engines are asked to list. */
export const indexablePages = pages.filter(
  (page) => !(meta(page, 'robots') ?? '').includes('noindex'),
);

/** @returns the page's main content. */
export function mainOf(page: BuiltPage): HTMLElement {
  const main = page.document.querySelector('main');
  if (!main) throw new Error(`${page.file} has no main element`);
  return main;
}

/** The kinds of pages that rules speak of. */
const CITY = /^\/service-areas\/(?!404$)[^/]+$/;
const SERVICE = /^\/services\/[^/]+$/;
export const cityPages = pages.filter(({ path }) => CITY.test(path));
export const servicePages = pages.filter(({ path }) => SERVICE.test(path));
