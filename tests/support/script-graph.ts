import { dirname, posix } from 'node:path';
import { hasFile, readText, type BuiltPage } from './built-site.ts';

/** A static import in built code. Dynamic ones (`import(…)`) are loaded later and do not count. */
const STATIC_IMPORT =
  /\b(?:import|export)\b[^'"`();]*?\bfrom\s*["']([^"']+)["']|\bimport\s*["']([^"']+)["']/g;

const fileOf = (url: string) => url.replace(/^\//, '').replace(/[?#].*$/, '');

function importsOf(file: string): readonly string[] {
  return [...readText(file).matchAll(STATIC_IMPORT)].flatMap(([, from, bare]) => {
    const url = from ?? bare ?? '';
    const target = url.startsWith('/') ? fileOf(url) : posix.join(dirname(file), url);
    return /^[./]/.test(url) && hasFile(target) ? [target] : [];
  });
}

/** @returns the files and everything that they import from the start. */
function withImports(entries: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    waiting.push(...importsOf(file));
  }
  return [...found].toSorted();
}

/** @returns the script files a page may load by itself: its own, its islands', their renderer's. */
export function scriptFiles(page: BuiltPage): readonly string[] {
  const attributes = [
    ...page.document.querySelectorAll('script[src]').map((tag) => tag.getAttribute('src')),
    ...page.document
      .querySelectorAll('link[rel="modulepreload"]')
      .map((tag) => tag.getAttribute('href')),
    ...page.document
      .querySelectorAll('astro-island')
      .flatMap((island) => [
        island.getAttribute('component-url'),
        island.getAttribute('renderer-url'),
        island.getAttribute('before-hydration-url'),
      ]),
  ];
  return withImports(attributes.flatMap((url) => (url ? [fileOf(url)] : [])));
}

/** Blocks in a script element that are data, not code. */
const DATA_TYPES = /^(?:application\/(?:ld\+)?json|speculationrules)$/;

/** @returns the code of a page's inline scripts. */
export function inlineScripts(page: BuiltPage): readonly string[] {
  return page.document
    .querySelectorAll('script:not([src])')
    .filter((tag) => !DATA_TYPES.test(tag.getAttribute('type') ?? ''))
    .map((tag) => tag.rawText);
}

/** What is added to the address, `import("…"+q)`, is a query: the file is the same. */
const IMPORT_ON_DEMAND = /\bimport\(\s*["'`]([^"'`$]+)["'`]\s*[)+]/g;

/** @returns the files that a script asks for once they are needed; `file` is where it stands. */
export function filesOnDemand(script: string, file: string): readonly string[] {
  return [...script.matchAll(IMPORT_ON_DEMAND)].map(([, url = '']) =>
    url.startsWith('/') ? fileOf(url) : posix.join(dirname(file), url),
  );
}
