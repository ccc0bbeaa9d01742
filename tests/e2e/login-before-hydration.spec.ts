import { splitAt } from '#src/domain/fill-text.ts';
import { content } from '#src/queries/content.ts';
import { contact } from '#src/routes/contact.ts';
import { paths } from '#src/routes/paths.ts';
import { AuthControl, newEmail } from '#tests/support/auth-service.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { delayScripts } from '#tests/support/islands.ts';
import { LoginPage } from '#tests/support/login-page.ts';

const service = new AuthControl();
const password = 'correct-horse-1';
/** The message up to the phone number. */
const [NOT_LOADED] = splitAt(content('en').pages.login.broken, 'phone');

test('AUTH-3 submits credentials that were entered and sent before hydration @desktop', async ({
  page,
}) => {
  const account = await service.makeUser();
  const login = new LoginPage(page);
  // Safari 15 has neither.
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit');
    Reflect.deleteProperty(AbortSignal, 'timeout');
  });
  const release = await delayScripts(page);
  await login.open();
  await login.fill(account);
  await login.password.press('Enter');
  await expect(page.getByText('Please wait...')).toBeVisible();
  await expect(page).toHaveURL(paths.login);
  await expect(login.password).toHaveValue(account.password);
  release();
  await expect(login.toast('Signed in successfully')).toBeVisible();
});

test('AUTH-3 keeps text that was typed before hydration after a switch to sign-up @desktop', async ({
  page,
}) => {
  const account = { email: newEmail(), password };
  const login = new LoginPage(page);
  const release = await delayScripts(page);
  await login.open();
  await login.button('Don’t have an account? Sign up').click();
  await login.fill(account);
  release();
  await expect(login.button('Create Account')).toBeVisible();
  await expect(login.email).toHaveValue(account.email);
  await expect(login.password).toHaveValue(account.password);
});

test('AUTH-3 a form whose script failed to load shows a message with the phone number, and is sent when it can be loaded again @desktop', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/LoginForm|ERR_FAILED|Failed to/);
  const account = await service.makeUser();
  const login = new LoginPage(page);
  await page.route(/LoginForm.*\.js/, (route) => route.abort());
  await login.open();
  await login.fill(account);
  const failure = page.getByRole('alert').filter({ hasText: NOT_LOADED });
  await expect(failure.getByRole('link')).toHaveAttribute('href', contact.call);
  await page.unrouteAll();
  await login.password.press('Enter');
  await expect(failure).toBeHidden();
  await expect(login.toast('Signed in successfully')).toBeVisible();
});

test('AUTH-8 loads the auth client when the form gets the focus, not before @desktop', async ({
  page,
}) => {
  const login = new LoginPage(page);
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  await login.open();
  await expect(page.locator('[data-live]')).toBeVisible();
  const before = scripts.size;
  await login.email.focus();
  await expect.poll(() => scripts.size).toBeGreaterThan(before);
});
