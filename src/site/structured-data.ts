import type { Graph, Thing, WebSite } from 'schema-dts';
import { absoluteUrl } from './absolute-url.ts';
import { businessCard, businessId } from './business-data.ts';
import { breadcrumbs, siteId, webPage, type PageData } from './page-data.ts';
import { paths } from './paths.ts';

/** A thing with its fields, as opposed to a mere name or address of one. */
export type DataNode = Exclude<Thing, string>;

/** The site as a whole; belongs on the home page alone. */
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
 * A page's structured data: one `@graph`, ready to stand in `<script type="application/ld+json">`.
 *
 * In: the page, what else it is about (a service; on the home page the whole business, the site,
 * the plans), and the site's address. Out: JSON in which no text can end the script element.
 * Every page refers to the business by its id. Beside `nodes` it is described in short, unless one
 * of them describes it whole.
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
