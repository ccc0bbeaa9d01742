import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import { addressOfPage, pageFiles } from '#src/integrations/built-pages.ts';
import { findAlternates } from '#src/routes/page-languages.ts';
import { paths } from '#src/routes/paths.ts';
import { distDir } from './addresses.ts';

/** Shortest name of a class of components; the optimizer gives each page's utility classes names of its own. */
const MIN_CLASS_LETTERS = 3;

/** Lists the different elements of a page: tags, names of attributes, roles and classes of components. */
function elementsIn(file: string, seen: RegExp): ReadonlySet<string> {
  const elements = new Set<string>();
  const parser = new Parser({
    onopentag(tag, attributes) {
      const { role, class: classes = '' } = attributes;
      const names = Object.keys(attributes).filter((name) => seen.test(name));
      const ofComponents = classes.split(/\s+/).filter((name) => name.length >= MIN_CLASS_LETTERS);
      elements.add([tag, role, ...names.toSorted(), ...ofComponents.toSorted()].join(' '));
    },
  });
  parser.end(readFileSync(join(distDir, file), 'utf8'));
  return elements;
}

/** Pages of one file in src/pages, with their translations: they style the same elements in the same way. */
const kindOf = (path: string) =>
  (findAlternates(path)?.en ?? path).replace(/^(\/(?:services|service-areas)\/)(?!404).+/, '$1*');

/**
 * Finds the home page, and of each kind the pages with elements that no larger page of it has.
 *
 * @param seen - Names of the attributes by which elements differ.
 * @returns their paths
 */
export function distinctPages(seen: RegExp): readonly string[] {
  const pages = pageFiles(distDir)
    .toSorted()
    .map((file) => ({ path: addressOfPage(file), elements: elementsIn(file, seen) }));
  return [...Map.groupBy(pages, ({ path }) => kindOf(path)).values()].flatMap((pagesOfKind) => {
    let known: ReadonlySet<string> = new Set();
    return pagesOfKind
      .toSorted((a, b) => b.elements.size - a.elements.size)
      .flatMap(({ path, elements }) => {
        if (path !== paths.home && elements.isSubsetOf(known)) return [];
        known = known.union(elements);
        return path;
      });
  });
}
