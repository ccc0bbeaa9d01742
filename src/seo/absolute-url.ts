/** Builds the absolute URL of a path: `/faq` gives `https://…/faq`. */
export function absoluteUrl(path: string, site: URL): string {
  return new URL(path, site).href;
}
