import { TIMEOUT_MS } from '#src/auth/fetch-with-timeout.ts';
import { contact } from '#src/routes/contact.ts';
import type { Fault } from '#dev/auth-service/fault-board.ts';
import { AuthControl, newEmail } from '#tests/support/auth-service.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { LoginPage, REFUSED_REQUEST, countRequests } from '#tests/support/login-page.ts';

const service = new AuthControl();
const PASSWORD = 'correct-horse-1';

test.beforeEach(({ allowProblems }) => {
  allowProblems(REFUSED_REQUEST);
  // A truncated response, or one from a gateway, may have no CORS headers.
  allowProblems(/blocked by CORS policy/);
});

/** Faults and a part of the message for each. */
const FAULTS: readonly (readonly [Fault['kind'] | 'offline', string])[] = [
  ['refused', 'did not answer'],
  ['truncated', 'did not answer'],
  ['html', 'did not answer'],
  ['empty', 'has a fault'],
  ['429', 'Too many tries'],
  ['500', 'has a fault'],
  ['502', 'has a fault'],
  ['503', 'has a fault'],
  ['504', 'has a fault'],
  ['offline', 'You seem to be offline'],
];

test('AUTH-6 every fault shows a message, keeps the entries and allows a retry @desktop', async ({
  page,
  context,
}) => {
  const account = await service.makeUser();
  const login = new LoginPage(page);
  await login.open();
  await login.fill(account);
  for (const [fault, words] of FAULTS) {
    await test.step(fault, async () => {
      if (fault === 'offline') await context.setOffline(true);
      else await service.setFault(fault, { email: account.email, path: 'token' });
      await login.button('Sign In').click();
      await expect(login.toast(words, 'alert').last()).toBeVisible();
      await expect(login.button('Sign In')).toBeEnabled();
      await expect(login.button('Sign In')).toBeFocused();
      await expect(login.button('Sign In')).toHaveAccessibleDescription(new RegExp(words));
      await expect(login.email).toHaveValue(account.email);
      await expect(login.password).toHaveValue(account.password);
    });
  }
  await context.setOffline(false);
  await service.clearFault({ email: account.email });
  await login.button('Sign In').click();
  await expect(login.toast('Signed in successfully')).toBeVisible();
});

test('AUTH-6 a request that hangs times out and allows a retry @desktop', async ({ page }) => {
  const account = await service.makeUser();
  const login = new LoginPage(page);
  await page.clock.install();
  await login.open();
  await service.setFault('hanging', { email: account.email, path: 'token' });
  const request = page.waitForRequest(/\/token\?/);
  await login.signIn(account);
  await expect(login.button('Please wait...')).toBeDisabled();
  await request;
  await page.clock.fastForward(TIMEOUT_MS);
  await expect(login.toast('did not answer', 'alert')).toBeVisible();
  await service.clearFault({ email: account.email });
  await login.button('Sign In').click();
  await expect(login.toast('Signed in successfully')).toBeVisible();
});

test('AUTH-2, AUTH-3, AUTH-6 a closed account, then a copied address and a slow response @desktop', async ({
  page,
}) => {
  const closed = await service.makeUser({ state: 'banned' });
  const account = await service.makeUser();
  const login = new LoginPage(page);
  await login.open();

  await test.step('a closed account shows the phone number', async () => {
    await login.signIn(closed);
    const words = `User is banned. This account is closed. Please call us at ${contact.phone}.`;
    await expect(login.toast(words, 'alert')).toBeVisible();
    await expect(login.button('Forgot your password?')).toHaveCount(0);
  });

  await test.step('an address with a no-break space and invisible characters is accepted; during a slow response the button is disabled and only one request is sent', async () => {
    const sent = countRequests(page, 'POST', 'token');
    await service.setFault('slow', { email: account.email, path: 'token' });
    await login.signIn({ ...account, email: `\u00A0\u202A${account.email}\u202C\u00A0` });
    await expect(login.button('Please wait...')).toBeDisabled();
    await login.password.press('Enter');
    await service.clearFault({ email: account.email });
    await expect(login.toast('Signed in successfully')).toBeVisible();
    expect(sent()).toBe(1);
  });
});

/** The forms that send an email. */
const EMAIL_FORMS = [
  {
    path: 'signup',
    button: 'Create Account',
    refusal: 'Error sending confirmation email. ',
    newAddress: async () => newEmail(),
    send: (login: LoginPage, email: string) => login.signUp({ email, password: PASSWORD }),
  },
  {
    path: 'recover',
    button: 'Send Reset Link',
    refusal: 'Error sending recovery email. ',
    newAddress: async () => (await service.makeUser()).email,
    send: (login: LoginPage, email: string) => login.requestReset(email),
  },
] as const;

test('AUTH-6 a fault keeps the entries for an email, and one that cannot be sent shows the phone number @desktop', async ({
  page,
}) => {
  const login = new LoginPage(page);
  for (const { path, button, refusal, newAddress, send } of EMAIL_FORMS) {
    const email = await newAddress();
    await login.open();
    await service.setFault('503', { email, path });
    await send(login, email);
    await expect(login.toast('has a fault', 'alert')).toBeVisible();
    await expect(login.email).toHaveValue(email);

    await service.setFault('mail', { email });
    await login.button(button).click();
    const toast = login.toast(`${refusal}We could not send the email.`, 'alert');
    await expect(toast).toContainText(contact.phone);
    // The address may be right: the mail server may be down.
    await expect(login.email).not.toHaveAttribute('aria-invalid');
    await expect(login.button(button)).toBeFocused();
    await expect(login.button(button)).toHaveAccessibleDescription(/check the address/);
    await expect(page.getByText('in a minute')).toHaveCount(0);
    await service.clearFault({ email });
    await login.button(button).click();
    await expect(login.toast('Check your email')).toBeVisible();
  }
});

test('AUTH-8 retries a link that could not be verified @desktop', async ({ page }) => {
  const email = newEmail();
  const login = new LoginPage(page);
  await login.open();
  await login.createAccount({ email, password: PASSWORD });
  await service.setFault('503', { email, path: 'user' });
  await page.goto(await service.latestLink(email));
  await expect(page.getByText('has a fault')).toBeVisible();
  await service.clearFault({ email });
  await login.button('Try the link again').click();
  await expect(login.heading('My Account')).toBeVisible();
});

test('ERR-1 an error in our own code is shown instead of the form @desktop', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/broken by a test/);
  await page.addInitScript(() => {
    const get = URLSearchParams.prototype.get;
    URLSearchParams.prototype.get = function (name) {
      if (name === 'from') throw new Error('broken by a test');
      return get.call(this, name);
    };
  });
  const login = new LoginPage(page);
  await login.open();
  await login.signIn(await service.makeUser());
  const alert = page.getByRole('alert').filter({ hasText: 'Unexpected Application Error!' });
  await expect(alert).toContainText('broken by a test');
  await expect(alert.getByRole('link')).toHaveAttribute('href', contact.call);
});
