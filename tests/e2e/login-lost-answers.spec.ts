import type { Page, Route } from '@playwright/test';
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
  await login.signInAndLeave(account);
  await login.open();
  return { login, email: account.email };
}

/** Headers of an answer of the service. */
const headers = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'X-Supabase-Api-Version',
  'X-Supabase-Api-Version': '2024-01-01',
};

/** Refuses an access token as the service does after its signing secret was changed. */
const refuseToken = (route: Route) =>
  route.fulfill({
    status: 403,
    headers,
    json: { code: 'bad_jwt', message: 'invalid JWT: unable to parse or verify signature' },
  });

/** Refuses the access token that is stored now, and accepts later ones. */
async function rotateSecret(page: Page): Promise<void> {
  const read = (key: string) => {
    const session: { access_token?: unknown } = JSON.parse(localStorage.getItem(key) ?? '{}');
    return String(session.access_token);
  };
  const refused = `Bearer ${await page.evaluate(read, SESSION_KEY)}`;
  await page.route(/\/auth\/v1\/(?:user|logout)/, (route) => {
    const isRefused = route.request().headers()['authorization'] === refused;
    return isRefused ? refuseToken(route) : route.continue();
  });
}

const storedRefreshToken = (page: Page) =>
  page.evaluate((key) => {
    const session: { refresh_token?: unknown } = JSON.parse(localStorage.getItem(key) ?? '{}');
    return String(session.refresh_token);
  }, SESSION_KEY);

test.describe('AUTH-8 a refused access token', { tag: '@desktop' }, () => {
  test('is renewed before a password is saved', async ({ page, request }) => {
    const { login, email } = await openAccount(page);
    await rotateSecret(page);
    await login.button('Change password').click();
    await login.password.fill(NEW_PASSWORD);
    await login.button('Save Password').click();
    await expect(login.toast('Your new password is saved.')).toBeVisible();
    await expect(login.heading('My Account')).toBeVisible();
    const changed = { email, password: NEW_PASSWORD };
    expect((await requestSession(request, 'password', changed)).ok()).toBe(true);
  });

  test('is renewed before signing out', async ({ page, request }) => {
    const { login } = await openAccount(page);
    const refresh_token = await storedRefreshToken(page);
    await rotateSecret(page);
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
    const { login } = await openAccount(page);
    await page.route('**/auth/v1/logout*', refuseToken);
    const refresh_token = await storedRefreshToken(page);
    await login.button('Sign Out').click();
    await expect(
      login.toast('Signed out in this browser. The login service did not confirm it'),
    ).toBeVisible();
    await expect(login.button('Sign In')).toBeVisible();
    const answer = await requestSession(request, 'refresh_token', { refresh_token });
    expect(answer.ok()).toBe(true);
  });

  test('shows no sentence about tokens when the session cannot be renewed', async ({ page }) => {
    const { login } = await openAccount(page);
    await page.route('**/auth/v1/user*', refuseToken);
    await login.button('Change password').click();
    await login.password.fill(NEW_PASSWORD);
    await changeStoredSession(page, { refresh_token: 'abcdefghijkl' });
    await login.button('Save Password').click();
    await expect(
      login.toast('Authentication failed. Your session has ended.', 'alert'),
    ).toBeVisible();
    await expect(page.getByText('JWT')).toHaveCount(0);
  });
});

test.describe('AUTH-6 after an outage that an expired session has met', { tag: '@desktop' }, () => {
  async function openDuringOutage(page: Page): Promise<{ login: LoginPage; email: string }> {
    const opened = await openAccount(page);
    const { login } = opened;
    // The client has read the session before it expires, so it does not renew it in time.
    await login.button('Sign Out').waitFor();
    await page.route('**/auth/v1/token?**', (route) => route.fulfill({ status: 503, headers }));
    await changeStoredSession(page, { expires_at: 1 });
    await page.clock.install();
    const refused = page.waitForResponse('**/auth/v1/token?**');
    await login.open();
    await refused;
    return opened;
  }

  /** Lets the client's repeated requests fail until it gives up, and ends the outage. */
  async function endOutage(page: Page): Promise<void> {
    await page.clock.runFor(CLIENT_RETRIES_MS);
    await page.unroute('**/auth/v1/token?**');
  }

  test('a password is saved at the first try', async ({ page }) => {
    const { login } = await openDuringOutage(page);
    await login.button('Change password').click();
    await login.password.fill(NEW_PASSWORD);
    await endOutage(page);
    await login.button('Save Password').click();
    await expect(login.toast('Your new password is saved.')).toBeVisible();
  });

  test('signing out reaches the service at the first try', async ({ page }) => {
    const { login } = await openDuringOutage(page);
    await endOutage(page);
    await login.button('Sign Out').click();
    await expect(login.toast('Signed out successfully')).toBeVisible();
  });
});

test(
  'AUTH-6 a password that was saved although the answer was lost is reported as saved',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const { login, email } = await openAccount(page);
    await login.button('Change password').click();
    await login.password.fill(NEW_PASSWORD);
    await page.route(
      '**/auth/v1/user*',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await login.button('Save Password').click();
    await expect(login.toast('The login service did not answer.', 'alert')).toBeVisible();
    await expect(login.password).toHaveValue(NEW_PASSWORD);
    await login.button('Save Password').click();
    await expect(login.toast('Your new password is saved.')).toBeVisible();
    await expect(login.heading('My Account')).toBeVisible();
    const changed = { email, password: NEW_PASSWORD };
    expect((await requestSession(request, 'password', changed)).ok()).toBe(true);
    // The same password again is refused as before.
    await login.button('Change password').click();
    await login.password.fill(NEW_PASSWORD);
    await login.button('Save Password').click();
    await expect(login.toast('New password should be different', 'alert')).toBeVisible();
    await expect(login.password).toHaveAttribute('aria-invalid', 'true');
  },
);
