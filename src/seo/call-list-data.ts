import type { ItemList } from 'schema-dts';
import { canonicalUrl } from './head.ts';

/** A public service with its numbers. */
interface CalledService {
  readonly name: string;
  readonly phones: readonly { readonly text: string }[];
}

interface CallList {
  readonly heading: string;
  readonly path: string;
  /** Id of the section that shows the list. */
  readonly id: string;
  readonly services: readonly CalledService[];
}

/** Describes the section that says whom to call: a list of public services with their numbers (LOC-7). */
export function callListNode({ heading, path, id, services }: CallList, site: URL): ItemList {
  return {
    '@type': 'ItemList',
    '@id': `${canonicalUrl(path, site)}#${id}`,
    name: heading,
    itemListElement: services.map(({ name, phones }) => ({
      '@type': 'Organization' as const,
      name,
      ...(phones.length > 0 && { telephone: phones.map(({ text }) => text) }),
    })),
  };
}
