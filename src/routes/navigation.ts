import { copyOf } from '#src/queries/copy.ts';
import { sectionLink } from './paths.ts';
import { localeOfPath, pathsOf } from './spanish-paths.ts';

/** A link of the navigation. */
export interface NavigationLink {
  readonly label: string;
  readonly href: string;
}

/**
 * Returns the links of the header and the mobile menu, in order (HEAD-3), without pages that have no
 * translation.
 */
export function navigationOf(locale: string | undefined): readonly NavigationLink[] {
  const { navigation: labels } = copyOf(locale).site;
  const paths = pathsOf(locale);
  const links: readonly NavigationLink[] = [
    { label: labels.services, href: paths.services },
    { label: labels.handyman, href: paths.handyman },
    { label: labels.pricing, href: sectionLink('pricing', paths) },
    { label: labels.about, href: sectionLink('about', paths) },
    { label: labels.faq, href: paths.faq },
    { label: labels.contact, href: sectionLink('contact', paths) },
  ];
  return links.filter(({ href }) => localeOfPath(href) === locale);
}
