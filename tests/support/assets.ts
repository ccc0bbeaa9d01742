import type { Page } from '@playwright/test';
import { hydrateContent } from './islands.ts';
import { scrollThrough } from './scroll-through.ts';

/** Matches files with a hash in their name, which a deployment replaces. */
export const HASHED_FILES = '**/_astro/**';

/** Triggers every island: scrolls through the page, then opens the menu if its button is visible. */
export async function hydrateIslands(page: Page): Promise<void> {
  await scrollThrough(page);
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) await menu.click();
}

/** Opens a page and hydrates its islands. @returns the paths of the requested hashed files. */
export async function collectHashedFiles(page: Page, path: string): Promise<readonly string[]> {
  const requested = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/_astro/')) requested.add(pathname);
  });
  await page.goto(path);
  await hydrateContent(page);
  await hydrateIslands(page);
  // A hydrated island has loaded all of its code.
  await page.locator('astro-island[ssr]').first().waitFor({ state: 'detached' });
  return [...requested];
}
