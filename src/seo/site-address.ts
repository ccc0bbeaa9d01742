import { company } from '#src/queries/content.ts';

/** Absolute address of the site, the base of canonical links and structured data. */
export const siteAddress = new URL(company.siteUrl);

/** Builds the absolute URL of a path: `/faq` gives `https://…/faq`. */
export function absoluteUrl(path: string, site: URL): string {
  return new URL(path, site).href;
}
