import { prices } from '#src/queries/prices.ts';
import { laborCents } from '#src/domain/estimate.ts';
import { formatWholeDollars } from '#src/domain/money.ts';
import { contact } from '#src/routes/contact.ts';
import { navigationOf } from '#src/routes/navigation.ts';
import { paths } from '#src/routes/paths.ts';
import { inChunks, missing } from '#tests/support/addresses.ts';
import { faqCategories } from '#tests/support/content-files.ts';
import { callLinkInView } from '#tests/support/call-link.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { horizontalOverflow } from '#tests/support/layout.ts';
import { listKinds, templates } from '#tests/support/sampling.ts';

const navigation = navigationOf('en');

// These tests run on a phone with JavaScript disabled.

test('HEAD-6 the menu opens and closes and its links work', async ({ page }) => {
  await page.goto(paths.home);
  const header = page.getByRole('banner');
  const open = header.getByRole('button', { name: 'Menu', exact: true });
  const menu = header.getByRole('navigation', { name: 'Menu', exact: true });
  await expect(menu).toBeHidden();
  await open.tap();
  await expect(menu).toBeVisible();
  const links = menu.getByRole('listitem').getByRole('link');
  await expect(links).toHaveText(navigation.map(({ label }) => label));
  await expect(menu.getByRole('link', { name: 'Member Login', exact: true })).toBeVisible();
  await expect(menu.getByRole('link', { name: `Call ${contact.phone}` })).toBeVisible();

  await menu.getByRole('button', { name: 'Close', exact: true }).tap();
  await expect(menu).toBeHidden();
  await open.tap();
  await links.filter({ hasText: 'Handyman Home Maintenance' }).tap();
  await expect(page).toHaveURL(paths.handyman);
});

test('FAQ-2 shows every answer', async ({ page }) => {
  await page.goto(paths.faq);
  const questions = faqCategories.flatMap((category) => category.questions);
  const answers = page.locator('faq-panel');
  await expect(answers).toHaveCount(questions.length);
  const hiddenCount = await answers.evaluateAll(
    (panels) => panels.filter(({ firstElementChild: text }) => !text?.checkVisibility()).length,
  );
  expect(hiddenCount).toBe(0);
});

test('CALC-7 shows a table of labor prices and the rates instead of the calculator', async ({
  page,
}) => {
  await page.goto(paths.calculator);
  const main = page.getByRole('main');
  const table = main.getByRole('table', { name: 'Labor prices by the hour' });
  const { labor, materialsMarkupDivisorBasisPoints, salesTaxBasisPoints } = prices;
  for (const [hours, words] of [
    [1, '1 hour'],
    [4, '4 hours'],
    [8, '8 hours'],
  ] as const) {
    const row = table.getByRole('row').filter({ hasText: words });
    await expect(row).toContainText(formatWholeDollars(laborCents(hours, labor)));
  }
  await expect(main).toContainText(`divided by ${materialsMarkupDivisorBasisPoints / 10_000}`);
  await expect(main).toContainText(`${salesTaxBasisPoints / 100}%`);
  await expect(main.getByRole('slider')).toBeHidden();
});

test('AUTH-11 the login page says that it needs JavaScript and shows the phone number', async ({
  page,
}) => {
  await page.goto(paths.login);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Member Login');
  await expect(main.getByText(/needs JavaScript/)).toBeVisible();
  const phone = main.getByRole('link', { name: contact.phone, exact: true });
  await expect(phone.filter({ visible: true }).first()).toHaveAttribute('href', contact.call);
  await expect(main.getByRole('button', { name: 'Sign In' })).toBeHidden();
});

test('ROUTE-14 an unlisted city shows its page', async ({ page, allowProblems }) => {
  allowProblems(/404/);
  await page.goto(missing.city);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/is not on our list$/);
  await expect(main.getByRole('link', { name: `Call ${contact.phone}` })).toBeVisible();
});

for (const group of inChunks(templates, 4))
  test(`every page shows its content and the call link: ${listKinds(group)}`, async ({
    page,
    allowProblems,
  }) => {
    allowProblems(/404/);
    for (const { kind, path } of group) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), kind).toBeVisible();
      const call = callLinkInView(page, path);
      await expect(call, kind).toHaveAttribute('href', contact.call);
      await expect(call, kind).toBeInViewport({ ratio: 1 });
      expect.soft(await horizontalOverflow(page), kind).toEqual([]);
    }
  });
