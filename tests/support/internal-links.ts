import { site, type BuiltPage } from './built-site.ts';

/** A link that stays on the site. */
export interface InternalLink {
  /** as it stands in the page */
  readonly href: string;
  readonly path: string;
  /** without '#', empty where there is none */
  readonly fragment: string;
}

/** @returns every link of the page, or of the part that the selector names, to this site. */
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
