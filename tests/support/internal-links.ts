import { site, type BuiltPage } from './built-site.ts';

/** A link to this site. */
export interface InternalLink {
  /** The attribute's value. */
  readonly href: string;
  readonly path: string;
  /** Without '#'; empty if there is none. */
  readonly fragment: string;
}

/** @returns every link to this site in the page, or in the elements that match `within`. */
export function internalLinks(page: BuiltPage, within = ''): readonly InternalLink[] {
  return page.document
    .querySelectorAll(`${within} a[href], ${within} area[href]`)
    .flatMap((link) => {
      const href = link.getAttribute('href') ?? '';
      if (!URL.canParse(href, new URL(page.path, site)))
        return [{ href, path: href, fragment: '' }];
      const url = new URL(href, new URL(page.path, site));
      if (url.origin !== site.origin) return [];
      return [{ href, path: url.pathname, fragment: decodeURIComponent(url.hash.slice(1)) }];
    });
}
