import type { Page } from '@playwright/test';

/** Prints the page on US Letter. @returns the number of sheets */
export async function countSheets(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
  return [...pdf.matchAll(/\/Type \/Page\s/g)].length;
}
