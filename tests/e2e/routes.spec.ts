import { LOCALES } from '#src/domain/locale.ts';
import { company, territory } from '#src/queries/content.ts';
import { paths, pathsIn } from '#src/routes/paths.ts';
import { allAddresses, missing } from '#tests/support/addresses.ts';
import { expect, test } from '#tests/support/fixtures.ts';

/** The policy of the HTTP header, in addition to the policy in the page. */
const HEADER_POLICY = [
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
];

// These tests request the edge host directly, so one browser project is enough.
test.describe('the edge host', { tag: '@desktop' }, () => {
  const city = company.base.slug;

  test('ROUTE-1 to ROUTE-10 every page answers 200 with HTML', async ({ request }) => {
    const wrong: string[] = [];
    const absent: readonly string[] = [missing.page, missing.city, missing.spanishPage];
    for (const path of allAddresses().filter((address) => !absent.includes(address))) {
      const response = await request.get(path, { maxRedirects: 0 });
      const type = response.headers()['content-type'] ?? '';
      if (response.status() !== 200 || !type.startsWith('text/html'))
        wrong.push(`${path}: ${response.status()} ${type}`);
    }
    expect(wrong).toEqual([]);
  });

  test('ROUTE-13, ROUTE-15 other spellings of a path redirect permanently', async ({
    request,
    baseURL,
  }) => {
    for (const [from, to] of [
      ['/service-areas', paths.city(territory.defaultCity)],
      ['/service-areas/', paths.city(territory.defaultCity)],
      [`${paths.services}/`, paths.services],
      [`${paths.faq}/`, paths.faq],
      [`${paths.city(city)}/`, paths.city(city)],
      [`${paths.faq}.html`, paths.faq],
      ['/index.html', paths.home],
      ...company.languages.flatMap((locale) => {
        const { emergency } = pathsIn(locale);
        return ['/', '.html'].map((end) => [emergency + end, emergency] as const);
      }),
    ] as const) {
      const response = await request.get(from, { maxRedirects: 0 });
      expect.soft(response.status(), from).toBe(301);
      const location = response.headers()['location'] ?? '';
      expect.soft(new URL(location, baseURL).pathname, from).toBe(to);
    }
  });

  test('ROUTE-12, ROUTE-14 an unknown file is 404; an unknown service is served as emergency repairs', async ({
    request,
  }) => {
    expect((await request.get('/_astro/gone.js')).status()).toBe(404);
    const response = await request.get(missing.service, { maxRedirects: 0 });
    expect(response.status()).toBe(200);
    expect(await response.text()).toBe(await (await request.get(paths.emergency)).text());
  });

  test('every kind of response has security headers', async ({ request }) => {
    for (const path of [paths.home, paths.city(city), missing.page, missing.service, paths.vcard]) {
      const headers = (await request.get(path)).headers();
      const policy = headers['content-security-policy']?.split('; ');
      expect.soft(policy, path).toEqual(HEADER_POLICY);
      const [, age = '0'] = /max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '') ?? [];
      expect.soft(Number(age), path).toBeGreaterThanOrEqual(31_536_000);
      expect.soft(headers['x-content-type-options'], path).toBe('nosniff');
      expect.soft(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
      expect.soft(headers['permissions-policy'], path).toContain('geolocation=()');
      expect.soft(headers['cross-origin-resource-policy'], path).toBe('same-origin');
    }
  });

  test('only pages with member login are apart from windows that opened them', async ({
    request,
  }) => {
    const policyOf = async (path: string) =>
      (await request.get(path)).headers()['cross-origin-opener-policy'];
    const logins = LOCALES.map((locale) => pathsIn(locale).login);
    for (const path of allAddresses().filter((address) => logins.includes(address)))
      expect(await policyOf(path), path).toBe('same-origin');
    // It delays the next page.
    for (const path of [paths.home, paths.city(city)])
      expect(await policyOf(path), path).toBeUndefined();
  });

  test('pages are revalidated and compressed with Brotli; hashed files are immutable', async ({
    request,
  }) => {
    const home = await request.get(paths.home, { headers: { 'accept-encoding': 'br' } });
    expect(home.headers()['content-encoding']).toBe('br');
    expect(home.headers()['cache-control']).toMatch(/max-age=0|no-cache/);
    expect(home.headers()['cache-control']).not.toContain('no-store');
    const html = await (await request.get(paths.faq)).text();
    const [file = ''] = /\/_astro\/[\w.-]+\.js/.exec(html) ?? [];
    expect(file).not.toBe('');
    const cached = (await request.get(file)).headers()['cache-control'] ?? '';
    expect(cached).toContain('max-age=31536000');
    expect(cached).toContain('immutable');
  });

  test('speculation rules allow prefetching of pages', async ({ request }) => {
    const { 'speculation-rules': rules = '' } = (await request.get(paths.home)).headers();
    const file = rules.replaceAll('"', '');
    const response = await request.get(file);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toContain('application/speculationrules+json');
    const { prefetch }: { prefetch?: unknown } = await response.json();
    expect(prefetch).toHaveLength(1);
  });

  test('a link to a section of the home page is prefetched only from other pages', async ({
    page,
  }) => {
    const rules = await (await page.request.get('/speculation.json')).text();
    const [, selector = ''] = /"(\.home [^"]*)"/.exec(rules) ?? [];
    const toPricing = page.locator('header a[href="/#pricing"]').first();
    const isExcluded = () =>
      toPricing.evaluate((link, excluded) => link.matches(excluded), selector);
    await page.goto(paths.home);
    expect(await isExcluded()).toBe(true);
    await page.goto(paths.faq);
    expect(await isExcluded()).toBe(false);
    // With :has() the browser would match every link again after each change of the DOM.
    expect(rules).not.toContain(':has(');
  });
});
