import type { Page } from '@playwright/test';
import { estimate, type EstimateEntry } from '#src/domain/estimate.ts';
import { formatCents } from '#src/domain/money.ts';
import { prices } from '#src/queries/content.ts';
import { paths } from '#src/routes/paths.ts';
import { expect } from './fixtures.ts';

/** Locates the parts of the calculator by role and label. */
export const partsOf = (page: Page) => {
  const breakdown = page.getByRole('region', { name: 'Your estimate' });
  return {
    breakdown,
    slider: page.getByRole('slider', { name: 'Hours of labor' }),
    thumb: page.locator('span[role=slider]'),
    less: page.getByRole('button', { name: 'minutes less' }),
    more: page.getByRole('button', { name: 'minutes more' }),
    materials: page.getByLabel('Cost of materials, in dollars'),
    amounts: breakdown.getByRole('definition'),
    mail: page.getByRole('link', { name: 'Email it to us' }),
  };
};

/** Opens the calculator and waits until the hydrated slider is visible. */
export async function openHydrated(page: Page, query = ''): Promise<void> {
  await page.goto(`${paths.calculator}${query}`);
  await expect(partsOf(page).thumb).toBeVisible();
}

/** Expects the breakdown to show the lines of an entry. */
export async function expectEstimate(page: Page, entry: EstimateEntry): Promise<void> {
  const lines = estimate(entry, prices);
  await expect(partsOf(page).amounts).toHaveText(
    [lines.laborCents, lines.materialsCents, lines.taxCents, lines.totalCents].map(formatCents),
  );
}
