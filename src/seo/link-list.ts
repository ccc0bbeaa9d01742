import type { ItemList } from 'schema-dts';
import { absoluteUrl } from './site-address.ts';

/** A link and its text. */
interface ListedLink {
  readonly name: string;
  readonly href: string;
}

/** Describes a list of links of a page, in the order that the page shows (ANSW-1). */
export function linkList(name: string, links: readonly ListedLink[], site: URL): ItemList {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: links.length,
    itemListElement: links.map((link, at) => ({
      '@type': 'ListItem' as const,
      position: at + 1,
      name: link.name,
      url: absoluteUrl(link.href, site),
    })),
  };
}
