import type { Browser, Page } from '@playwright/test';
import type { Account } from '#tests/support/auth-service-types.ts';
import { AuthControl } from '#tests/support/auth-service.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import {
  LoginPage,
  REFUSED_REQUEST,
  SESSION_KEY,
  changeStoredSession,
} from '#tests/support/login-page.ts';

const service = new AuthControl();

/** Signs out on another device, which ends every session of the account. */
async function signOutElsewhere(browser: Browser, account: Account): Promise<void> {
  const context = await browser.newContext();
  const otherDevice = new LoginPage(await context.newPage());
  await otherDevice.startSession(account);
  await otherDevice.open();
  await otherDevice.button('Sign Out').click();
  await expect(otherDevice.toast('Signed out successfully')).toBeVisible();
  await context.close();
}

interface Ending {
  /** The service's error code and its cause. */
  readonly cause: string;
  readonly end: (page: Page, browser: Browser, account: Account) => Promise<void>;
}

const ENDINGS: readonly Ending[] = [
  {
    cause: 'session_not_found: signed out on another device',
    end: (_, browser, account) => signOutElsewhere(browser, account),
  },
  {
    cause: 'user_not_found: the account is deleted',
    end: (_, __, { email }) => service.setState(email, 'deleted'),
  },
  {
    cause: 'bad_jwt: the service did not issue the tokens',
    end: (page) =>
      changeStoredSession(page, { access_token: 'a.b.c', refresh_token: 'abcdefghijkl' }),
  },
  {
    cause: 'refresh_token_not_found: signed out on another device with a token that expires soon',
    end: async (page, browser, account) => {
      await signOutElsewhere(browser, account);
      await changeStoredSession(page, { expires_at: Math.floor(Date.now() / 1000) + 60 });
    },
  },
];

for (const { cause, end } of ENDINGS) {
  test(`AUTH-6, AUTH-8 keeps the entries and removes an ended session when a password is saved: ${cause} @desktop`, async ({
    page,
    browser,
    allowProblems,
  }) => {
    allowProblems(REFUSED_REQUEST);
    // The auth client logs a refused refresh.
    allowProblems(/AuthApiError|Refresh Token/);
    const account = await service.makeUser();
    const login = new LoginPage(page);
    await login.startSession(account);
    await login.open();
    await login.button('Change password').click();
    await login.password.fill('quite-another-1');
    await end(page, browser, account);
    await login.button('Save Password').click();

    const message =
      'Authentication failed. Your session has ended. Your new password was not saved.';
    await expect(login.toast(message, 'alert')).toBeVisible();
    // No sentence about tokens.
    await expect(page.getByText('JWT')).toHaveCount(0);
    const save = login.button('Save Password');
    await expect(save).toHaveAccessibleDescription(new RegExp(message));
    await expect(save).toBeFocused();
    await expect(login.email).toHaveValue(account.email);
    await expect(login.password).toHaveValue('quite-another-1');
    await expect(login.button('Forgot your password?')).toBeVisible();
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Member Login', exact: true })).toBeVisible();
    expect(await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY)).toBeNull();

    await login.button('Sign in again').click();
    await expect(login.heading('Sign in to your account')).toBeVisible();
    await expect(login.email).toHaveValue(account.email);
    await page.reload();
    await expect(login.heading('Sign in to your account')).toBeVisible();
    await expect(login.heading('My Account')).toHaveCount(0);
  });
}
