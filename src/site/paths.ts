/** Every internal address, by name (section 2 of the specification). None ends in a slash (ROUTE-15). */
export const paths = {
  home: '/',
  services: '/services',
  service: (slug: string) => `/services/${slug}`,
  handyman: '/plumbing-services',
  city: (slug: string) => `/service-areas/${slug}`,
  calculator: '/price-calculator',
  faq: '/faq',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  login: '/login',
  offline: '/offline',
  sitemap: '/sitemap-index.xml',
  vcard: '/contact.vcf',
} as const;

/** Ids of the home page's sections (HEAD-4, HOME-1..5). */
export const sections = {
  services: 'services',
  pricing: 'pricing',
  about: 'about',
  contact: 'contact',
  areas: 'areas',
} as const;

/** The city that stands in where none is named (CITY-3). */
export const DEFAULT_CITY_SLUG = 'los-angeles';

/** The service shown for an unknown slug (ROUTE-12). */
export const DEFAULT_SERVICE_SLUG = 'emergency-repairs';

/** @returns the address of a section of the home page, from any page. */
export function sectionLink(section: keyof typeof sections): string {
  return `${paths.home}#${sections[section]}`;
}
