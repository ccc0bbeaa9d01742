/** @returns the whole address of something on the site: `/faq` gives `https://…/faq`. */
export function absoluteUrl(path: string, site: URL): string {
  return new URL(path, site).href;
}
