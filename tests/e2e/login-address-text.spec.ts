import type { Page } from '@playwright/test';
import { paths } from '#src/routes/paths.ts';
import { AuthControl } from '#tests/support/auth-service.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { hydrateContent } from '#tests/support/islands.ts';
import { LoginPage, REFUSED_REQUEST } from '#tests/support/login-page.ts';
import { templates } from '#tests/support/sampling.ts';

// AUTH-8: text in a link must not appear on the company's pages, because anyone can write a link.

const MARKED = 'Call 900-555-0199 to unlock your account';

/** A token with the marked sentence in every part, because a server may quote its key id. */
const TOKEN = [{ alg: MARKED, kid: MARKED }, { exp: 9_999_999_999, email: MARKED }, MARKED]
  .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .join('.');

/** A known and an unknown code; a unit test of messageForLink has the others. */
const CODES = ['otp_expired', '__proto__', MARKED];

const errorWith = (code: string) => ({
  error: MARKED,
  error_code: code,
  error_description: MARKED,
});

/** All other parameters that a page reads. */
const VALUES = {
  from: MARKED,
  q: MARKED,
  hours: MARKED,
  materials: MARKED,
  message: MARKED,
  type: MARKED,
  code: MARKED,
};

interface Link {
  readonly at: '?' | '#';
  readonly parameters: Readonly<Record<string, string>>;
  /** Whether the login page shows a notice. */
  readonly hasNotice: boolean;
}

const TOKENS = { access_token: TOKEN, refresh_token: MARKED, type: MARKED };
const MESSAGE = { message: MARKED, sb: MARKED };

const LINKS: readonly Link[] = [
  ...CODES.map((code) => ({ at: '#', parameters: errorWith(code), hasNotice: true }) as const),
  { at: '?', parameters: errorWith('validation_failed'), hasNotice: true },
  { at: '?', parameters: errorWith(MARKED), hasNotice: true },
  { at: '#', parameters: MESSAGE, hasNotice: true },
  { at: '?', parameters: MESSAGE, hasNotice: false },
  { at: '#', parameters: TOKENS, hasNotice: true },
  { at: '?', parameters: TOKENS, hasNotice: false },
  { at: '?', parameters: { token_hash: MARKED, type: MARKED }, hasNotice: true },
];

/** The error of a link is read without the session, so one of them is enough; the others have tokens. */
const LINKS_WITH_SESSION = [...LINKS.slice(CODES.length - 1, CODES.length), ...LINKS.slice(-3)];

/** Pages that show the email address of a member, and one with the link to the account only. */
const WITH_SESSION = templates.filter(({ path }) =>
  [paths.home, paths.login, paths.calculator].some((own) => own === path),
);

/** Opens an address as a new document, because a change of only the hash does not load the page. */
async function openNewDocument(page: Page, address: string): Promise<void> {
  const { pathname } = new URL(page.url());
  if (address.startsWith(pathname)) await page.goto('about:blank');
  await page.goto(address);
}

/** @returns each place that contains the sentence, including the title and entered values. */
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
      // Error pages log the missing path; the auth client logs a token that it cannot read.
      allowProblems(/404|AuthApiError|JWT/);
      if (session === 'no session') return;
      await new LoginPage(page).startSession(await new AuthControl().makeUser());
    });

    test('no page shows text from its address or from a link', async ({ page }) => {
      const query = new URLSearchParams({ ...VALUES, ...errorWith(MARKED) }).toString();
      for (const { kind, path } of session === 'no session' ? templates : WITH_SESSION) {
        // Every page leads from the error of a link to the login page by the same script.
        const parts = [`?${query}#${encodeURIComponent(MARKED)}`];
        if (path === paths.home) parts.push(`#${query}`);
        for (const part of parts) {
          await openNewDocument(page, path + part);
          await hydrateContent(page);
          // ANSW-1: the search field of /answers takes its text from ?q=.
          const shown = path === paths.answers && part.startsWith('?') ? ['input value'] : [];
          expect.soft(await findMarked(page), `${kind} ${part}`).toEqual(shown);
        }
      }

      const login = new LoginPage(page);
      const links = session === 'no session' ? LINKS : LINKS_WITH_SESSION;
      for (const { at, parameters, hasNotice } of links) {
        const address = at + new URLSearchParams(parameters).toString();
        await openNewDocument(page, paths.login + address);
        await hydrateContent(page);
        await expect(page.locator('[data-notice]'), address).toHaveCount(hasNotice ? 1 : 0);
        expect.soft(await findMarked(page), address).toEqual([]);
      }
      // The last link has a token hash, which the button verifies.
      await login.button('Continue with this link').click();
      await expect(page.getByText('Email link is invalid or has expired.')).toBeVisible();
      expect(await findMarked(page)).toEqual([]);
    });
  });
}
