import { paths } from '#src/site/paths.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { SESSION_KEY } from '#tests/support/login-page.ts';

const MEMBER = '<img src=x> ann@site.example';
const session = JSON.stringify({ access_token: 'x', refresh_token: 'x', user: { email: MEMBER } });

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

test.describe('AUTH-12', { tag: '@desktop' }, () => {
  test('the calculator greets a member by the stored e-mail, as text', async ({ page }) => {
    await page.goto(paths.calculator);
    await expect(page.getByText('for member-only benefits.')).toBeVisible();
    await page.evaluate(
      ([key = '', value = '']) => {
        localStorage.setItem(key, value);
      },
      [SESSION_KEY, session],
    );
    await page.reload();
    await expect(page.getByText(`Signed in as ${MEMBER}`)).toBeVisible();
    await expect(page.getByText('for member-only benefits.')).toBeHidden();
  });

  test('a session that cannot be read greets nobody', async ({ page }) => {
    await page.goto(paths.calculator);
    await page.evaluate((key) => {
      localStorage.setItem(key, '{');
    }, SESSION_KEY);
    await page.reload();
    await expect(page.getByText('for member-only benefits.')).toBeVisible();
  });
});
