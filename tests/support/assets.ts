import type { Page } from '@playwright/test';
import { scrollThrough } from './scroll-through.ts';

/** Everything with a hash in its name: code that a deployment replaces. */
export const HASHED = '**/_astro/**';

/** Calls for all the code a page has: comes near every island, and opens the menu where there is one. */
export async function wakeIslands(page: Page): Promise<void> {
  await scrollThrough(page);
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) {
    await menu.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
  }
}

/** Opens a page and wakes it. @returns the addresses of the hashed files it asked for. */
export async function hashedFilesOf(page: Page, path: string): Promise<readonly string[]> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/_astro/')) asked.add(pathname);
  });
  await page.goto(path);
  await wakeIslands(page);
  // An island that is awake has all its code.
  await page.locator('astro-island[ssr]').first().waitFor({ state: 'detached' });
  return [...asked];
}
