import type { Page } from '@playwright/test';
import { pages } from '#src/site/copy.ts';
import { contact } from '#src/site/contact.ts';
import { paths } from '#src/site/paths.ts';
import { AuthControl, newEmail } from '#tests/support/auth-service.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { LoginPage, REFUSED_REQUEST, SESSION_KEY } from '#tests/support/login-page.ts';

const service = new AuthControl();
const password = 'correct-horse-1';

/** Keeps the form's code from coming. @returns lets it come */
async function holdFormBack(page: Page): Promise<() => void> {
  let wake = () => {};
  const asleep = new Promise<void>((resolve) => (wake = resolve));
  await page.route(/LoginForm.*\.js/, async (route) => {
    await asleep;
    await route.continue();
  });
  return () => wake();
}

test('AUTH-1 the page says what it is for', { tag: '@desktop' }, async ({ page }) => {
  await new LoginPage(page).open();
  const { heading, intro, benefits, description } = pages.login;
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.getByText(intro)).toBeVisible();
  for (const { title } of benefits) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description);
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute(
    'href',
    paths.home,
  );
});

test('AUTH-5, 8, 9, 12 from a new account to signing out in another tab', async ({
  page,
  context,
}) => {
  const login = new LoginPage(page);
  const email = newEmail();
  await login.open();
  await login.button('Don’t have an account? Sign up').click();
  await login.fill({ email: ` ${email} `, password });
  await login.button('Create Account').click();
  await expect(login.toast('Account created. Check your email to confirm.')).toBeVisible();
  await expect(login.button('Sign In')).toBeVisible();

  await page.goto(await service.latestLink(email));
  await expect(login.heading('My Account')).toBeVisible();
  await expect(page.getByText('Your email address is confirmed')).toBeVisible();
  await expect(page).toHaveURL(paths.login);

  await page.getByRole('link', { name: 'Open the price calculator' }).click();
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();
  await page.reload();
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();

  const other = new LoginPage(await context.newPage());
  await other.open();
  await expect(other.page.getByText(`Signed in as ${email}`)).toBeVisible();
  await other.button('Sign Out').click();
  await expect(other.toast('Signed out successfully')).toBeVisible();
  await expect(other.button('Sign In')).toBeVisible();
  await expect(page.getByText(`Signed in as ${email}`)).toBeHidden();
});

test(
  'AUTH-4 sign-in goes back to the page, which says so, and replaces its entry',
  { tag: '@desktop' },
  async ({ page }) => {
    const account = await service.makeUser();
    const login = new LoginPage(page);
    await page.goto(paths.home);
    await page.goto(`${paths.calculator}?hours=2&materials=30`);
    await page.getByRole('banner').getByRole('link', { name: 'Member Login' }).click();
    await expect(page).toHaveURL(/\/login\?from=/);
    await login.signIn(account);
    await expect(page).toHaveURL(`${paths.calculator}?hours=2&materials=30`);
    await expect(login.toast('Signed in successfully')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(`${paths.calculator}?hours=2&materials=30`);
    await page.goBack();
    await expect(page).toHaveURL(paths.home);
  },
);

test('AUTH-4 a way back to another site leads home', { tag: '@desktop' }, async ({ page }) => {
  const account = await service.makeUser();
  const login = new LoginPage(page);
  await login.open('?from=%2F%5C%2Fevil.example%2Ffaq');
  await login.signIn({ ...account, email: account.email.toUpperCase() });
  await expect(login.toast('Signed in successfully')).toBeVisible();
  await expect(page).toHaveURL(paths.home);
});

test('AUTH-6 a wrong password is explained at its field; what was typed stays', async ({
  page,
  allowProblems,
}) => {
  allowProblems(REFUSED_REQUEST);
  const account = await service.makeUser();
  const login = new LoginPage(page);
  await login.open();
  await login.signIn({ ...account, password: 'not-this-one' });
  await expect(login.toast('Invalid login credentials', 'alert')).toBeVisible();
  await expect(login.email).toHaveValue(account.email);
  await expect(login.password).toHaveValue('not-this-one');
  await expect(login.password).toBeFocused();
  await expect(login.password).toHaveAccessibleDescription(/Invalid login credentials/);
  await login.password.fill(account.password);
  await page.keyboard.press('Enter');
  await expect(login.toast('Signed in successfully')).toBeVisible();
});

test(
  'AUTH-6 a weak password comes with its reasons',
  { tag: '@desktop' },
  async ({ page, allowProblems }) => {
    allowProblems(REFUSED_REQUEST);
    const login = new LoginPage(page);
    await login.open();
    await login.button('Don’t have an account? Sign up').click();
    await login.fill({ email: newEmail(), password: 'abc12' });
    await login.button('Create Account').click();
    await expect(login.toast('Password should be at least 6 characters.', 'alert')).toBeVisible();
    await expect(login.toast('It is too short.', 'alert')).toBeVisible();
    await expect(login.password).toHaveValue('abc12');
  },
);

test(
  'AUTH-5, AUTH-8 an unconfirmed member has the link sent again, and uses it with a button',
  { tag: '@desktop' },
  async ({ page, allowProblems }) => {
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

    // As a template writes it whose links mail scanners cannot use up.
    const link = new URL(await service.latestLink(account.email));
    await login.open(`?token_hash=${link.searchParams.get('token')}&type=signup`);
    await expect(page).toHaveURL(paths.login);
    await login.button('Continue with this link').click();
    await expect(page.getByText('Your email address is confirmed')).toBeVisible();
    await expect(login.heading('My Account')).toBeVisible();
  },
);

test(
  'AUTH-8 a link works on another device; used again it is explained',
  { tag: '@desktop' },
  async ({ page, browser }) => {
    const email = newEmail();
    const login = new LoginPage(page);
    await login.open();
    await login.button('Don’t have an account? Sign up').click();
    await login.fill({ email, password });
    await login.button('Create Account').click();
    await expect(login.toast('Account created.')).toBeVisible();
    const link = await service.latestLink(email);

    const elsewhere = await browser.newContext();
    const device = new LoginPage(await elsewhere.newPage());
    await device.page.goto(link);
    await expect(device.heading('My Account')).toBeVisible();
    await elsewhere.close();

    await page.goto(link);
    await expect(page.getByText('Email link is invalid or has expired.')).toBeVisible();
    await expect(page).toHaveURL(paths.login);
    await expect(login.button('Forgot your password?').first()).toBeVisible();
    await login.button('Send another confirmation link').click();
    await expect(login.button('Send Confirmation Link')).toBeVisible();
  },
);

test('AUTH-10 a forgotten password is replaced', async ({ page, allowProblems }) => {
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

test(
  'AUTH-8 a refused refresh signs out cleanly',
  { tag: '@desktop' },
  async ({ page, allowProblems }) => {
    allowProblems(REFUSED_REQUEST);
    // The client says in the console what it does about it.
    allowProblems(/AuthApiError|Refresh Token/);
    const account = await service.makeUser();
    const login = new LoginPage(page);
    await login.signInAndLeave(account);
    await service.setState(account.email, 'deleted');
    await page.evaluate((key) => {
      const session: object = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
    }, SESSION_KEY);
    await login.open();
    await expect(login.button('Sign In')).toBeVisible();
    expect(await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY)).toBeNull();
  },
);

test(
  'AUTH-3 what is typed and sent before the form is awake is not lost',
  { tag: '@desktop' },
  async ({ page }) => {
    const account = await service.makeUser();
    const login = new LoginPage(page);
    // Two things that Safari 15 does not have.
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit');
      Reflect.deleteProperty(AbortSignal, 'timeout');
    });
    const wake = await holdFormBack(page);
    await login.open();
    await login.fill(account);
    await login.password.press('Enter');
    await expect(page.getByText('Please wait...')).toBeVisible();
    await expect(page).toHaveURL(paths.login);
    await expect(login.password).toHaveValue(account.password);
    wake();
    await expect(login.toast('Signed in successfully')).toBeVisible();
  },
);

test(
  'AUTH-3 the other mode chosen before the form is awake keeps what is typed next',
  { tag: '@desktop' },
  async ({ page }) => {
    const account = { email: newEmail(), password };
    const login = new LoginPage(page);
    const wake = await holdFormBack(page);
    await login.open();
    await login.button('Don’t have an account? Sign up').click();
    await login.fill(account);
    wake();
    await expect(login.button('Create Account')).toBeVisible();
    await expect(login.email).toHaveValue(account.email);
    await expect(login.password).toHaveValue(account.password);
  },
);

test(
  'AUTH-3 a form that cannot be loaded says so, with the phone number',
  { tag: '@desktop' },
  async ({ page, allowProblems }) => {
    allowProblems(/LoginForm|ERR_FAILED|Failed to/);
    await page.route(/LoginForm.*\.js/, (route) => route.abort());
    await new LoginPage(page).open();
    const words = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
    await expect(words.getByRole('link')).toHaveAttribute('href', contact.call);
  },
);

test(
  'AUTH-8 the auth client is loaded when the form is touched, not before',
  { tag: '@desktop' },
  async ({ page }) => {
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
  },
);

test('AUTH-2, AUTH-3 everything by keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  const account = await service.makeUser();
  const login = new LoginPage(page);
  await login.open();
  await expect(page.locator('[data-live]')).toBeVisible();
  await login.email.focus();
  await page.keyboard.type(account.email);
  await page.keyboard.press('Tab');
  await expect(login.password).toBeFocused();
  await page.keyboard.type(account.password);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(login.password).toHaveAttribute('type', 'text');
  await expect(login.button('Hide characters')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(login.button('Sign In')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(login.toast('Signed in successfully')).toBeVisible();
});

test('AUTH-2 Caps Lock is mentioned', { tag: '@desktop' }, async ({ page }) => {
  const login = new LoginPage(page);
  await login.open();
  await expect(page.locator('[data-live]')).toBeVisible();
  await login.password.dispatchEvent('keydown', { key: 'A', modifierCapsLock: true });
  await expect(login.password).toHaveAccessibleDescription(/Caps Lock is on/);
});

test('AUTH-1..10 axe finds nothing in any state', async ({ page, allowProblems }) => {
  allowProblems(REFUSED_REQUEST);
  const account = await service.makeUser();
  const login = new LoginPage(page);
  const check = async (state: string) => {
    expect(await axeViolations(page), state).toEqual([]);
  };
  await login.open();
  await expect(page.locator('[data-live]')).toBeVisible();
  await check('sign-in');
  await login.signIn({ ...account, password: 'wrong' });
  await expect(login.toast('Invalid login credentials', 'alert')).toBeVisible();
  await check('refused');
  await login.button('Forgot your password?').click();
  await login.button('Send Reset Link').click();
  await expect(login.toast('Check your email for the reset link.')).toBeVisible();
  await check('sent');
  await page.goto(await service.latestLink(account.email));
  await expect(login.heading('Choose a new password')).toBeVisible();
  await check('new password');
  await login.button('Back to my account').click();
  await expect(login.heading('My Account')).toBeVisible();
  await check('member');
});

test('AUTH-3 without script: plain words and the phone number @no-script', async ({ page }) => {
  await new LoginPage(page).open();
  // Playwright looks for no text in a noscript element.
  const words = page.locator('main noscript p');
  await expect(words).toBeVisible();
  await expect(words).toContainText('Member login needs JavaScript');
  await expect(words.getByRole('link')).toHaveAttribute('href', contact.call);
  await expect(page.getByLabel('Password', { exact: true })).toBeHidden();
});
