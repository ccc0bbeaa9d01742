import type { BreadcrumbList, Graph, Thing, WebPage, WebSite } from 'schema-dts';
import { DEFAULT_LOCALE, LANGUAGE_TAGS, type Locale } from '#src/domain/locale.ts';
import { company, content } from '#src/queries/content.ts';
import { paths, pathsIn } from '#src/routes/paths.ts';
import { absoluteUrl } from './site-address.ts';
import { businessCard, businessId } from './business-data.ts';
import { canonicalUrl } from './head.ts';

/** A thing with fields, as opposed to a name or address. */
export type DataNode = Exclude<Thing, string>;

/** One step of the breadcrumb. */
export interface TrailStep {
  readonly label: string;
  readonly href: string;
}

/** Data of a page; its texts are also visible on the page. */
export interface PageData {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  /** Breadcrumb steps after Home; the last one is the page itself. */
  readonly trail?: readonly TrailStep[] | undefined;
  readonly locale?: Locale;
}

/** Builds the `@id` of the website, which the home page describes. */
const siteId = (site: URL) => absoluteUrl('/#website', site);

const trailId = (path: string, site: URL) => `${canonicalUrl(path, site)}#trail`;

/** Describes a page. */
function webPage(
  { title, description, path, trail, locale = DEFAULT_LOCALE }: PageData,
  site: URL,
): WebPage {
  const url = canonicalUrl(path, site);
  return {
    '@type': 'WebPage',
    '@id': url,
    url,
    name: title,
    description,
    isPartOf: { '@id': siteId(site) },
    publisher: { '@id': businessId(site) },
    ...(locale !== DEFAULT_LOCALE && { inLanguage: LANGUAGE_TAGS[locale] }),
    ...(trail && { breadcrumb: { '@id': trailId(path, site) } }),
  };
}

/** Describes the visible breadcrumb of a page. */
function breadcrumbs(
  { path, locale = DEFAULT_LOCALE }: PageData,
  trail: readonly TrailStep[],
  site: URL,
): BreadcrumbList {
  const home = { label: content(locale).site.labels.home, href: pathsIn(locale).home };
  return {
    '@type': 'BreadcrumbList',
    '@id': trailId(path, site),
    itemListElement: [home, ...trail].map(({ label, href }, at) => ({
      '@type': 'ListItem' as const,
      position: at + 1,
      name: label,
      item: absoluteUrl(href, site),
    })),
  };
}

/** Describes the website, for the home page only. */
export function webSite(name: string, site: URL, locale: Locale = DEFAULT_LOCALE): WebSite {
  return {
    '@type': 'WebSite',
    '@id': siteId(site),
    url: absoluteUrl(paths.home, site),
    name,
    ...(locale !== DEFAULT_LOCALE && {
      inLanguage: company.languages.map((one) => LANGUAGE_TAGS[one]),
    }),
    publisher: { '@id': businessId(site) },
  };
}

/**
 * Builds the structured data of a page as one `@graph` for `<script type="application/ld+json">`.
 * Every page refers to the business by its id. Pages with `nodes` also include the short description
 * of the business, unless one of the nodes describes it completely.
 *
 * @param page - Page to describe.
 * @param nodes - Other things on the page: a service, or on the home page business, site and plans.
 * @param site - Address of the site.
 * @returns JSON with `<` escaped, so that no text can end the script element.
 */
export function pageGraph(page: PageData, nodes: readonly DataNode[], site: URL): string {
  const isBusiness = (node: DataNode) => '@id' in node && node['@id'] === businessId(site);
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [
      webPage(page, site),
      ...(page.trail ? [breadcrumbs(page, page.trail, site)] : []),
      ...(nodes.length === 0 || nodes.some(isBusiness) ? [] : [businessCard(site)]),
      ...nodes,
    ],
  };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
