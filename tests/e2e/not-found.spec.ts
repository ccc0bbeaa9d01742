import { contact } from '#src/routes/contact.ts';
import { paths } from '#src/routes/paths.ts';
import { missing } from '#tests/support/addresses.ts';
import { expect, test } from '#tests/support/fixtures.ts';

test.beforeEach(({ allowProblems }) => {
  allowProblems(/404/);
});

test('ROUTE-11, NF-1 an unknown address answers 404 with a heading and a link to the home page', async ({
  page,
}) => {
  const response = await page.goto(missing.page);
  expect(response?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.getByText('404', { exact: true })).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  const call = main.getByRole('link', { name: `Call ${contact.phone}`, exact: true });
  await expect(call).toHaveAttribute('href', contact.call);
  await main.getByRole('link', { name: 'Return to Home', exact: true }).click();
  await expect(page).toHaveURL(paths.home);
});

for (const path of [missing.page, '/a/longer/way/down', missing.city])
  test(
    `NF-1 logs ${path} to the console`,
    { tag: '@desktop' },
    async ({ page, consoleProblems }) => {
      await page.goto(path);
      const messages = () => consoleProblems.filter((line) => line.includes(`at ${path}`));
      await expect.poll(messages).toHaveLength(1);
    },
  );

test(
  'ERR-1 the 500 page has its heading, its status and the phone number',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/500');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      'Unexpected Application Error!',
    );
    await expect(main.getByText('500 Internal Server Error', { exact: true })).toBeVisible();
    const call = main.getByRole('link', { name: `Call ${contact.phone}`, exact: true });
    await expect(call).toHaveAttribute('href', contact.call);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  },
);
