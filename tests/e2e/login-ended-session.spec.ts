import { AuthControl } from '#tests/support/auth-service.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { LoginPage, REFUSED_REQUEST, SESSION_KEY } from '#tests/support/login-page.ts';

const service = new AuthControl();

// The other answers of the service to an ended session are in tests/unit/auth.
test('AUTH-6, AUTH-8 keeps the entries and removes the session when a password is saved after signing out on another device @desktop', async ({
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
  const context = await browser.newContext();
  const otherDevice = new LoginPage(await context.newPage());
  await otherDevice.startSession(account);
  await otherDevice.open();
  await otherDevice.button('Sign Out').click();
  await expect(otherDevice.toast('Signed out successfully')).toBeVisible();
  await context.close();
  await login.button('Save Password').click();

  const message = 'Authentication failed. Your session has ended. Your new password was not saved.';
  await expect(login.toast(message, 'alert')).toBeVisible();
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
