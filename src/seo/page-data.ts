import type { BreadcrumbList, WebPage } from 'schema-dts';
import { paths } from '#src/routes/paths.ts';
import { absoluteUrl } from './absolute-url.ts';
import { businessId } from './business-data.ts';
import { canonicalUrl } from './head.ts';

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
}

const HOME: TrailStep = { label: 'Home', href: paths.home };

/** Builds the `@id` of the website, which the home page describes. */
export const siteId = (site: URL) => absoluteUrl('/#website', site);

const trailId = (path: string, site: URL) => `${canonicalUrl(path, site)}#trail`;

/** Describes a page. */
export function webPage({ title, description, path, trail }: PageData, site: URL): WebPage {
  const url = canonicalUrl(path, site);
  return {
    '@type': 'WebPage',
    '@id': url,
    url,
    name: title,
    description,
    isPartOf: { '@id': siteId(site) },
    publisher: { '@id': businessId(site) },
    ...(trail && { breadcrumb: { '@id': trailId(path, site) } }),
  };
}

/** Describes the visible breadcrumb of a page. */
export function breadcrumbs(path: string, trail: readonly TrailStep[], site: URL): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': trailId(path, site),
    itemListElement: [HOME, ...trail].map(({ label, href }, at) => ({
      '@type': 'ListItem' as const,
      position: at + 1,
      name: label,
      item: absoluteUrl(href, site),
    })),
  };
}
