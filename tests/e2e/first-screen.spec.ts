import { paths } from '#src/routes/paths.ts';
import { expect, test } from '#tests/support/fixtures.ts';

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
