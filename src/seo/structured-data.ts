import type { Graph, Thing, WebSite } from 'schema-dts';
import { paths } from '#src/routes/paths.ts';
import { absoluteUrl } from './absolute-url.ts';
import { businessCard, businessId } from './business-data.ts';
import { breadcrumbs, siteId, webPage, type PageData } from './page-data.ts';

/** A thing with fields, as opposed to a name or address. */
export type DataNode = Exclude<Thing, string>;

/** Describes the website, for the home page only. */
export function webSite(name: string, site: URL): WebSite {
  return {
    '@type': 'WebSite',
    '@id': siteId(site),
    url: absoluteUrl(paths.home, site),
    name,
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
      ...(page.trail ? [breadcrumbs(page.path, page.trail, site)] : []),
      ...(nodes.length === 0 || nodes.some(isBusiness) ? [] : [businessCard(site)]),
      ...nodes,
    ],
  };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
