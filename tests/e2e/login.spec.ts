import { content } from '#src/queries/content.ts';
import { hasLanguage, spokenText } from '#src/queries/edition.ts';
import { contact, contactIn } from '#src/routes/contact.ts';
import { paths, pathsIn, sectionLink } from '#src/routes/paths.ts';
import { documentTitle } from '#src/seo/head.ts';
import { AuthControl, newEmail } from '#tests/support/auth-service.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { boxOf } from '#tests/support/geometry.ts';
import { LOGIN_TEXTS, readSpanishTexts } from '#tests/support/island-texts.ts';
import {
  LoginPage,
  REFUSED_REQUEST,
  SESSION_KEY,
  changeStoredSession,
} from '#tests/support/login-page.ts';

const service = new AuthControl();
const password = 'correct-horse-1';

for (const locale of ['en', 'es'] as const)
  test(`AUTH-9 a signed-in member has a page with its own name and things to do, in ${locale} @desktop`, async ({
    page,
  }) => {
    test.skip(!hasLanguage(locale), 'the site has no such edition');
    const { pages: texts, site } = content(locale);
    const at = pathsIn(locale);
    const labels = locale === 'en' ? LOGIN_TEXTS : readSpanishTexts().login;
    const login = new LoginPage(page, labels, at.login);
    const account = await service.makeUser();
    await login.open();
    await login.signIn(account);
    await expect(page).toHaveURL(at.home);
    await expect(login.toast(labels.results['signed-in'])).toBeVisible();
    const banner = page.getByRole('banner');
    const member = banner.getByRole('link', { name: site.member.signedIn });
    await member.filter({ visible: true }).click();
    const heading = page.getByRole('heading', { level: 1 });
    const step = page.locator('[aria-current="page"]').filter({ visible: true });
    const { signedIn } = site.member;
    await expect(heading).toHaveAccessibleName(signedIn);
    await expect(page).toHaveTitle(documentTitle(signedIn));
    await expect(step).toHaveText(signedIn);
    const intro = page.getByText(texts.login.memberIntro);
    await expect(intro).toBeVisible();
    // The site knows no visits: a call does.
    const call = page.getByRole('main').getByRole('link', { name: labels.visits });
    await expect(call).toBeInViewport({ ratio: 1 });
    // On a phone, too, the introduction is above the actions.
    await page.setViewportSize({ width: 360, height: 740 });
    const calculator = page.getByRole('main').getByRole('link', { name: labels.calculator });
    expect((await boxOf(intro)).y).toBeLessThan((await boxOf(calculator)).y);
    await expect(calculator).toBeInViewport({ ratio: 1 });
    await expect(login.heading(`${labels.signedInAs} ${account.email}`)).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByText(texts.login.benefitsHeading)).toBeHidden();
    for (const [name, href] of [
      [labels.calculator, at.calculator],
      [labels.schedule, contactIn(locale).schedule],
      [labels.saveNumber, at.vcard],
      [[labels.visits, spokenText(locale)].filter(Boolean).join(' '), contactIn(locale).call],
      [texts.login.next[1]?.title ?? '', at.valveCard],
      [texts.login.next[2]?.title ?? '', sectionLink('pricing', at)],
    ] as const)
      await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    const missed = await main.locator('.login-row:visible').evaluateAll((rows) =>
      rows.filter((row) => {
        row.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, right, top, bottom } = row.getBoundingClientRect();
        const ends = [left + 8, right - 8].map((x) =>
          document.elementFromPoint(x, (top + bottom) / 2)?.closest('a'),
        );
        return ends.some((link) => !link || !row.contains(link));
      }),
    );
    expect(missed, 'rows of which a part is no link').toEqual([]);
    await expect(login.button(labels.actions['new-password'])).toBeVisible();
    await login.button(labels.signOut).click();
    await expect(login.toast(labels.results.everywhere)).toBeVisible();
    await expect(heading).toHaveAccessibleName(texts.login.heading);
    await expect(page).toHaveTitle(documentTitle(texts.login.seoTitle));
    await expect(step).toHaveText(texts.login.heading);
    await expect(page.getByText(texts.login.memberIntro)).toBeHidden();
  });

test('AUTH-5, AUTH-8, AUTH-9, AUTH-12 from a new account to signing out in another tab @phone', async ({
  page,
  context,
}) => {
  const login = new LoginPage(page);
  const email = newEmail();
  await login.open();
  await login.signUp({ email: ` ${email} `, password });
  await expect(login.toast('Account created. Check your email to confirm.')).toBeVisible();
  await expect(login.button('Sign In')).toBeVisible();

  await page.goto(await service.latestLink(email));
  await expect(login.heading('My Account')).toBeVisible();
  await expect(page.getByText('Your email address is confirmed')).toBeVisible();
  await expect(page).toHaveURL(paths.login);
  await test.step('PHONE-1 a toast covers neither the heading nor the account', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(() => {
      const detail = { text: 'Done', tone: 'status' } as const;
      document.dispatchEvent(new CustomEvent('site:toast', { detail }));
    });
    const { y, height } = await boxOf(page.locator('[data-toast]'));
    const heading = await boxOf(login.heading('My Account'));
    expect(y).toBeGreaterThanOrEqual(heading.y + heading.height);
    expect(y + height).toBeLessThanOrEqual((await boxOf(page.locator('[data-login]'))).y);
  });

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

test('AUTH-4 sign-in returns to the previous page with a toast and replaces the history entry @desktop', async ({
  page,
}) => {
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

  await test.step('a return path to another site is replaced by the home page', async () => {
    await page.evaluate(() => localStorage.clear());
    await login.open('?from=%2F%5C%2Fevil.example%2Ffaq');
    await login.signIn({ ...account, email: account.email.toUpperCase() });
    await expect(login.toast('Signed in successfully')).toBeVisible();
    await expect(page).toHaveURL(paths.home);
  });
});

test('AUTH-2, AUTH-6 shows a hint when Caps Lock is on, and the reasons against a weak password @desktop', async ({
  page,
  allowProblems,
}) => {
  allowProblems(REFUSED_REQUEST);
  const login = new LoginPage(page);
  await login.open();
  await expect(page.locator('[data-live]')).toBeVisible();
  await login.password.dispatchEvent('keydown', { key: 'A', modifierCapsLock: true });
  await expect(login.password).toHaveAccessibleDescription(/Caps Lock is on/);
  await login.signUp({ email: newEmail(), password: 'abc12' });
  await expect(login.toast('Password should be at least 6 characters.', 'alert')).toBeVisible();
  await expect(login.toast('It is too short.', 'alert')).toBeVisible();
  await expect(login.password).toHaveValue('abc12');
});

test('AUTH-8 a refused refresh removes the session @desktop', async ({ page, allowProblems }) => {
  allowProblems(REFUSED_REQUEST);
  // The auth client logs the refused refresh.
  allowProblems(/AuthApiError|Refresh Token/);
  const account = await service.makeUser();
  const login = new LoginPage(page);
  await login.startSession(account);
  await service.setState(account.email, 'deleted');
  await changeStoredSession(page, { expires_at: 1 });
  await login.open();
  await expect(login.button('Sign In')).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY)).toBeNull();
});

test('AUTH-2, AUTH-3 sign-in works by keyboard @desktop', async ({ page }) => {
  const account = await service.makeUser();
  const login = new LoginPage(page);
  await login.open();
  await expect(page.locator('[data-live]')).toBeVisible();
  await login.email.focus();
  await page.keyboard.insertText(account.email);
  await page.keyboard.press('Tab');
  await expect(login.password).toBeFocused();
  await page.keyboard.insertText(account.password);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(login.password).toHaveAttribute('type', 'text');
  await expect(login.button('Hide characters')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(login.button('Forgot your password?')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(login.button('Sign In')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(login.toast('Signed in successfully')).toBeVisible();
});

test('AUTH-1 to AUTH-10 axe finds no violation in any state, and a wrong password keeps the entries @phone', async ({
  page,
  allowProblems,
}) => {
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
  await expect(login.email).toHaveValue(account.email);
  await expect(login.password).toHaveValue('wrong');
  await expect(login.password).toBeFocused();
  await expect(login.password).toHaveAccessibleDescription(/Invalid login credentials/);
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
  await login.button('Sign Out').click();
  await login.fill(account);
  await page.keyboard.press('Enter');
  await expect(login.toast('Signed in successfully')).toBeVisible();
});

test('AUTH-3 without script, shows a message with the phone number @no-script', async ({
  page,
}) => {
  await new LoginPage(page).open();
  // Playwright does not search the text of noscript elements.
  const message = page.locator('main noscript p');
  await expect(message).toBeVisible();
  await expect(message).toContainText('Member login needs JavaScript');
  const phone = message.getByRole('link');
  await expect(phone).toHaveAttribute('href', contact.call);
  for (let width = 320; width <= 1280; width += 40) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await phone.evaluate((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    });
    expect(lines, `${width} px`).toBe(1);
  }
  await expect(page.getByLabel('Password', { exact: true })).toBeHidden();
});
