import { company } from '#src/queries/content.ts';
import { shareImagePath } from './share-cards.ts';
import { absoluteUrl, siteAddress } from './site-address.ts';

/** Metadata of a page for search engines and link previews. */
export interface PageHead {
  /** Subject of the page, most important words first; 15 to 60 characters. */
  readonly title: string;
  readonly description: string;
  /** Path of the page; undefined for pages that are served at many addresses (404, 500). */
  readonly path?: string | undefined;
  readonly noindex?: boolean | undefined;
}

/** Values of the elements in a document head: absolute addresses, complete title. */
interface DocumentHead {
  readonly title: string;
  readonly description: string;
  readonly canonical: string | undefined;
  readonly robots: 'noindex' | 'max-image-preview:large';
  readonly image: { readonly url: string; readonly alt: string } | undefined;
}

/** Number of characters that search results show of a title. */
const TITLE_LIMIT = 60;

/** Appends the company's short name to a title, where both fit. */
export function documentTitle(title: string): string {
  const withName = `${title} | ${company.shortName}`;
  return withName.length <= TITLE_LIMIT ? withName : title;
}

/**
 * Builds the canonical address of a page (ROUTE-15): absolute, without `.html`, `/index` or a
 * trailing slash.
 *
 * @param path - Path with or without these endings.
 * @param site - Address of the site.
 */
export function canonicalUrl(path: string, site: URL): string {
  const plain = path.replace(/\.html$/, '').replace(/(?:\/index)?\/*$/, '');
  return absoluteUrl(plain, site);
}

function shareImageOf({ path, noindex, title }: PageHead): DocumentHead['image'] {
  if (path === undefined || noindex) return undefined;
  const url = absoluteUrl(shareImagePath(path), siteAddress);
  return { url, alt: `${company.name}: ${title}` };
}

/** Builds the values of the document head from the metadata of a page. */
export function documentHead(page: PageHead): DocumentHead {
  return {
    title: documentTitle(page.title),
    description: page.description,
    canonical: page.path === undefined ? undefined : canonicalUrl(page.path, siteAddress),
    robots: page.noindex ? 'noindex' : 'max-image-preview:large',
    image: shareImageOf(page),
  };
}
