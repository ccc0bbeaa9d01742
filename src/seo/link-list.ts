import type { ItemList } from 'schema-dts';
import { absoluteUrl } from './site-address.ts';

/** Describes a list of links of a page, in the order that the page shows (ANSW-1). */
export function linkList(name: string, hrefs: readonly string[], site: URL): ItemList {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: hrefs.length,
    itemListElement: hrefs.map((href, at) => ({
      '@type': 'ListItem' as const,
      position: at + 1,
      url: absoluteUrl(href, site),
    })),
  };
}
