import { company } from '#src/content/company.ts';
import { absoluteUrl } from './absolute-url.ts';
import { shareImagePath } from './share-images.ts';
import { siteAddress } from './site-address.ts';

/** What a page says of itself to search engines and to those who share it. */
export interface PageHead {
  /** The page's subject, first words first; 15 to 60 characters. */
  readonly title: string;
  readonly description: string;
  /** Its address on this site; absent where a page answers at many addresses (404, 500). */
  readonly path?: string | undefined;
  readonly noindex?: boolean | undefined;
}

/** The same, ready to be written: absolute addresses, whole title. */
interface DocumentHead {
  readonly title: string;
  readonly description: string;
  readonly canonical: string | undefined;
  readonly robots: 'noindex' | 'max-image-preview:large';
  readonly image: { readonly url: string; readonly alt: string } | undefined;
}

/** What search results show of a title before they cut it. */
const TITLE_LIMIT = 60;

/** @returns the title with the company's short name behind it, where both fit. */
export function documentTitle(title: string): string {
  const withName = `${title} | ${company.shortName}`;
  return withName.length <= TITLE_LIMIT ? withName : title;
}

/**
 * The one address of a page (ROUTE-15): absolute, without `.html`, `/index` or a slash at its end.
 *
 * In: a path in any of the forms in which the build or a visitor may write it; the site's address.
 */
export function canonicalUrl(path: string, site: URL): string {
  const plain = path.replace(/\.html$/, '').replace(/(?:\/index)?\/*$/, '');
  return absoluteUrl(plain === '' ? '/' : plain, site);
}

function shareImageOf({ path, noindex, title }: PageHead): DocumentHead['image'] {
  if (path === undefined || noindex) return undefined;
  const url = absoluteUrl(shareImagePath(path), siteAddress);
  return { url, alt: `${company.name}: ${title}` };
}

/** Turns what a page says of itself into what its head holds. */
export function documentHead(page: PageHead): DocumentHead {
  return {
    title: documentTitle(page.title),
    description: page.description,
    canonical: page.path === undefined ? undefined : canonicalUrl(page.path, siteAddress),
    robots: page.noindex ? 'noindex' : 'max-image-preview:large',
    image: shareImageOf(page),
  };
}
