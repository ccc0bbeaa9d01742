import { company } from '#src/queries/company.ts';
import { contact } from '#src/routes/contact.ts';
import { EMERGENCY_SLUG, paths } from '#src/routes/paths.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { disableCssFeature } from '#tests/support/other-browsers.ts';

/** Windows in which the whole sign-in form fits below the header. */
const PHONES = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 412, height: 915 },
];

for (const viewport of PHONES)
  test(
    `PHONE-1 the sign-in form is in the first screen and uncovered at ${viewport.width} x ${viewport.height}`,
    { tag: '@phone' },
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(paths.login);
      const main = page.getByRole('main');
      for (const control of [
        main.getByLabel('Email'),
        main.getByLabel('Password', { exact: true }),
        main.getByRole('button', { name: 'Sign In', exact: true }),
      ]) {
        await expect(control).toBeInViewport({ ratio: 1 });
        // A trial click fails if another element covers the control.
        await control.click({ trial: true });
      }
      await expect(page.getByRole('navigation', { name: 'Call or schedule' })).toHaveCount(0);
    },
  );

for (const viewport of [{ width: 320, height: 568 }, { width: 360, height: 640 }, ...PHONES])
  test(
    `PHONE-1 the call button of home is in the first screen and uncovered at ${viewport.width} x ${viewport.height}`,
    { tag: '@phone' },
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(paths.home);
      const call = page.getByRole('main').locator(`a[href="${contact.call}"]`).first();
      await expect(call).toBeInViewport({ ratio: 1 });
      await call.click({ trial: true });
    },
  );

for (const path of [paths.home, paths.city(company.base.slug), paths.service(EMERGENCY_SLUG)])
  test(
    `PROOF-1 the license is in the first screen of ${path}`,
    { tag: '@phone' },
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(path);
      const license = page.getByRole('main').getByText(company.licenseNumber).first();
      await expect(license).toBeInViewport({ ratio: 1 });
    },
  );

test.describe('the call bar', { tag: '@phone' }, () => {
  test.use({ bypassCSP: true });

  for (const browser of ['with', 'without'])
    test(`comes when the call button of the hero has gone, in a browser ${browser} view timelines`, async ({
      page,
    }) => {
      if (browser === 'without') {
        await disableCssFeature(page, 'animation-timeline');
        await page.addInitScript(() => (CSS.supports = () => false));
      }
      const bar = page.locator('.call-bar');
      for (const path of [paths.home, paths.city(company.base.slug), paths.faq]) {
        await page.goto(path);
        await expect(bar).toBeHidden();
        // As soon as the header covers the button.
        await page.locator('.hero-call').evaluate((button) => {
          scrollTo({ top: button.getBoundingClientRect().bottom - 85, behavior: 'instant' });
        });
        await expect(bar).toBeVisible();
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        await expect(bar).toBeHidden();
      }
    });

  test('is always there on pages without such a button', async ({ page }) => {
    await page.goto(paths.calculator);
    await expect(page.locator('.call-bar')).toBeVisible();
  });
});
