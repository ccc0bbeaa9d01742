import { expect, type Page } from '@playwright/test';
import { paths } from '#src/routes/paths.ts';
import { cityOf } from './content-files.ts';

/** Checks that a spelling of a city leads to its page, and Back to the page before it (ROUTE-14). */
export async function expectCityRedirect(page: Page, spelled: string, slug: string): Promise<void> {
  await page.goto(paths.faq);
  await page.goto(`/service-areas/${spelled}?from=mail#areas`);
  await expect(page).toHaveURL(`${paths.city(slug)}?from=mail#areas`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(cityOf(slug).name);
  // The redirect replaces the misspelled address in the history.
  await page.goBack();
  await expect(page).toHaveURL(paths.faq);
}
