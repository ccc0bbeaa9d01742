import { paths } from '#src/routes/paths.ts';
import { expect, test } from '#tests/support/fixtures.ts';

test('CALC-3, CALC-5 one hour and $149.50 of materials, with 10.5% sales tax, are $620 @desktop', async ({
  page,
}) => {
  await page.goto(`${paths.calculator}?hours=1&materials=149.5`);
  const amounts = page.getByRole('region', { name: 'Your estimate' }).getByRole('definition');
  await expect(amounts).toHaveText(['$384.00', '$213.57', '$22.43', '$620.00']);
});
