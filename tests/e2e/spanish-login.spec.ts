import type { Page } from '@playwright/test';
import { content } from '#src/queries/content.ts';
import { pathsIn } from '#src/routes/paths.ts';
import { AuthControl } from '#tests/support/auth-service.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { LoginPage, REFUSED_REQUEST } from '#tests/support/login-page.ts';
import { readSpanishTexts } from '#tests/support/island-texts.ts';

const es = pathsIn('es');
const { site } = content('es');
const texts = readSpanishTexts();
const service = new AuthControl();

test.describe('ES-4 the member login', { tag: '@desktop' }, () => {
  const { results, forms, messages } = texts.login;
  const { loginErrors: codes, controls } = texts;

  /** Locates the Spanish login page. */
  const loginOn = (page: Page) => new LoginPage(page, texts.login, es.login);

  test('speaks Spanish from a wrong password to signing out', async ({ page, allowProblems }) => {
    allowProblems(REFUSED_REQUEST);
    const account = await service.makeUser();
    const login = loginOn(page);
    await login.open();
    await login.signIn({ ...account, password: 'wrong' });
    const wrong = `${codes.invalid_credentials}. ${messages.help.invalid_credentials}`;
    await expect(login.toast(wrong, 'alert')).toBeVisible();
    await expect(page.locator('[data-toast]').getByRole('button')).toHaveAccessibleName(
      controls.dismiss,
    );
    await expect(login.password).toHaveAccessibleDescription(wrong);
    await login.signIn(account);
    await expect(page).toHaveURL(es.home);
    await expect(login.toast(results['signed-in'])).toBeVisible();

    const member = page.getByRole('banner').getByRole('link', { name: site.member.signedIn });
    await member.filter({ visible: true }).click();
    await expect(page).toHaveURL(new RegExp(`^[^?]+${es.login}\\b`));
    await expect(login.heading(site.member.signedIn)).toBeVisible();
    await login.button(texts.login.signOut).click();
    await expect(login.toast(results.everywhere)).toBeVisible();
    await expect(login.button(forms['sign-in'].button)).toBeVisible();
  });
});
