import type { Locale } from '#src/domain/locale.ts';
import { content } from '#src/queries/content.ts';
import { isOfferedLink } from './offered-routes.ts';
import { localeOfPath } from './page-languages.ts';
import { pathsIn, sectionLink } from './paths.ts';

/** A link of the navigation. */
export interface NavigationLink {
  readonly label: string;
  readonly href: string;
}

/**
 * Returns the links of the header and the mobile menu, in order (HEAD-3), without a page that has no
 * translation, or that the firm does not have.
 */
export function navigationIn(locale: Locale): readonly NavigationLink[] {
  const { navigation: labels } = content(locale).site;
  const paths = pathsIn(locale);
  const links: readonly NavigationLink[] = [
    { label: labels.services, href: paths.services },
    { label: labels.handyman, href: paths.handyman },
    { label: labels.pricing, href: sectionLink('pricing', paths) },
    { label: labels.about, href: sectionLink('about', paths) },
    { label: labels.faq, href: paths.faq },
    { label: labels.contact, href: sectionLink('contact', paths) },
  ];
  return links.filter(({ href }) => localeOfPath(href) === locale && isOfferedLink(href));
}
