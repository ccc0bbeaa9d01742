import { company } from '#src/content/company.ts';
import { paths } from '#src/site/paths.ts';
import { allAddresses, missing } from '#tests/support/addresses.ts';
import { services } from '#tests/support/content-files.ts';
import { expect, test } from '#tests/support/fixtures.ts';

/** What holds before, and without, the policy in the page itself. */
const HEADER_POLICY = [
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
];

// What the edge host answers, asked without a browser's help. Once is enough.
test.describe('the edge host', { tag: '@desktop' }, () => {
  const [service] = services;
  const serviceSlug = service?.slug ?? '';
  const city = company.base.slug;

  test('ROUTE-1..10 every page answers 200 at its plain address, as HTML', async ({ request }) => {
    const answers: string[] = [];
    const absent: readonly string[] = [missing.page, missing.city];
    for (const path of allAddresses().filter((address) => !absent.includes(address))) {
      const response = await request.get(path, { maxRedirects: 0 });
      const type = response.headers()['content-type'] ?? '';
      if (response.status() !== 200 || !type.startsWith('text/html'))
        answers.push(`${path}: ${response.status()} ${type}`);
    }
    expect(answers).toEqual([]);
  });

  test('ROUTE-13 ROUTE-15 other spellings have moved for good', async ({ request, baseURL }) => {
    for (const [from, to] of [
      ['/service-areas', paths.city('los-angeles')],
      ['/service-areas/', paths.city('los-angeles')],
      [`${paths.services}/`, paths.services],
      [`${paths.faq}/`, paths.faq],
      [`${paths.service(serviceSlug)}/`, paths.service(serviceSlug)],
      [`${paths.city(city)}/`, paths.city(city)],
      [`${paths.faq}.html`, paths.faq],
      [`${paths.service(serviceSlug)}.html`, paths.service(serviceSlug)],
      ['/index.html', paths.home],
    ] as const) {
      const response = await request.get(from, { maxRedirects: 0 });
      expect.soft(response.status(), from).toBe(301);
      const location = response.headers()['location'] ?? '';
      expect.soft(new URL(location, baseURL).pathname, from).toBe(to);
    }
  });

  test('ROUTE-11 ROUTE-12 ROUTE-14 what is not there says so', async ({ request }) => {
    for (const [why, path, status] of [
      ['no such page', missing.page, 404],
      ['deep down', '/a/longer/way/down', 404],
      ['a lost file', '/_astro/gone.js', 404],
      ['an unknown service is emergency repairs', missing.service, 200],
      ['a city that is not listed', missing.city, 404],
    ] as const) {
      const response = await request.get(path, { maxRedirects: 0 });
      expect.soft(response.status(), why).toBe(status);
    }
  });

  test('security headers on every kind of answer', async ({ request }) => {
    for (const path of [paths.home, paths.city(city), missing.page, missing.service, paths.vcard]) {
      const headers = (await request.get(path)).headers();
      const policy = headers['content-security-policy']?.split('; ');
      expect.soft(policy, path).toEqual(HEADER_POLICY);
      const [, age = '0'] = /max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '') ?? [];
      expect.soft(Number(age), path).toBeGreaterThanOrEqual(31_536_000);
      expect.soft(headers['x-content-type-options'], path).toBe('nosniff');
      expect.soft(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
      expect.soft(headers['permissions-policy'], path).toContain('geolocation=()');
      expect.soft(headers['cross-origin-opener-policy'], path).toBe('same-origin');
      expect.soft(headers['cross-origin-resource-policy'], path).toBe('same-origin');
    }
  });

  test('pages are asked for anew, hashed files never again', async ({ request }) => {
    const home = await request.get(paths.home);
    expect(home.headers()['cache-control']).toMatch(/max-age=0|no-cache/);
    expect(home.headers()['cache-control']).not.toContain('no-store');
    const html = await (await request.get(paths.faq)).text();
    const [file = ''] = /\/_astro\/[\w.-]+\.js/.exec(html) ?? [];
    expect(file).not.toBe('');
    const cached = (await request.get(file)).headers()['cache-control'] ?? '';
    expect(cached).toContain('max-age=31536000');
    expect(cached).toContain('immutable');
  });

  test('pages come compressed by brotli', async ({ request }) => {
    const response = await request.get(paths.home, { headers: { 'accept-encoding': 'br' } });
    expect(response.headers()['content-encoding']).toBe('br');
  });

  test('the next page may be fetched ahead: speculation rules', async ({ request }) => {
    const { 'speculation-rules': rules = '' } = (await request.get(paths.home)).headers();
    const file = rules.replaceAll('"', '');
    const response = await request.get(file);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toContain('application/speculationrules+json');
    const { prefetch }: { prefetch?: unknown } = await response.json();
    expect(prefetch).toHaveLength(1);
  });

  test('a link to a section is fetched ahead from other pages, not from home', async ({ page }) => {
    const rules = await (await page.request.get('/speculation.json')).text();
    const [, selector = ''] = /"([^"]*a\[href\^='\/#'\])"/.exec(rules) ?? [];
    const toPricing = page.locator('header a[href="/#pricing"]').first();
    const isLeftOut = () => toPricing.evaluate((link, left) => link.matches(left), selector);
    await page.goto(paths.home);
    expect(await isLeftOut()).toBe(true);
    await page.goto(paths.faq);
    expect(await isLeftOut()).toBe(false);
    // The browser would look at every link anew whenever an element comes or goes.
    expect(rules).not.toContain(':has(');
  });
});
