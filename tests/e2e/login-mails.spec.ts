import { paths } from '#src/routes/paths.ts';
import { AuthControl, newEmail } from '#tests/support/auth-service.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { LoginPage, REFUSED_REQUEST } from '#tests/support/login-page.ts';

const service = new AuthControl();
const password = 'correct-horse-1';

test('AUTH-5 an unconfirmed member requests another link @desktop', async ({
  page,
  allowProblems,
}) => {
  allowProblems(REFUSED_REQUEST);
  const account = await service.makeUser({ state: 'unconfirmed' });
  const login = new LoginPage(page);
  await login.open();
  await login.signIn(account);
  await expect(login.toast('Email not confirmed', 'alert')).toBeVisible();
  await login.button('Send another confirmation link').click();
  await expect(login.email).toHaveValue(account.email);
  await login.button('Send Confirmation Link').click();
  await expect(login.toast('Check your email to confirm.')).toBeVisible();
  expect((await service.latestMail(account.email)).purpose).toBe('signup');
});

test('AUTH-8 a link works on another device; a second use shows an explanation @desktop', async ({
  page,
  browser,
}) => {
  const email = newEmail();
  const login = new LoginPage(page);
  await login.open();
  await login.createAccount({ email, password });
  const link = await service.latestLink(email);

  const otherContext = await browser.newContext();
  const otherDevice = new LoginPage(await otherContext.newPage());
  await otherDevice.page.goto(link);
  await expect(otherDevice.heading('My Account')).toBeVisible();
  await otherContext.close();

  await page.goto(link);
  await expect(page.getByText('Email link is invalid or has expired.')).toBeVisible();
  await expect(page).toHaveURL(paths.login);
  await expect(login.button('Forgot your password?').first()).toBeVisible();
  await login.button('Send another confirmation link').click();
  await expect(login.button('Send Confirmation Link')).toBeVisible();
});

test('AUTH-10 replaces a forgotten password @desktop', async ({ page, allowProblems }) => {
  allowProblems(REFUSED_REQUEST);
  const account = await service.makeUser();
  const login = new LoginPage(page);
  await login.open();
  await login.email.fill(account.email);
  await login.button('Forgot your password?').click();
  await expect(login.email).toHaveValue(account.email);
  await login.button('Send Reset Link').click();
  await expect(login.toast('Check your email for the reset link.')).toBeVisible();

  await page.goto(await service.latestLink(account.email));
  await expect(login.heading('Choose a new password')).toBeVisible();
  await expect(login.password).toHaveAttribute('autocomplete', 'new-password');
  await login.password.fill(account.password);
  await login.button('Save Password').click();
  await expect(login.toast('New password should be different', 'alert')).toBeVisible();
  await login.password.fill('quite-another-1');
  await login.button('Save Password').click();
  await expect(login.toast('Your new password is saved.')).toBeVisible();
  await login.button('Sign Out').click();
  await login.signIn({ ...account, password: 'quite-another-1' });
  await expect(login.toast('Signed in successfully')).toBeVisible();
});
