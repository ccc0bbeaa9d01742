import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { addressOfPage } from '#src/integrations/built-pages.ts';
import { company, content } from '#src/queries/content.ts';
import type { Locale } from '#src/domain/locale.ts';
import { paths, pathsIn } from '#src/routes/paths.ts';
import { localeOfPath, findAlternates } from '#src/routes/page-languages.ts';

/** The folder of the built site: DIST_DIR, by default `dist`. */
const distDir = resolve(process.env['DIST_DIR'] ?? 'dist');

/** The origin that the site is built for. */
export const site = new URL(company.siteUrl);

/** A page of the built site. */
export interface BuiltPage {
  /** The file relative to the folder, e.g. 'services/water-heaters.html'. */
  readonly file: string;
  /** The path of the URL, e.g. '/services/water-heaters'. */
  readonly path: string;
  /** The path of the page that it translates; otherwise its own. */
  readonly englishPath: string;
  readonly locale: Locale;
  readonly html: string;
  readonly document: HTMLElement;
}

function listFiles(): readonly string[] {
  if (!existsSync(distDir))
    throw new Error(`No built site in ${distDir}: run 'npm run build' first`);
  return readdirSync(distDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(distDir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
}

/** Every file of the site, relative to the folder. */
export const files = listFiles();
const known: ReadonlySet<string> = new Set(files);

export const hasFile = (file: string) => known.has(file);
export const readBytes = (file: string) => readFileSync(join(distDir, file));
export const readText = (file: string) => readFileSync(join(distDir, file), 'utf8');

/** Parses the content of noscript elements, unlike a browser that runs script. */
const PARSING = { blockTextElements: { script: true, style: true } };

/** Every page, including error pages and the offline page. */
export const pages: readonly BuiltPage[] = files
  .filter((file) => file.endsWith('.html'))
  .map((file) => {
    const html = readText(file);
    const path = addressOfPage(file);
    const englishPath = findAlternates(path)?.en ?? path;
    const locale = localeOfPath(path);
    return { file, path, englishPath, locale, html, document: parse(html, PARSING) };
  });

/** @returns the files of the pages, or of some of them, for which a check holds */
export const filesWhere = (isWrong: (page: BuiltPage) => boolean, among = pages) =>
  among.filter(isWrong).map(({ file }) => file);

/** Every page except the offline pages, which have no header and footer. */
export const pagesWithHeader = pages.filter(({ englishPath }) => englishPath !== paths.offline);

export const englishPages = pagesWithHeader.filter(({ locale }) => locale === 'en');

const byPath = new Map(pages.map((page) => [page.path, page]));

/** @returns the page with this path. @throws Error if there is none */
export function pageAt(path: string): BuiltPage {
  const page = byPath.get(path);
  if (!page) throw new Error(`the site has no page ${path}`);
  return page;
}

export const hasPage = (path: string) => byPath.has(path);

/** @returns the content of a meta tag, undefined if the page has none. */
export function meta(page: BuiltPage, name: string): string | undefined {
  const tag =
    page.document.querySelector(`meta[name="${name}"]`) ??
    page.document.querySelector(`meta[property="${name}"]`);
  return tag?.getAttribute('content');
}

/** The pages without noindex. */
export const indexablePages = pages.filter(
  (page) => !(meta(page, 'robots') ?? '').includes('noindex'),
);

const indexablePaths = new Set(indexablePages.map(({ path }) => path));

const CITY = /^\/service-areas\/(?!404$)[^/]+$/;
/** Whether an English path is that of a city. */
export const isCityPath = (path: string) => CITY.test(path);

/** Whether a page is that of a city without texts in its language (ES-1). */
const hasFactsAlone = ({ englishPath, locale }: BuiltPage) =>
  isCityPath(englishPath) &&
  !content(locale).cities.some(({ slug }) => englishPath === paths.city(slug));

/** The pages without noindex, and translations of them that wait for a signature (ES-5). */
export const describedPages = pages.filter(
  (page) =>
    (indexablePaths.has(page.englishPath) && !hasFactsAlone(page)) ||
    page.path === pathsIn('es').areas,
);

/** @returns the page's main content. */
export function mainOf(page: BuiltPage): HTMLElement {
  const main = page.document.querySelector('main');
  if (!main) throw new Error(`${page.file} has no main element`);
  return main;
}

const SERVICE = /^\/services\/[^/]+$/;
export const cityPages = pages.filter(({ path }) => isCityPath(path));
export const servicePages = pages.filter(({ path }) => SERVICE.test(path));
