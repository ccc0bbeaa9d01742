import { fillText } from '#src/domain/fill-text.ts';
import { paths } from '#src/routes/paths.ts';
import { AuthControl, type Account } from '#tests/support/auth-service.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { LOGIN_TEXTS } from '#tests/support/island-texts.ts';
import {
  LoginPage,
  changeStoredSession,
  countRequests,
  requestSession,
  sessionOf,
  storeSession,
  storedMember,
} from '#tests/support/login-page.ts';

// AUTH-8: in another tab, another member may sign in at any moment.

const service = new AuthControl();
const NEW_PASSWORD = 'quite-another-1';

/** Opens the form for a new password of a member, and fills it in. */
async function openPasswordForm(login: LoginPage, member: Account): Promise<void> {
  await login.startSession(member);
  await login.open();
  await login.button('Change password').click();
  await login.password.fill(NEW_PASSWORD);
}

test('AUTH-10 no password is sent after another member signs in, in another tab @desktop', async ({
  page,
  context,
}) => {
  const first = await service.makeUser();
  const second = await service.makeUser();
  const login = new LoginPage(page);
  await openPasswordForm(login, first);
  const sent = countRequests(page, 'PUT', 'user');
  const other = new LoginPage(await context.newPage());
  await other.open();
  await other.button('Sign Out').click();
  await other.signIn(second);
  await expect(other.toast('Signed in successfully')).toBeVisible();

  const { failed, help } = LOGIN_TEXTS.messages;
  const message = fillText(help['member-changed'], { email: first.email });
  const save = login.button('Save Password');
  await expect(login.toast(message, 'alert')).toBeVisible();
  await expect(save).toHaveAccessibleDescription(message);
  await expect(login.password).toHaveValue(NEW_PASSWORD);
  await save.click();
  await expect(login.toast(`${failed}. ${message}`, 'alert')).toBeVisible();
  await expect(login.email).toHaveValue(first.email);
  await expect(login.password).toHaveValue(NEW_PASSWORD);
  expect(sent()).toBe(0);
});

test('AUTH-10 the password is saved once its member is signed in again in another tab @desktop', async ({
  page,
  context,
  request,
}) => {
  const member = await service.makeUser();
  const login = new LoginPage(page);
  await openPasswordForm(login, member);
  const other = new LoginPage(await context.newPage());
  await other.open();
  await other.button('Sign Out').click();
  await expect(login.toast('You are no longer signed in as', 'alert')).toBeVisible();
  await other.signIn(member);
  await expect(other.toast('Signed in successfully')).toBeVisible();
  await expect(page.locator('form').getByText('You are no longer signed in as')).toHaveCount(0);
  await login.button('Save Password').click();
  await expect(login.toast('Your new password is saved.')).toBeVisible();
  const changed = { ...member, password: NEW_PASSWORD };
  expect((await requestSession(request, 'password', changed)).ok()).toBe(true);
});

test.describe(
  'AUTH-8 a session that is replaced without a noticed event',
  { tag: '@desktop' },
  () => {
    test('while the session is renewed for a password: nothing is sent', async ({ page }) => {
      const second = await service.makeUser();
      const login = new LoginPage(page);
      await openPasswordForm(login, await service.makeUser());
      await changeStoredSession(page, { expires_at: 1 });
      const sent = countRequests(page, 'PUT', 'user');
      const replacement = await sessionOf(page.request, second);
      await page.route('**/auth/v1/token?**', async (route) => {
        await storeSession(page, replacement);
        await route.continue();
      });
      await login.button('Save Password').click();
      await expect(login.toast('You are no longer signed in as', 'alert').first()).toBeVisible();
      expect(await storedMember(page)).toBe(second.email);
      expect(sent()).toBe(0);
    });

    test('while a password is saved: the other member stays signed in', async ({
      page,
      request,
    }) => {
      const first = await service.makeUser();
      const second = await service.makeUser();
      const login = new LoginPage(page);
      await openPasswordForm(login, first);
      const replacement = await sessionOf(page.request, second);
      await page.route('**/auth/v1/user*', async (route) => {
        const response = await route.fetch();
        await storeSession(page, replacement);
        await route.fulfill({ response });
      });
      await login.button('Save Password').click();
      await expect(login.toast('Your new password is saved.')).toBeVisible();
      expect(await storedMember(page)).toBe(second.email);
      const changed = { ...first, password: NEW_PASSWORD };
      expect((await requestSession(request, 'password', changed)).ok()).toBe(true);
    });
  },
);

test('AUTH-8 asks before an unused link replaces the session, also after a reload; an ignored one stays ignored @desktop', async ({
  page,
}) => {
  const first = await service.makeUser();
  const second = await service.makeUser({ state: 'unconfirmed' });
  const login = new LoginPage(page);
  await login.open();
  await login.createAccount(second);
  const token = new URL(await service.latestLink(second.email)).searchParams.get('token');
  await login.startSession(first);
  const notice = page.locator('[data-notice]');
  await login.open('?token_hash=abc&type=signup');
  await login.button('Do not use this link').click();
  await page.reload();
  await expect(login.heading('My Account')).toBeVisible();
  await expect(notice).toHaveCount(0);
  expect(await storedMember(page)).toBe(first.email);

  await login.open(`?token_hash=${token}&type=signup`);
  await expect(notice).toContainText(`You are signed in as ${first.email}.`);
  await expect(page).toHaveURL(paths.login);
  await page.reload();
  await expect(notice).toContainText(`You are signed in as ${first.email}.`);
  expect(await storedMember(page)).toBe(first.email);
  await login.button('Continue with this link').click();
  await expect(page.getByText(`Signed in as ${second.email}`, { exact: true })).toBeVisible();
  await page.reload();
  await expect(login.heading('My Account')).toBeVisible();
  await expect(notice).toHaveCount(0);
});
