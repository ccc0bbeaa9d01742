import { invariant } from '#src/domain/invariant.ts';
import { DEFAULT_LOCALE, type Locale } from '#src/domain/locale.ts';
import { EMERGENCY_SLUG, ROUTES, SERVICE_SLUGS, type PageName } from './route-table.ts';

export { EMERGENCY_SLUG };

/** Names of the map of the service area and of the valves, among the drawings. */
export const AREA_MAP = 'service-area' as const;
export const VALVES = 'valves' as const;

const PARAMETER = /\[\w+\]/;

/** Builds the slug of a service in a language. @throws Error when the route table has none. */
function serviceSlug(slug: string, locale: Locale): string {
  const own = locale === DEFAULT_LOCALE ? slug : SERVICE_SLUGS[slug]?.[locale];
  invariant(own !== undefined, `src/routes/route-table.ts: no slug in '${locale}' for '${slug}'`);
  return own;
}

/** Builds the internal paths of a language, by name. */
export function pathsIn(locale: Locale) {
  const at = (page: PageName): string => ROUTES[page][locale];
  const below = (page: PageName, name: string) => at(page).replace(PARAMETER, name);
  const service = (slug: string) => below('service', serviceSlug(slug, locale));
  return {
    home: at('home'),
    services: at('services'),
    service,
    emergency: service(EMERGENCY_SLUG),
    valveCard: at('valveCard'),
    handyman: at('handyman'),
    areas: at('areas'),
    city: (slug: string) => below('city', slug),
    calculator: at('calculator'),
    faq: at('faq'),
    answers: at('answers'),
    privacy: at('privacy'),
    terms: at('terms'),
    login: at('login'),
    offline: at('offline'),
    notFound: at('notFound'),
    picture: (name: string) => below('picture', name),
    sitemap: '/sitemap-index.xml',
    vcard: at('vcard'),
    manifest: at('manifest'),
    areaMap: below('picture', AREA_MAP),
    valves: below('picture', VALVES),
    cityMap: (slug: string) => `/pictures/maps/${slug}.svg`,
    icons: '/icons.svg',
    printStyles: '/print.css',
  } as const;
}

/** Internal paths of one language, by name. */
export type Paths = ReturnType<typeof pathsIn>;

/** Internal paths of English pages, by name (section 2 of the specification). */
export const paths = pathsIn(DEFAULT_LOCALE);

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

/** Builds the link to term, renewal and cancellation of the plans, in the terms of service (ASK-3). */
export function planTermsLink({ terms }: Pick<Paths, 'terms'> = paths): string {
  return `${terms}#payments-and-refunds`;
}

/** Builds the id of a category's heading on /faq (FAQ-1). */
export const faqCategoryId = ({ order }: { order: number }) => `category-${order}`;

/** Id of the answered question on a city page. */
export const CITY_ANSWER_ID = 'answer';

/** Id of the section with the numbers to call on a city page (LOC-2). */
export const WHO_TO_CALL_ID = 'who-to-call';
/** Builds the link to the numbers to call in a city (LOC-4). */
export const whoToCallLink = (slug: string, { city }: Pick<Paths, 'city'> = paths) =>
  `${city(slug)}#${WHO_TO_CALL_ID}`;

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
/** Builds the link to the ZIP finder on /valve-card, which leads to the numbers of a city (LOC-4). */
export const cityNumbersLink = ({ valveCard }: Pick<Paths, 'valveCard'> = paths) =>
  `${valveCard}#${ZIP_FINDER_ID}`;

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
