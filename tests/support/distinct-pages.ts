import type { HTMLElement } from 'node-html-parser';
import { paths } from '#src/routes/paths.ts';
import { pages, type BuiltPage } from './built-site.ts';

/** Shortest name of a class of components; the optimizer gives each page's utility classes names of its own. */
const MIN_CLASS_LETTERS = 3;

/** @returns the tag of an element, the names of attributes, and its role and classes of components. */
function describeElement({ tagName, classList, attributes }: HTMLElement, seen: RegExp): string {
  const names = Object.keys(attributes).filter((name) => seen.test(name));
  const classes = classList.value.filter((name) => name.length >= MIN_CLASS_LETTERS);
  return [tagName, attributes['role'], ...names.toSorted(), ...classes.toSorted()].join(' ');
}

/** Pages of one file in src/pages, with their translations: they style the same elements in the same way. */
const kindOf = ({ englishPath }: BuiltPage) =>
  englishPath.replace(/^(\/(?:services|service-areas)\/)(?!404).+/, '$1*');

/**
 * The home page, and of each kind the pages with elements that no larger page of it has.
 *
 * @param seen - Names of the attributes by which elements differ.
 */
export function distinctPages(seen: RegExp): readonly BuiltPage[] {
  return [...Map.groupBy(pages, kindOf).values()].flatMap((pagesOfKind) => {
    let known: ReadonlySet<string> = new Set();
    return pagesOfKind
      .map((page) => {
        const elements = page.document.querySelectorAll('*');
        return { page, elements: new Set(elements.map((one) => describeElement(one, seen))) };
      })
      .toSorted((a, b) => b.elements.size - a.elements.size)
      .flatMap(({ page, elements }) => {
        if (page.path !== paths.home && elements.isSubsetOf(known)) return [];
        known = known.union(elements);
        return page;
      });
  });
}
