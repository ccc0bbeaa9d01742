import type { Page } from '@playwright/test';
import { fillText } from '#src/domain/fill-text.ts';
import { content } from '#src/queries/content.ts';
import { hasLanguage } from '#src/queries/edition.ts';
import { contact } from '#src/routes/contact.ts';
import { pathsIn } from '#src/routes/paths.ts';
import { AuthControl, newEmail } from '#tests/support/auth-service.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { TEST_ERROR } from '#tests/support/islands.ts';
import { LoginPage, REFUSED_REQUEST } from '#tests/support/login-page.ts';
import { readSpanishTexts, unknownWords } from '#tests/support/island-texts.ts';

test.skip(!hasLanguage('es'), 'the site has no Spanish edition');

const es = pathsIn('es');
const { site } = content('es');
const texts = readSpanishTexts();
const service = new AuthControl();

test.describe('ES-4 the member login', { tag: '@desktop' }, () => {
  const { results, forms, actions, messages } = texts.login;
  const { help, reasons } = messages;
  const { loginErrors: codes } = texts;

  /** Locates the Spanish login page. */
  const loginOn = (page: Page) => new LoginPage(page, texts.login, es.login);

  /** Expects a toast, and that form and toasts consist of Spanish texts. */
  async function expectToast(
    login: LoginPage,
    [role, text]: readonly ['status' | 'alert', string],
    email: string,
  ): Promise<void> {
    const toast = login.toast(text, role).last();
    await expect(toast).toBeVisible();
    const card = login.page.locator('[data-toast]').last();
    await expect(card.getByRole('button')).toHaveAccessibleName(texts.controls.dismiss);
    const shown = await login.page.locator('[data-login], [data-toasts]').allInnerTexts();
    const known = { ...texts.login, codes };
    const english = unknownWords(shown.join('\n'), known, {
      email,
      phone: contact.phone,
      minimum: '6',
    });
    expect(english).toEqual([]);
  }

  test('speaks Spanish from a wrong password to signing out', async ({ page, allowProblems }) => {
    allowProblems(REFUSED_REQUEST);
    const account = await service.makeUser();
    const login = loginOn(page);
    await login.open();
    await login.signIn({ ...account, password: 'wrong' });
    const wrong = `${codes.invalid_credentials}. ${help.invalid_credentials}`;
    await expectToast(login, ['alert', wrong], account.email);
    await expect(login.password).toHaveAccessibleDescription(wrong);
    await login.signIn(account);
    await expect(page).toHaveURL(es.home);
    await expectToast(login, ['status', results['signed-in']], account.email);

    const member = page.getByRole('banner').getByRole('link', { name: site.member.signedIn });
    await member.filter({ visible: true }).click();
    await expect(page).toHaveURL(new RegExp(`^[^?]+${es.login}\\b`));
    await expect(login.heading(site.member.signedIn)).toBeVisible();
    await login.button(texts.login.signOut).click();
    await expectToast(login, ['status', results.everywhere], account.email);
    await expect(login.button(forms['sign-in'].button)).toBeVisible();
  });

  test('speaks Spanish from a weak password to the link in the email', async ({
    page,
    allowProblems,
  }) => {
    allowProblems(REFUSED_REQUEST);
    const email = newEmail();
    const login = loginOn(page);
    await login.open();
    await login.button(actions['sign-up']).click();
    await login.fill({ email, password: 'abc12' });
    await login.button(forms['sign-up'].button).click();
    await expectToast(
      login,
      ['alert', `${fillText(codes['weak-length'], { minimum: 6 })}.`],
      email,
    );
    await expect(login.toast(reasons.length, 'alert')).toBeVisible();
    await login.password.fill('correct-horse-1');
    await login.button(forms['sign-up'].button).click();
    await expectToast(login, ['status', forms['sign-up'].toast], email);
    await expect(page.getByText(fillText(forms['sign-up'].notice, { email }))).toBeVisible();

    await page.goto(await service.latestLink(email));
    await expect(page.getByText(results.confirmed)).toBeVisible();
    await expect(login.heading(site.member.signedIn)).toBeVisible();
    await expect(page).toHaveURL(es.login);
  });

  test('explains faults in Spanish', async ({ page, context, allowProblems }) => {
    allowProblems(REFUSED_REQUEST);
    allowProblems(/blocked by CORS policy/);
    const account = await service.makeUser();
    const login = loginOn(page);
    await login.open();
    await login.fill(account);
    for (const [fault, advice] of [
      ['500', help.fault],
      ['refused', help.unreachable],
      ['429', help.busy],
      ['offline', help.offline],
    ] as const) {
      const scope = { email: account.email, path: 'token' };
      if (fault === 'offline') await context.setOffline(true);
      else await service.setFault(fault, scope);
      await login.button(forms['sign-in'].button).click();
      await expectToast(login, ['alert', `${messages.failed}. ${advice}`], account.email);
      await service.clearFault(scope);
    }
  });

  test('ERR-1 shows an error in our own code in Spanish', async ({ page, allowProblems }) => {
    allowProblems(new RegExp(TEST_ERROR));
    await page.addInitScript((message) => {
      URLSearchParams.prototype.get = () => {
        throw new Error(message);
      };
    }, TEST_ERROR);
    const login = loginOn(page);
    await login.open();
    await login.signIn(await service.makeUser());
    const alert = page.getByRole('alert').filter({ hasText: texts.controls.error.heading });
    await expect(alert).toContainText(texts.controls.error.help);
  });
});
