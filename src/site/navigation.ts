import { paths, sectionLink } from './paths.ts';

/** A link with its words. */
export interface NavigationLink {
  readonly label: string;
  readonly href: string;
}

/** The six links of header and menu, in their order (HEAD-3). */
export const navigation: readonly NavigationLink[] = [
  { label: 'Services', href: paths.services },
  { label: 'Handyman Home Maintenance', href: paths.handyman },
  { label: 'Pricing', href: sectionLink('pricing') },
  { label: 'About', href: sectionLink('about') },
  { label: 'FAQ', href: paths.faq },
  { label: 'Contact', href: sectionLink('contact') },
];
