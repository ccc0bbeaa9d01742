import { readFileSync } from 'node:fs';
import { hasLanguage } from '#src/queries/edition.ts';
import { paths, pathsIn } from '#src/routes/paths.ts';
import { AuthControl, newEmail } from '#tests/support/auth-service.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { LOGIN_TEXTS, readSpanishTexts } from '#tests/support/island-texts.ts';
import { LoginPage, requestSession } from '#tests/support/login-page.ts';

const service = new AuthControl();
const password = 'correct-horse-1';

/** Pages that ask for an email, each with a query of its own. */
const PAGES = [
  { texts: LOGIN_TEXTS, path: paths.login, query: '?from=%2Ffaq' },
  ...(hasLanguage('es')
    ? [{ texts: readSpanishTexts().login, path: pathsIn('es').login, query: '' }]
    : []),
];

/** Returns the link that docs/operations.md tells the owner to put into an email template. */
function templateLink(type: string): string {
  const docs = readFileSync('docs/operations.md', 'utf8');
  const [, link] = new RegExp(`\`(\\S*\\{\\{[^\`]*type=${type})\``).exec(docs) ?? [];
  if (link === undefined) throw new Error(`docs/operations.md has no link with type=${type}`);
  return link;
}

/** Signs up on a page and returns its notice with the address and token that the email has. */
async function signUp(login: LoginPage, email: string): Promise<{ to: string; token: string }> {
  const { texts } = login;
  await login.button(texts.actions['sign-up']).click();
  await login.fill({ email, password });
  await login.button(texts.forms['sign-up'].button).click();
  await expect(login.toast(texts.forms['sign-up'].toast)).toBeVisible();
  const { searchParams } = new URL(await service.latestLink(email));
  return { to: String(searchParams.get('redirect_to')), token: String(searchParams.get('token')) };
}

for (const { texts, path, query } of PAGES)
  test(`AUTH-8 the documented link of an email leads to ${path}${query}, and survives a reload @desktop`, async ({
    page,
  }) => {
    const login = new LoginPage(page, texts, path);
    await login.open();
    const email = newEmail();
    const { to, token } = await signUp(login, email);
    const link = templateLink('signup')
      .replace('{{ .RedirectTo }}', to + query)
      .replace('{{ .TokenHash }}', token);
    await page.goto(link);
    const notice = page.locator('[data-notice]');
    await expect(notice).toHaveText(texts.results.unused);
    await expect(page).toHaveURL(path + query);
    await page.reload();
    await expect(notice).toHaveText(texts.results.unused);
    await login.button(texts.actions['use-link']).click();
    await expect(notice).toContainText(texts.results.confirmed);
    await expect(login.heading(`${texts.signedInAs} ${email}`)).toBeVisible();
  });

test('AUTH-8 an invited member is asked to choose a password @desktop', async ({
  page,
  baseURL,
  request,
}) => {
  const account = { email: newEmail(), password: 'quite-another-1' };
  const login = new LoginPage(page);
  await service.sendMail('invite', account.email, baseURL + paths.login);
  await page.goto(await service.latestLink(account.email));
  await expect(page.getByText('Please choose a password')).toBeVisible();
  await expect(page.getByText('is confirmed')).toHaveCount(0);
  await expect(login.email).toHaveValue(account.email);
  await login.password.fill(account.password);
  await login.button('Save Password').click();
  await expect(login.toast('Your new password is saved.')).toBeVisible();
  expect((await requestSession(request, 'password', account)).ok()).toBe(true);
});

test('AUTH-8 after an expired link, a signed-in member can ask for a new one @desktop', async ({
  page,
}) => {
  const account = await service.makeUser();
  const login = new LoginPage(page);
  await login.startSession(account);
  const openExpired = async () => {
    await page.goto('about:blank');
    await login.open('#error=access_denied&error_code=otp_expired&error_description=x&sb=');
    await expect(page.getByText('Email link is invalid or has expired.')).toBeVisible();
  };
  for (const [action, button, toast] of [
    ['Forgot your password?', 'Send Reset Link', 'Check your email for the reset link.'],
    ['Send another confirmation link', 'Send Confirmation Link', 'Check your email to confirm.'],
  ] as const) {
    await openExpired();
    await login.button(action).click();
    await expect(login.email).toHaveValue(account.email);
    await login.button('Back to my account').click();
    await expect(login.heading('My Account')).toBeVisible();

    await openExpired();
    await login.button(action).click();
    await login.button(button).click();
    await expect(login.toast(toast)).toBeVisible();
    await expect(login.heading('My Account')).toBeVisible();
  }
});
