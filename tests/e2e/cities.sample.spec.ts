// cspell:ignore losangeles
import { paths } from '#src/routes/paths.ts';
import { cityOf } from '#tests/support/content-files.ts';
import { expectCityRedirect } from '#tests/support/city-redirect.ts';
import { expect, test } from '#tests/support/fixtures.ts';

test('CITY-1 a listed city shows its proper name @desktop', async ({ page }) => {
  const { name } = cityOf('la-verne');
  await page.goto(paths.city('la-verne'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('La Verne');
  await expect(page).toHaveTitle(new RegExp(`^${name} `));
});

const SPELLINGS = [
  ['Pasadena', 'pasadena'],
  ['La-Verne', 'la-verne'],
  ['la--verne', 'la-verne'],
  ['la%2Dverne%20', 'la-verne'],
  ['Los%20%20Angeles', 'los-angeles'],
  ['losangeles', 'los-angeles'],
  ['LOS-ANGELES', 'los-angeles'],
  ['LaCanadaFlintridge', 'la-canada-flintridge'],
  ['la-ca%C3%B1ada-flintridge', 'la-canada-flintridge'],
  ['La%20Can%CC%83ada%20Flintridge', 'la-canada-flintridge'],
] as const;

test('ROUTE-14 other spellings redirect to the page of the listed city @desktop', async ({
  page,
  allowProblems,
}) => {
  // Three pages for each spelling.
  test.slow();
  allowProblems(/status of 404/);
  for (const [spelled, slug] of SPELLINGS) await expectCityRedirect(page, spelled, slug);
});
