import { paths } from '#src/routes/paths.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { SESSION_KEY } from '#tests/support/login-page.ts';

const MEMBER = `<img src=x> ${'a'.repeat(64)}@site.example`;
const SESSION = { access_token: 'x', refresh_token: 'x', expires_at: 1, user: { email: MEMBER } };
const session = JSON.stringify(SESSION);

test.describe('HEAD-7', { tag: '@desktop' }, () => {
  test('the link reflects the session of another tab without a layout shift', async ({
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

  test('AUTH-4 the link has the current page as return path, except on the home page', async ({
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

for (const [state, name] of [
  ['out', 'Member Login'],
  ['in', 'My Account'],
] as const)
  test(`HEAD-7 signed ${state}, the link starts where the links around it start and underlines its words only`, async ({
    page,
    isMobile,
  }) => {
    if (state === 'in')
      await page.addInitScript(
        ([key = '', value = '']) => {
          localStorage.setItem(key, value);
        },
        [SESSION_KEY, session],
      );
    await page.goto(paths.faq);
    const lists = [page.getByRole('contentinfo').getByRole('navigation', { name: 'This site' })];
    if (isMobile) {
      await lists[0]?.locator('summary').click();
      const menu = page.getByRole('navigation', { name: 'Menu' });
      await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
      lists.push(menu.locator('p').last());
    }
    for (const list of lists) {
      const texts = await list.locator('a').evaluateAll((links) =>
        links.map((link) => {
          const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
          const range = document.createRange();
          const shown: { text: string; left: number; isInline: boolean }[] = [];
          while (walker.nextNode()) {
            const { currentNode: node } = walker;
            const isVisible = node.parentElement?.checkVisibility({ visibilityProperty: true });
            if (!isVisible || node.textContent?.trim() === '') continue;
            range.selectNodeContents(node);
            const { left } = range.getBoundingClientRect();
            // Blanks between the labels of an inline link are underlined as well.
            const isInline = getComputedStyle(link).display !== 'inline-grid';
            shown.push({ text: node.textContent ?? '', left, isInline });
          }
          return shown;
        }),
      );
      const all = texts.flat();
      const own = all.find(({ text }) => text === name);
      expect(own?.left).toBeCloseTo(all[0]?.left ?? 0, 0);
      expect(own?.isInline).toBe(false);
    }
  });

test.describe('AUTH-8', { tag: '@desktop' }, () => {
  test('the result of an email link on another page redirects to the login page', async ({
    page,
  }) => {
    await page.goto(
      `${paths.home}#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid&sb=`,
      { waitUntil: 'commit' },
    );
    await expect(page.getByText('Email link is invalid or has expired.')).toBeVisible();
    await expect(page).toHaveURL(paths.login);
  });

  test('the tokens of an email link never become part of the return path', async ({ page }) => {
    await page.goto(paths.faq);
    // A change of only the hash does not redirect, but it changes the address of the page.
    await page.evaluate(() => {
      location.hash = 'access_token=a.b.c&sb=';
    });
    await page.getByRole('banner').getByRole('link', { name: 'Member Login', exact: true }).click();
    await expect(page).toHaveURL(`${paths.login}?from=${encodeURIComponent(paths.faq)}`);
  });
});

test.describe('AUTH-12', { tag: '@desktop' }, () => {
  test('the calculator shows the member’s stored email as plain text, in full', async ({
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
});
