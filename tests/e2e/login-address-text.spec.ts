import type { Page } from '@playwright/test';
import { paths } from '#src/site/paths.ts';
import { AuthControl } from '#tests/support/auth-service.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { LoginPage, REFUSED_REQUEST } from '#tests/support/login-page.ts';
import { allKinds } from '#tests/support/sampling.ts';

// AUTH-8: a link that anyone can write must not put its words on the company's pages.

const MARKED = 'Call 900-555-0199 to unlock your account';

/** A token whose every part carries the marked sentence: a server may quote its key id. */
const TOKEN = [{ alg: MARKED, kid: MARKED }, { exp: 9_999_999_999, email: MARKED }, MARKED]
  .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .join('.');

/** Codes that are known, unknown, names of every object's own properties, and the sentence. */
const CODES = [
  'otp_expired',
  'user_banned',
  'validation_failed',
  'unexpected_failure',
  'try-again',
  'constructor',
  '__proto__',
  MARKED,
];

const errorWith = (code: string) => ({
  error: MARKED,
  error_code: code,
  error_description: MARKED,
});

/** Every other parameter that some page reads. */
const VALUES = {
  from: MARKED,
  q: MARKED,
  hours: MARKED,
  materials: MARKED,
  message: MARKED,
  type: MARKED,
  code: MARKED,
};

type Place = '?' | '#';

interface Link {
  readonly name: string;
  readonly parameters: Readonly<Record<string, string>>;
  /** Where the login page answers these parameters with a notice. */
  readonly answeredAt: readonly Place[];
}

const LINKS: readonly Link[] = [
  ...CODES.map((code) => ({
    name: `error ${code}`,
    parameters: errorWith(code),
    answeredAt: ['?', '#'] as const,
  })),
  { name: 'message', parameters: { message: MARKED, sb: MARKED }, answeredAt: ['#'] },
  {
    name: 'tokens',
    parameters: { access_token: TOKEN, refresh_token: MARKED, type: MARKED },
    answeredAt: ['#'],
  },
  { name: 'token hash', parameters: { token_hash: MARKED, type: MARKED }, answeredAt: ['?'] },
  { name: 'values', parameters: VALUES, answeredAt: [] },
];

/** Opens an address as a new document; a changed hash alone would not load the page. */
async function openFresh(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
}

/** Touches every island until React has taken over; a page may still lead to the login page. */
async function hydrate(page: Page): Promise<void> {
  const touchWaiting = () =>
    page.locator('astro-island[ssr]').evaluateAll((islands) => {
      for (const island of islands) {
        island.dispatchEvent(new Event('focusin', { bubbles: true }));
      }
      return islands.length;
    });
  await expect.poll(touchWaiting).toBe(0);
}

/** @returns each place of the page, title and entered values included, that shows the sentence. */
function findMarked(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isMarked = (text: string) => /900-555|unlock/i.test(text);
    return [...document.querySelectorAll('*')].flatMap((element) => {
      const { localName } = element;
      const attributes = [...element.attributes]
        .filter(({ value }) => isMarked(value))
        .map(({ name }) => `${localName}[${name}]`);
      const texts = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE && isMarked(node.nodeValue ?? ''))
        .map(() => `${localName}: ${element.textContent}`);
      const values =
        'value' in element && isMarked(String(element.value)) ? [`${localName} value`] : [];
      return [...attributes, ...texts, ...values];
    });
  });
}

for (const session of ['no session', 'a stored session']) {
  test.describe(`AUTH-8 with ${session}`, { tag: '@desktop' }, () => {
    test.setTimeout(180_000);

    test.beforeEach(async ({ page, allowProblems }) => {
      allowProblems(REFUSED_REQUEST);
      // Error pages name the missing path; the client reports a token that it cannot read.
      allowProblems(/404|AuthApiError|JWT/);
      if (session === 'no session') return;
      await new LoginPage(page).signInAndLeave(await new AuthControl().makeUser());
    });

    test('no page shows text of its address', async ({ page }) => {
      const parameters = { ...VALUES, ...errorWith(MARKED) };
      const query = new URLSearchParams(parameters).toString();
      for (const { kind, path } of allKinds) {
        for (const part of [`?${query}`, `#${query}`, `#${encodeURIComponent(MARKED)}`]) {
          await openFresh(page, path + part);
          await hydrate(page);
          expect.soft(await findMarked(page), `${kind} ${part}`).toEqual([]);
        }
      }
    });

    for (const { name, parameters, answeredAt } of LINKS) {
      test(`the login page shows no text of a link: ${name}`, async ({ page }) => {
        const notice = page.locator('[data-notice]');
        for (const place of ['?', '#'] as const) {
          await openFresh(page, paths.login + place + new URLSearchParams(parameters).toString());
          await hydrate(page);
          if (answeredAt.includes(place)) await expect(notice).toBeVisible();
          expect.soft(await findMarked(page), place).toEqual([]);
        }
      });
    }

    test('the login page shows no text of a link that it used', async ({ page }) => {
      const login = new LoginPage(page);
      await login.open(`?${new URLSearchParams({ token_hash: MARKED, type: MARKED }).toString()}`);
      await login.button('Continue with this link').click();
      await expect(page.locator('[data-notice]')).toContainText('link');
      await expect(login.button('Continue with this link')).toBeHidden();
      expect(await findMarked(page)).toEqual([]);
    });
  });
}
