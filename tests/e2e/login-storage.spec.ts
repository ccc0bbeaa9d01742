import type { Page } from '@playwright/test';
import { paths } from '#src/routes/paths.ts';
import { AuthControl } from '#tests/support/auth-service.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { LoginPage, requestSession } from '#tests/support/login-page.ts';

// AUTH-4, AUTH-8: without storage, no session is kept.

const service = new AuthControl();
const NOT_KEPT = 'This browser does not keep you signed in';

/** Opens the login without access to both storages, as in a browser that blocks all site data. */
async function openWithoutStorage(page: Page): Promise<LoginPage> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  const login = new LoginPage(page);
  await login.open();
  await expect(page.locator('[data-notice]')).toContainText(NOT_KEPT);
  return login;
}

/** Fills local storage up to its last character. */
async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    let text = 'x'.repeat(1024 * 1024);
    for (let key = 0; text !== ''; key += 1) {
      try {
        localStorage.setItem(`filler-${key}`, text);
      } catch {
        text = text.slice(Math.ceil(text.length / 2));
        if (text.length === 1) text = '';
      }
    }
  });
}

test('AUTH-4 with blocked storage, says on arrival and after sign-in that no session is kept @desktop', async ({
  page,
}) => {
  const account = await service.makeUser();
  const login = await openWithoutStorage(page);
  await expect(page.locator('[data-login] :focus')).toHaveCount(0);
  await login.signIn(account);
  await expect(login.toast(`Authentication failed. ${NOT_KEPT}`, 'alert')).toBeVisible();
  await expect(login.button('Sign In')).toHaveAccessibleDescription(new RegExp(NOT_KEPT));
  await expect(page).toHaveURL(paths.login);
  await expect(login.email).toHaveValue(account.email);
  await expect(login.password).toHaveValue(account.password);
  await expect(page.getByText('Signed in successfully')).toHaveCount(0);
});

test('AUTH-4 storage that fills up after arrival: sign-in is no success @desktop', async ({
  page,
}) => {
  const login = new LoginPage(page);
  await login.open();
  await expect(page.locator('[data-live]')).toBeVisible();
  await expect(page.locator('[data-notice]')).toHaveCount(0);
  await login.email.focus();
  await fillStorage(page);
  await login.signIn(await service.makeUser());
  await expect(login.toast(NOT_KEPT, 'alert')).toBeVisible();
  await expect(page).toHaveURL(paths.login);
});

test('AUTH-8, AUTH-10 a forgotten password can be replaced with blocked storage @desktop', async ({
  page,
  request,
}) => {
  const account = await service.makeUser();
  const login = await openWithoutStorage(page);
  await login.requestReset(account.email);
  await expect(login.toast('Check your email')).toBeVisible();
  await page.goto(await service.latestLink(account.email));
  await expect(login.email).toHaveValue(account.email);
  await login.password.fill('quite-another-1');
  await login.button('Save Password').click();
  await expect(login.toast('Your new password is saved.')).toBeVisible();
  const changed = { ...account, password: 'quite-another-1' };
  expect((await requestSession(request, 'password', changed)).ok()).toBe(true);
});
