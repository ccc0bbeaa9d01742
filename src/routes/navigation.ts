import { paths, sectionLink } from './paths.ts';

/** A link of the navigation. */
export interface NavigationLink {
  readonly label: string;
  readonly href: string;
}

/** Links of the header and the mobile menu, in order (HEAD-3). */
export const navigation: readonly NavigationLink[] = [
  { label: 'Services', href: paths.services },
  { label: 'Handyman Home Maintenance', href: paths.handyman },
  { label: 'Pricing', href: sectionLink('pricing') },
  { label: 'About', href: sectionLink('about') },
  { label: 'FAQ', href: paths.faq },
  { label: 'Contact', href: sectionLink('contact') },
];
