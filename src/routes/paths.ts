/** Service with the steps for an emergency (EMERG-1). It is also shown for an unknown slug (ROUTE-12). */
export const EMERGENCY_SLUG = 'emergency-repairs';

/** Internal paths by name (section 2 of the specification), without trailing slash (ROUTE-15). */
export const paths = {
  home: '/',
  services: '/services',
  service: (slug: string) => `/services/${slug}`,
  emergency: `/services/${EMERGENCY_SLUG}`,
  valveCard: '/valve-card',
  handyman: '/plumbing-services',
  city: (slug: string) => `/service-areas/${slug}`,
  calculator: '/price-calculator',
  faq: '/faq',
  answers: '/answers',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  login: '/login',
  offline: '/offline',
  sitemap: '/sitemap-index.xml',
  vcard: '/contact.vcf',
  areaMap: '/service-area.svg',
  icons: '/icons.svg',
  picture: (name: string) => `/pictures/${name}.svg`,
} as const;

/** Internal paths of one language, by name. Pages without a translation have the English path. */
export type Paths = {
  readonly [Name in keyof typeof paths]: (typeof paths)[Name] extends string
    ? string
    : (slug: string) => string;
};

/** Ids of the sections on the home page (HEAD-4, HOME-1 to HOME-5). */
export const sections = {
  services: 'services',
  pricing: 'pricing',
  about: 'about',
  contact: 'contact',
  areas: 'areas',
} as const;

/** Id of the comparison of all ways to buy a visit on /plumbing-services (PLAN-2). */
export const COMPARISON_ID = 'ways';
/** Builds the link to the comparison of all ways to buy a visit (PLAN-2). */
export function comparisonLink({ handyman }: Pick<Paths, 'handyman'> = paths): string {
  return `${handyman}#${COMPARISON_ID}`;
}

/** Link to term, renewal and cancellation of the plans, in the terms of service (ASK-3). */
export const planTermsLink = `${paths.terms}#payments-and-refunds`;

/** Id of the answered question on a city page. */
export const CITY_ANSWER_ID = 'answer';

/** Id of the section with the numbers to call on a city page (LOC-2). */
export const WHO_TO_CALL_ID = 'who-to-call';
/** Builds the link to the numbers to call in a city (LOC-4). */
export const whoToCallLink = (slug: string) => `${paths.city(slug)}#${WHO_TO_CALL_ID}`;

/** Builds the link to the answer of a question (ANSW-1). */
export function answerLink(
  { page, id }: { page: 'faq' | 'city'; id: string },
  { faq, city }: Pick<Paths, 'faq' | 'city'> = paths,
): string {
  return page === 'faq' ? `${faq}#${id}` : `${city(id)}#${CITY_ANSWER_ID}`;
}

/** Id of the ZIP finder, and of its list of all ZIP codes (ANSW-2). */
export const ZIP_FINDER_ID = 'zip';
export const ZIP_LIST_ID = 'zip-codes';
/** Link to the ZIP finder on /valve-card, which leads to the numbers of a city (LOC-4). */
export const cityNumbersLink = `${paths.valveCard}#${ZIP_FINDER_ID}`;

/** Ids of the sections on the home page that exist only with their content file (PROOF-2). */
export const optionalSections = {
  people: 'people',
  jobPhotos: 'job-photos',
  quotes: 'quotes',
} as const;

/** Builds the link to a section of the home page, valid on every page. */
export function sectionLink(
  section: keyof typeof sections,
  { home }: Pick<Paths, 'home'> = paths,
): string {
  return `${home}#${sections[section]}`;
}
