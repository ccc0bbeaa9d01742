import { paths } from '#src/routes/paths.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { storeSession } from '#tests/support/login-page.ts';

const MEMBER = `<img src=x> ${'a'.repeat(64)}@site.example`;
const SESSION = { access_token: 'x', refresh_token: 'x', expires_at: 1, user: { email: MEMBER } };

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
    await storeSession(other, SESSION);
    await expect(account).toBeVisible();
    await expect(login).toHaveCount(0);
    expect(await account.boundingBox()).toEqual(before);

    await other.evaluate(() => {
      localStorage.clear();
    });
    await expect(login).toBeVisible();
    expect(requests.filter((url) => url.includes('/auth/v1'))).toEqual([]);
  });

  test('AUTH-4, AUTH-8 the link has the current page as return path, except the home page and the tokens of an email link', async ({
    page,
  }) => {
    const link = page.getByRole('banner').getByRole('link', { name: 'Member Login', exact: true });
    for (const [from, query] of [
      [paths.home, ''],
      [`${paths.faq}?a=1&b=2`, `?from=${encodeURIComponent(`${paths.faq}?a=1&b=2`)}`],
    ] as const) {
      await page.goto(from);
      await link.click();
      await expect(page).toHaveURL(paths.login + query);
    }
    await page.goto(paths.faq);
    // A change of only the hash does not redirect, but it changes the address of the page.
    await page.evaluate(() => {
      location.hash = 'access_token=a.b.c&sb=';
    });
    await link.click();
    await expect(page).toHaveURL(`${paths.login}?from=${encodeURIComponent(paths.faq)}`);
  });

  test('AUTH-8 the result of an email link on another page redirects to the login page', async ({
    page,
  }) => {
    await page.goto(
      `${paths.home}#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid&sb=`,
      { waitUntil: 'commit' },
    );
    await expect(page.getByText('Email link is invalid or has expired.')).toBeVisible();
    await expect(page).toHaveURL(paths.login);
  });

  test('AUTH-12 the calculator shows the member’s stored email as plain text, in full', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(paths.calculator);
    await expect(page.getByText('for member-only benefits.')).toBeVisible();
    await storeSession(page, SESSION);
    await page.reload();
    const greeting = page.getByText(`Signed in as ${MEMBER}`);
    await expect(greeting).toBeVisible();
    expect(await greeting.evaluate((line) => line.scrollWidth - line.clientWidth)).toBe(0);
    await expect(page.getByText('for member-only benefits.')).toBeHidden();
  });
});

test('HEAD-7 signed out and in, the link starts where the links around it start and underlines its words only', async ({
  page,
  isMobile,
}) => {
  for (const name of ['Member Login', 'My Account']) {
    await page.goto(paths.faq);
    if (name === 'My Account') {
      await storeSession(page, SESSION);
      await page.reload();
    }
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
  }
});
