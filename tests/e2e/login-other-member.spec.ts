import type { Page } from '@playwright/test';
import { fillText } from '#src/domain/fill-text.ts';
import { hasLanguage } from '#src/queries/edition.ts';
import { paths, pathsIn } from '#src/routes/paths.ts';
import type { Account } from '#tests/support/auth-service-types.ts';
import { AuthControl } from '#tests/support/auth-service.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { LOGIN_TEXTS, readSpanishTexts } from '#tests/support/island-texts.ts';
import {
  LoginPage,
  SESSION_KEY,
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

/** What another tab does while the form of the first member is open. */
const CHANGES: readonly (readonly [
  what: string,
  change: (tab: LoginPage, next: Account) => Promise<void>,
])[] = [
  [
    'signs out, and another member signs in',
    async (tab, next) => {
      await tab.open();
      await tab.button(tab.texts.signOut).click();
      await tab.signIn(next);
      await expect(tab.toast(tab.texts.results['signed-in'])).toBeVisible();
    },
  ],
  [
    'opens a reset link of another member and continues with it',
    async (tab, next) => {
      const other = await tab.page.context().browser()?.newContext();
      if (!other) throw new Error('Expected a browser');
      const form = new LoginPage(await other.newPage());
      await form.open();
      await form.requestReset(next.email);
      await expect(form.toast('Check your email')).toBeVisible();
      await other.close();
      await tab.page.goto(await service.latestLink(next.email));
      // Link answers lead to the English page.
      await tab.button(LOGIN_TEXTS.actions['use-link']).click();
      await expect(new LoginPage(tab.page).heading('Choose a new password')).toBeVisible();
    },
  ],
];

/** Opens the form for a new password of a member, and fills it in. */
async function openPasswordForm(login: LoginPage, member: Account): Promise<void> {
  await login.startSession(member);
  await login.open();
  await login.button(login.texts.actions['new-password']).click();
  await login.password.fill(NEW_PASSWORD);
}

// In the languages of the site by turns: unit tests have the message in each of them.
for (const [at, [what, change]] of CHANGES.entries())
  test(`AUTH-10 no password is sent after another tab ${what} @desktop`, async ({
    page,
    context,
    request,
  }) => {
    const isSpanish = at % 2 === 1 && hasLanguage('es');
    const texts = isSpanish ? readSpanishTexts().login : LOGIN_TEXTS;
    const path = pathsIn(isSpanish ? 'es' : 'en').login;
    const first = await service.makeUser();
    const second = await service.makeUser();
    const login = new LoginPage(page, texts, path);
    await openPasswordForm(login, first);
    const sent = countRequests(page, 'PUT', 'user');
    await change(new LoginPage(await context.newPage(), texts, path), second);

    const message = fillText(texts.messages.help['member-changed'], { email: first.email });
    const save = login.button(texts.forms['new-password'].button);
    await expect(login.toast(message, 'alert')).toBeVisible();
    await expect(save).toHaveAccessibleDescription(message);
    await expect(login.password).toHaveValue(NEW_PASSWORD);
    await save.click();
    await expect(login.toast(`${texts.messages.failed}. ${message}`, 'alert')).toBeVisible();
    await expect(login.email).toHaveValue(first.email);
    await expect(login.password).toHaveValue(NEW_PASSWORD);
    expect(sent()).toBe(0);
    expect((await requestSession(request, 'password', second)).ok()).toBe(true);
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
    test('before signing out: nothing is sent, and the page shows who is signed in', async ({
      page,
    }) => {
      const first = await service.makeUser();
      const second = await service.makeUser();
      const login = new LoginPage(page);
      await login.startSession(first);
      await login.open();
      await expect(page.getByText(`Signed in as ${first.email}`)).toBeVisible();
      const session = JSON.stringify(await sessionOf(page.request, second));
      const sent = countRequests(page, 'POST', 'logout');
      // In one task: the client reads the stored session when its script has loaded.
      await login.button('Sign Out').evaluate(
        (button, [key, value]) => {
          localStorage.setItem(key, value);
          if (button instanceof HTMLElement) button.click();
        },
        [SESSION_KEY, session] as const,
      );
      const message = `You are no longer signed in as ${first.email}.`;
      await expect(login.toast(message, 'alert')).toBeVisible();
      await expect(page.getByText(`Signed in as ${second.email}`)).toBeVisible();
      expect(await storedMember(page)).toBe(second.email);
      expect(sent()).toBe(0);
    });

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

test.describe('AUTH-8 an email link and a signed-in member', { tag: '@desktop' }, () => {
  /** Opens the address that a redeemed link leads to. */
  async function openLink(page: Page, session: object, type: string): Promise<void> {
    const tokens = new URLSearchParams({ type, sb: '' });
    for (const [name, value] of Object.entries(session))
      if (name.endsWith('_token')) tokens.set(name, String(value));
    await page.goto('about:blank');
    await page.goto(`${paths.login}#${tokens.toString()}`);
  }

  test('asks before a link of another account replaces the session', async ({ page }) => {
    const first = await service.makeUser();
    const second = await service.makeUser();
    const login = new LoginPage(page);
    await login.startSession(first);
    await openLink(page, await sessionOf(page.request, second), 'magiclink');
    const notice = page.locator('[data-notice]');
    await expect(notice).toContainText(`You opened a link for ${second.email}.`);
    await expect(notice).toContainText(`You are signed in as ${first.email}.`);
    await expect(page.getByText(`Signed in as ${first.email}`, { exact: true })).toBeVisible();
    await login.button('Do not use this link').click();
    await expect(notice).toHaveCount(0);
    expect(await storedMember(page)).toBe(first.email);

    await openLink(page, await sessionOf(page.request, second), 'magiclink');
    await login.button('Continue with this link').click();
    await expect(page.getByText(`Signed in as ${second.email}`, { exact: true })).toBeVisible();
    await expect(notice).toHaveText('You are signed in.');
  });

  test('asks before an unused link replaces the session, also after a reload; an ignored one stays ignored', async ({
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
});
