import { paths } from '#src/site/paths.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { SESSION_KEY } from '#tests/support/login-page.ts';

const MEMBER = `<img src=x> ${'a'.repeat(64)}@site.example`;
const WHOLE = { access_token: 'x', refresh_token: 'x', expires_at: 1, user: { email: MEMBER } };
const session = JSON.stringify(WHOLE);

test.describe('HEAD-7', { tag: '@desktop' }, () => {
  test('the link follows the session in this tab and another, and nothing moves', async ({
    page,
    context,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(paths.faq);
    const header = page.getByRole('banner');
    const login = header.getByRole('link', { name: 'Member Login', exact: true });
    const account = header.getByRole('link', { name: 'My Account', exact: true });
    const before = await login.boundingBox();

    const other = await context.newPage();
    await other.goto(paths.faq);
    await other.evaluate(
      ([key = '', value = '']) => {
        localStorage.setItem(key, value);
      },
      [SESSION_KEY, session],
    );
    await expect(account).toBeVisible();
    await expect(login).toHaveCount(0);
    expect(await account.boundingBox()).toEqual(before);

    await other.evaluate(() => {
      localStorage.clear();
    });
    await expect(login).toBeVisible();
    expect(requests.filter((url) => url.includes('/auth/v1'))).toEqual([]);
  });

  test('AUTH-4 the link carries the page it is followed from; on the home page it has nothing to carry', async ({
    page,
  }) => {
    const link = page.getByRole('banner').getByRole('link', { name: 'Member Login', exact: true });
    await page.goto(paths.home);
    await link.click();
    await expect(page).toHaveURL(paths.login);
    await page.goto(`${paths.faq}?a=1&b=2`);
    await link.click();
    await expect(page).toHaveURL(
      `${paths.login}?from=${encodeURIComponent(`${paths.faq}?a=1&b=2`)}`,
    );
  });
});

test.describe('AUTH-8', { tag: '@desktop' }, () => {
  test('what a link from an e-mail brings to another page is taken to the login page', async ({
    page,
  }) => {
    await page.goto(
      `${paths.home}#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid&sb=`,
      { waitUntil: 'commit' },
    );
    await expect(page.getByText('Email link is invalid or has expired.')).toBeVisible();
    await expect(page).toHaveURL(paths.login);
  });

  test('what it brings never becomes part of the way back', async ({ page }) => {
    await page.goto(paths.faq);
    // Without a new document nothing is taken anywhere, but the link is followed from there.
    await page.evaluate(() => {
      location.hash = 'access_token=a.b.c&sb=';
    });
    await page.getByRole('banner').getByRole('link', { name: 'Member Login', exact: true }).click();
    await expect(page).toHaveURL(`${paths.login}?from=${encodeURIComponent(paths.faq)}`);
  });
});

test.describe('AUTH-12', { tag: '@desktop' }, () => {
  test('the calculator greets a member by the stored e-mail, as text and in full', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(paths.calculator);
    await expect(page.getByText('for member-only benefits.')).toBeVisible();
    await page.evaluate(
      ([key = '', value = '']) => {
        localStorage.setItem(key, value);
      },
      [SESSION_KEY, session],
    );
    await page.reload();
    const greeting = page.getByText(`Signed in as ${MEMBER}`);
    await expect(greeting).toBeVisible();
    expect(await greeting.evaluate((line) => line.scrollWidth - line.clientWidth)).toBe(0);
    await expect(page.getByText('for member-only benefits.')).toBeHidden();
  });

  test('a session that the auth client would throw away greets nobody', async ({ page }) => {
    await page.goto(paths.calculator);
    const half = { ...WHOLE, refresh_token: undefined };
    for (const stored of ['{', JSON.stringify(half)]) {
      await page.evaluate(
        ([key = '', value = '']) => {
          localStorage.setItem(key, value);
        },
        [SESSION_KEY, stored],
      );
      await page.reload();
      await expect(page.getByText('for member-only benefits.')).toBeVisible();
    }
  });
});
