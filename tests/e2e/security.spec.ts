import { paths } from '#src/routes/paths.ts';
import { isOfferedLink } from '#src/routes/offered-routes.ts';
import { missing } from '#tests/support/addresses.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { prepareInjection } from '#tests/support/injection.ts';

/** The directives of the policy that must block an attack. */
const DIRECTIVES = [
  'base-uri',
  'form-action',
  'frame-src',
  'img-src',
  'object-src',
  'script-src-attr',
  'script-src-elem',
  'style-src-elem',
];

/**
 * Without React, with it, with the auth service, and an error page. tests/build/content-security-policy.test.ts
 * checks the policy of every page by its directives, and routes.spec.ts the headers of every kind of response.
 */
const ATTACKED = [paths.home, paths.calculator, paths.login, missing.page, paths.offline].filter(
  isOfferedLink,
);

test.describe('security', { tag: '@desktop' }, () => {
  for (const [place, point, directives] of [
    ['into a page', 'main', DIRECTIVES],
    ["before the page's policy", 'before-policy', ['base-uri', 'form-action', 'object-src']],
  ] as const)
    test(`the policy blocks HTML that is injected ${place}`, async ({ page, allowProblems }) => {
      allowProblems(/Content Security Policy|violates the following|404|base/i);
      const attack = await prepareInjection(page, point);
      for (const path of ATTACKED) {
        const { blocked, passed } = await attack(path);
        expect.soft(passed, path).toEqual([]);
        await expect.poll(() => blocked, path).toEqual(expect.arrayContaining([...directives]));
        // The page itself still works.
        const headings = await page.evaluate(() => document.querySelectorAll('h1').length);
        expect(headings, path).toBe(1);
      }
    });

  test('Trusted Types prevent setting innerHTML from text', async ({ page, allowProblems }) => {
    allowProblems(/TrustedHTML|Trusted Type|require-trusted-types-for/i);
    await page.goto(paths.home);
    const outcome = await page.evaluate(() => {
      try {
        document.body.innerHTML = '<p>replaced</p>';
        return 'replaced';
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error);
      }
    });
    expect(outcome).toBe('refused');
  });

  test('no page can be framed', async ({ page, consoleProblems, allowProblems }) => {
    const refusal = /frame-ancestors|X-Frame-Options/i;
    allowProblems(refusal);
    allowProblems(/chrome-error|ERR_BLOCKED/);
    const framing = '/framing-page-of-the-test';
    const frame = `<h1>Framing</h1><iframe src="${paths.login}"></iframe>`;
    await page.route(`**${framing}`, (route) =>
      route.fulfill({ contentType: 'text/html', body: frame }),
    );
    await page.goto(framing);
    await expect.poll(() => consoleProblems.filter((line) => refusal.test(line))).not.toEqual([]);
    const inside = page.frameLocator('iframe').getByRole('heading', { name: 'Member Login' });
    await expect(inside).toHaveCount(0);
  });
});
