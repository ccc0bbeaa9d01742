import type { Page } from '@playwright/test';

/**
 * Emulates a browser without a CSS feature: renames it in the inlined styles of every page. The test
 * must set `bypassCSP`, because the security policy blocks changed styles.
 *
 * @param name - of the property or selector
 */
export async function disableCssFeature(page: Page, name: string): Promise<void> {
  await page.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    return route.fulfill({ response, body: html.replaceAll(name, `${name}-of-tomorrow`) });
  });
}

/** Wraps every text of the header in font elements, like Chrome's translation. */
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
