import { paths } from '#src/routes/paths.ts';
import { expect, test } from '#tests/support/fixtures.ts';

/** A host that no page uses. */
const FOREIGN = 'https://foreign.example';
const RUN = "document.documentElement.dataset.attack = 'ran'";

/** Attacks by injected HTML, and the directive that must block each. */
const ATTACKS = new Map([
  ['script-src-elem', `<script>${RUN}</script><script src="${FOREIGN}/script.js"></script>`],
  ['script-src-attr', `<img src="/favicon.svg" alt="" onload="${RUN}">`],
  ['style-src-elem', `<link rel="stylesheet" href="${FOREIGN}/style.css">`],
  ['img-src', `<img src="${FOREIGN}/image.png" alt="">`],
  ['frame-src', `<iframe src="${FOREIGN}/frame" title="frame"></iframe>`],
  ['object-src', `<object data="${FOREIGN}/object"></object>`],
  ['base-uri', `<base href="${FOREIGN}/">`],
  ['form-action', `<form id="injected" action="${FOREIGN}/steal"></form>`],
]);

// tests/build/content-security-policy.test.ts checks the policy of every page by its directives,
// and routes.spec.ts the headers of every kind of response.
test.describe('security', { tag: '@desktop' }, () => {
  test('the policy blocks HTML that is injected into a page', async ({ page, allowProblems }) => {
    allowProblems(/Content Security Policy|violates the following|base/i);
    const reached: string[] = [];
    await page.route(`${FOREIGN}/**`, async (route) => {
      reached.push(route.request().url());
      await route.fulfill({ body: RUN });
    });
    const blocked = new Set<string>();
    await page.exposeFunction('reportBlocked', (directive: string) => blocked.add(directive));
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        const report: unknown = Reflect.get(window, 'reportBlocked');
        if (typeof report === 'function') report(effectiveDirective);
      });
    });
    await page.route(paths.home, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const attacks = [...ATTACKS.values()].join('');
      await route.fulfill({ response, body: html.replace('</main>', `${attacks}</main>`) });
    });
    await page.goto(paths.home);
    await expect(page.locator('html[data-attack]')).toHaveCount(0);
    // Not requestSubmit: listeners of the page could stop it.
    await page.locator('form#injected').evaluate((form: HTMLFormElement) => form.submit());
    const open = () => [...ATTACKS.keys()].filter((directive) => !blocked.has(directive));
    await expect.poll(open).toEqual([]);
    expect(reached).toEqual([]);
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
