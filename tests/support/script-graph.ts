import { dirname, posix } from 'node:path';
import { hasFile, readText, type BuiltPage } from './built-site.ts';

/** Matches a static import in built code, not a dynamic `import(…)`. */
const STATIC_IMPORT =
  /\b(?:import|export)\b[^'"`();]*?\bfrom\s*["']([^"']+)["']|\bimport\s*["']([^"']+)["']/g;

const fileOf = (url: string) => url.replace(/^\//, '').replace(/[?#].*$/, '');

function findImports(file: string): readonly string[] {
  return [...readText(file).matchAll(STATIC_IMPORT)].flatMap(([, from, bare]) => {
    const url = from ?? bare ?? '';
    const target = url.startsWith('/') ? fileOf(url) : posix.join(dirname(file), url);
    return /^[./]/.test(url) && hasFile(target) ? [target] : [];
  });
}

/** @returns the files and their transitive static imports. */
function addTransitiveImports(entries: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const queue = [...entries];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    queue.push(...findImports(file));
  }
  return [...found].toSorted();
}

/** @returns the script files of a page and its islands, including the renderer and static imports. */
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
  return addTransitiveImports(attributes.flatMap((url) => (url ? [fileOf(url)] : [])));
}

/** Types of script elements that contain data. */
const DATA_TYPES = /^(?:application\/(?:ld\+)?json|speculationrules)$/;

/** @returns the code of a page's inline scripts. */
export function inlineScripts(page: BuiltPage): readonly string[] {
  return page.document
    .querySelectorAll('script:not([src])')
    .filter((tag) => !DATA_TYPES.test(tag.getAttribute('type') ?? ''))
    .map((tag) => tag.rawText);
}

/** Matches a dynamic import; an expression after the URL, `import("…"+q)`, adds a query. */
const DYNAMIC_IMPORT = /\bimport\(\s*["'`]([^"'`$]+)["'`]\s*[)+]/g;

/** @returns the files that a script imports dynamically; relative URLs resolve against `file`. */
export function filesOnDemand(script: string, file: string): readonly string[] {
  return [...script.matchAll(DYNAMIC_IMPORT)].map(([, url = '']) =>
    url.startsWith('/') ? fileOf(url) : posix.join(dirname(file), url),
  );
}
