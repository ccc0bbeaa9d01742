import type { Page } from '@playwright/test';

/**
 * Serves pages as a browser reads them that lacks something of CSS: their inlined styles ask for a
 * name that nobody knows. The security policy would block the changed style: the test sets
 * `bypassCSP`.
 *
 * @param name of the property or selector that is unknown
 */
export async function withoutStyle(page: Page, name: string): Promise<void> {
  await page.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    return route.fulfill({ response, body: html.replaceAll(name, `${name}-of-tomorrow`) });
  });
}

/** Wraps every text of the header as Chrome's translation does, which leaves the words as they are. */
export async function translateHeader(page: Page): Promise<void> {
  await page.getByRole('banner').evaluate((header) => {
    const walker = document.createTreeWalker(header, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    const element = (tag: string) => document.createElement(tag);
    while (walker.nextNode())
      if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts.filter(({ data }) => data.trim() !== '')) {
      const [outer, inner] = [element('font'), element('font')];
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(text);
    }
  });
}
