import { paths } from '#src/routes/paths.ts';
import { inChunks } from '#tests/support/addresses.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { prepareInjection } from '#tests/support/injection.ts';
import { listKinds, offlineKind, templates } from '#tests/support/sampling.ts';

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

// tests/build/content-security-policy.test.ts checks the policy of every page.
const kinds = [...templates, offlineKind];

test.describe('security', { tag: '@desktop' }, () => {
  for (const group of inChunks(kinds, 4))
    test(`the policy blocks HTML that is injected into a page: ${listKinds(group)}`, async ({
      page,
      allowProblems,
    }) => {
      allowProblems(/Content Security Policy|violates the following|404|base/i);
      const attack = await prepareInjection(page);
      for (const { kind, path } of group) {
        const { blocked, passed } = await attack(path);
        expect.soft(passed, kind).toEqual([]);
        await expect.poll(() => blocked, kind).toEqual(expect.arrayContaining(DIRECTIVES));
        // The page itself still works.
        const headings = await page.evaluate(() => document.querySelectorAll('h1').length);
        expect(headings, kind).toBe(1);
      }
    });

  for (const group of inChunks(kinds, 6))
    test(`the header's policy blocks HTML that is injected before the page's policy: ${listKinds(group)}`, async ({
      page,
      allowProblems,
    }) => {
      allowProblems(/Content Security Policy|violates the following|404|base/i);
      const attack = await prepareInjection(page, 'before-policy');
      for (const { kind, path } of group) {
        const { blocked, passed } = await attack(path);
        expect.soft(passed, kind).toEqual([]);
        const directives = ['base-uri', 'form-action', 'object-src'];
        await expect.poll(() => blocked, kind).toEqual(expect.arrayContaining(directives));
      }
    });

  test('no page sends a request to another host', async ({ page, allowProblems, baseURL }) => {
    allowProblems(/404/);
    const foreign: string[] = [];
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== baseURL) foreign.push(request.url());
    });
    for (const { path } of kinds) {
      await page.goto(path);
      await page.evaluate(() => {
        window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
      });
    }
    // Login and calculator connect to the auth service only for a member or after an interaction.
    expect(foreign).toEqual([]);
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
