import { paths } from '#src/routes/paths.ts';
import { cityOf } from '#tests/support/content-files.ts';
import { expect, test } from '#tests/support/fixtures.ts';

test('CITY-1 a listed city shows its proper name @desktop', async ({ page }) => {
  const { name } = cityOf('la-verne');
  await page.goto(paths.city('la-verne'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('La Verne');
  await expect(page).toHaveTitle(new RegExp(`^${name} `));
});
