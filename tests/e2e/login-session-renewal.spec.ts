import type { Page } from '@playwright/test';
import { AuthControl } from '#tests/support/auth-service.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import {
  LoginPage,
  REFUSED_REQUEST,
  SESSION_KEY,
  changeStoredSession,
  countRequests,
  requestSession,
} from '#tests/support/login-page.ts';

const service = new AuthControl();
const NEW_PASSWORD = 'quite-another-1';
/** The auth client repeats a refresh without an answer for half a minute. */
const CLIENT_RETRIES_MS = 40_000;

test.beforeEach(({ allowProblems }) => {
  allowProblems(REFUSED_REQUEST);
  allowProblems(/AuthApiError|AuthRetryableFetchError|blocked by CORS policy/);
});

/** Signs in and opens the account page. */
async function openAccount(page: Page): Promise<{ login: LoginPage; email: string }> {
  const account = await service.makeUser();
  const login = new LoginPage(page);
  await login.startSession(account);
  await login.open();
  return { login, email: account.email };
}

const storedRefreshToken = (page: Page) =>
  page.evaluate((key) => {
    const session: { refresh_token?: unknown } = JSON.parse(localStorage.getItem(key) ?? '{}');
    return String(session.refresh_token);
  }, SESSION_KEY);

test.describe('AUTH-8 a refused access token', { tag: '@desktop' }, () => {
  test('is renewed before signing out', async ({ page, request }) => {
    const { login, email } = await openAccount(page);
    const refresh_token = await storedRefreshToken(page);
    await service.rotateSecret(email);
    const sent = countRequests(page, 'POST', 'logout');
    await login.button('Sign Out').click();
    await expect(login.toast('Signed out successfully')).toBeVisible();
    expect(sent()).toBe(2);
    const answer = await requestSession(request, 'refresh_token', { refresh_token });
    expect(answer.ok()).toBe(false);
  });

  test('AUTH-9 is no sign-out on other devices, while the refresh token works', async ({
    page,
    request,
  }) => {
    const { login, email } = await openAccount(page);
    await service.setFault('403', { email, path: 'logout' });
    const refresh_token = await storedRefreshToken(page);
    await login.button('Sign Out').click();
    await expect(
      login.toast('Signed out in this browser. The login service did not confirm it'),
    ).toBeVisible();
    await expect(login.button('Sign In')).toBeVisible();
    const answer = await requestSession(request, 'refresh_token', { refresh_token });
    expect(answer.ok()).toBe(true);
  });
});

test('AUTH-6 after an outage that an expired session has met, a password is saved at the first try @desktop', async ({
  page,
}) => {
  const { login, email } = await openAccount(page);
  // The client has read the session before it expires, so it does not renew it in time.
  await login.button('Sign Out').waitFor();
  await service.setFault('503', { email, path: 'token' });
  await changeStoredSession(page, { expires_at: 1 });
  await page.clock.install();
  const refused = page.waitForResponse('**/auth/v1/token?**');
  await login.open();
  await refused;
  await login.button('Change password').click();
  await login.password.fill(NEW_PASSWORD);
  // The client's repeated requests fail until it gives up.
  await page.clock.runFor(CLIENT_RETRIES_MS);
  await service.clearFault({ email });
  await login.button('Save Password').click();
  await expect(login.toast('Your new password is saved.')).toBeVisible();
});
