import type { Page } from '@playwright/test';
import { contact } from '#src/site/contact.ts';
import { paths } from '#src/site/paths.ts';
import { AuthControl, newEmail } from '#tests/support/auth-service.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { LoginPage } from '#tests/support/login-page.ts';

const service = new AuthControl();
const password = 'correct-horse-1';

/** Keeps the form's code from coming. @returns lets it come */
async function holdFormBack(page: Page): Promise<() => void> {
  let wake = () => {};
  const asleep = new Promise<void>((resolve) => (wake = resolve));
  await page.route(/LoginForm.*\.js/, async (route) => {
    await asleep;
    await route.continue();
  });
  return () => wake();
}

test(
  'AUTH-3 what is typed and sent before the form is awake is not lost',
  { tag: '@desktop' },
  async ({ page }) => {
    const account = await service.makeUser();
    const login = new LoginPage(page);
    // Two things that Safari 15 does not have.
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit');
      Reflect.deleteProperty(AbortSignal, 'timeout');
    });
    const wake = await holdFormBack(page);
    await login.open();
    await login.fill(account);
    await login.password.press('Enter');
    await expect(page.getByText('Please wait...')).toBeVisible();
    await expect(page).toHaveURL(paths.login);
    await expect(login.password).toHaveValue(account.password);
    wake();
    await expect(login.toast('Signed in successfully')).toBeVisible();
  },
);

test(
  'AUTH-3 the other mode chosen before the form is awake keeps what is typed next',
  { tag: '@desktop' },
  async ({ page }) => {
    const account = { email: newEmail(), password };
    const login = new LoginPage(page);
    const wake = await holdFormBack(page);
    await login.open();
    await login.button('Don’t have an account? Sign up').click();
    await login.fill(account);
    wake();
    await expect(login.button('Create Account')).toBeVisible();
    await expect(login.email).toHaveValue(account.email);
    await expect(login.password).toHaveValue(account.password);
  },
);

test(
  'AUTH-3 a form that cannot be loaded says so, with the phone number',
  { tag: '@desktop' },
  async ({ page, allowProblems }) => {
    allowProblems(/LoginForm|ERR_FAILED|Failed to/);
    await page.route(/LoginForm.*\.js/, (route) => route.abort());
    await new LoginPage(page).open();
    const words = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
    await expect(words.getByRole('link')).toHaveAttribute('href', contact.call);
  },
);

test(
  'AUTH-8 the auth client is loaded when the form is touched, not before',
  { tag: '@desktop' },
  async ({ page }) => {
    const login = new LoginPage(page);
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(request.url());
    });
    await login.open();
    await expect(page.locator('[data-live]')).toBeVisible();
    const before = scripts.size;
    await login.email.focus();
    await expect.poll(() => scripts.size).toBeGreaterThan(before);
  },
);
