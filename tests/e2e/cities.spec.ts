import type { Page } from '@playwright/test';
import { requireVisit } from '#src/queries/handyman-visit.ts';
import { company, content, prices, territory } from '#src/queries/content.ts';
import { cityNameFromSlug } from '#src/domain/city-name.ts';
import { estimate } from '#src/domain/estimate.ts';
import { fillText } from '#src/domain/fill-text.ts';
import { hoursText } from '#src/domain/hours-text.ts';
import { formatCents } from '#src/domain/money.ts';
import { contact } from '#src/routes/contact.ts';
import { COMPARISON_ID, comparisonLink, paths } from '#src/routes/paths.ts';
import { missing } from '#tests/support/addresses.ts';
import { cities, cityOf, featuredService } from '#tests/support/content-files.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { CALCULATOR_TEXTS } from '#tests/support/island-texts.ts';

const { cityPage, pages, site } = content('en');

const call = { name: `Call ${contact.phone}`, exact: true };

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });
const robotsOf = (page: Page) => page.locator('meta[name="robots"]');
const unlistedHeading = (name: string) => fillText(pages.serviceAreas404.heading, { city: name });

const byPlumber = cities.flatMap(({ slug, job }) =>
  job.by === 'plumber' ? [{ slug, job }] : [],
)[0];
const byHandyman = cities.flatMap(({ slug, job }) =>
  job.by === 'handyman' ? [{ slug, job }] : [],
)[0];
if (!byPlumber) throw new Error('Expected a priced job of a plumber');

test('CITY-4, PLAN-1 a plumber’s priced job links to the calculator with the same total @desktop', async ({
  page,
}) => {
  const { slug, job } = byPlumber;
  const entry = { hours: job.hours, materialsCents: job.materials * 100 };
  const total = formatCents(estimate(entry, prices).totalCents);
  await page.goto(paths.city(slug));
  const section = page.getByRole('main').getByRole('region', { name: job.name });
  await expect(
    section.getByText(`Plumber, ${hoursText(job.hours, CALCULATOR_TEXTS)}`),
  ).toBeVisible();
  await expect(section.locator('div', { hasText: /^Total/ })).toContainText(total);
  await section.getByRole('link', { name: cityPage.price.calculatorLink, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${paths.calculator}\\?hours=`));
  await expect(
    page.getByRole('main').getByText(total).filter({ visible: true }).first(),
  ).toBeVisible();
});

test('PLAN-1 a handyman’s priced job counts visits and links to all ways to buy one @desktop', async ({
  page,
}) => {
  test.skip(!byHandyman);
  if (!byHandyman) return;
  const { slug, job } = byHandyman;
  await page.goto(paths.city(slug));
  const section = page.getByRole('main').getByRole('region', { name: job.name });
  const price = formatCents(job.visits * requireVisit(prices).minimumService.priceCents);
  await expect(section.getByRole('term').first()).toHaveText(/^(\d+ )?handyman visit/i);
  await expect(section.getByRole('definition').first()).toHaveText(price);
  await section.getByRole('link').click();
  await expect(page).toHaveURL(comparisonLink());
  await expect(page.locator(`#${COMPARISON_ID}`)).toBeInViewport();
});

test('ROUTE-13, CITY-3, CITY-4 /service-areas redirects to the default city, with the phone number as a vCard and nearby cities @desktop', async ({
  page,
  request,
}) => {
  await page.goto('/service-areas');
  await expect(page).toHaveURL(paths.city(territory.defaultCity));
  await expect(headingOf(page)).toContainText(cityOf(territory.defaultCity).name);
  const link = page.getByRole('link', { name: site.buttons.saveNumber, exact: true });
  await expect(link).toHaveAttribute('href', paths.vcard);
  const card = await request.get(paths.vcard);
  expect(card.status()).toBe(200);
  expect(card.headers()['content-type']).toContain('text/vcard');
  expect(await card.text()).toContain(company.phone.e164);
  const nearby = page.getByRole('navigation', { name: /^Nearby/ }).getByRole('link');
  const name = await nearby.first().innerText();
  await nearby.first().click();
  await expect(headingOf(page)).toContainText(name);
});

test('ROUTE-14 an unlisted city shows its name, the phone number and the listed cities @desktop', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/404/);
  const response = await page.goto(missing.city);
  expect(response?.status()).toBe(404);
  const name = cityNameFromSlug(missing.city.replace(paths.city(''), ''));
  expect(name).toBe('Valley OF OZ');
  await expect(headingOf(page)).toHaveText(unlistedHeading(name));
  await expect(page).toHaveTitle(new RegExp(name));
  await expect(robotsOf(page)).toHaveAttribute('content', /noindex/);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', call)).toHaveAttribute('href', contact.call);
  const listed = main.getByRole('navigation', { name: 'Listed cities' });
  await listed.getByRole('link', { name: cityOf(territory.defaultCity).name, exact: true }).click();
  await expect(page).toHaveURL(paths.city(territory.defaultCity));
});

const named = company.namedServiceAreas.toSorted((a, b) => b.length - a.length)[0] ?? '';

// tests/unit/domain/city-name.test.ts has the other spellings.
test('ROUTE-14 another spelling of a listed city redirects to its page @desktop', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/status of 404/);
  for (const spelled of [`${named.toUpperCase()}.html`, `${named.replace('-', '_')}%20`]) {
    await page.goto(paths.faq);
    await page.goto(`/service-areas/${spelled}?from=mail#areas`);
    await expect(page).toHaveURL(`${paths.city(named)}?from=mail#areas`);
    await expect(headingOf(page)).toContainText(cityOf(named).name);
    // The redirect replaces the misspelled address in the history.
    await page.goBack();
    await expect(page).toHaveURL(paths.faq);
  }
});

const unlisted = ['fresno', 'san-diego', 'las-vegas', 'x'].filter((slug) =>
  cities.every((city) => city.slug !== slug),
);
const HOSTILE = [
  ['%3Cscript%3Edocument.title%3D1', 'a script'],
  ['%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E', 'markup'],
  ['%22%5D%2C*', 'the end of a selector'],
  ['x'.repeat(10_000), '10 KB'],
  ['a%00b', 'a control character'],
  ['a%E2%80%AEb', 'a bidirectional control character'],
  ['900-555-0199', 'digits only'],
  ['100%', 'a lone percent sign'],
  ['%E0%A4%A', 'a truncated encoding'],
  ['constructor', 'an object property'],
] as const;

test('CITY-2, ROUTE-14 an unlisted city features the service of its hash; a hostile address shows the fallback page @desktop', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/404|400|414/);
  const featured = page.getByRole('region', { name: 'Featured service' }).getByRole('link');
  for (const slug of unlisted) {
    await page.goto(paths.city(slug));
    const { title, slug: service } = featuredService(slug);
    await expect.soft(featured, slug).toHaveText(`About ${title}`);
    await expect.soft(featured).toHaveAttribute('href', paths.service(service));
  }
  for (const [hostile, why] of HOSTILE) {
    await page.goto(`/service-areas/${hostile}`);
    const name = hostile === 'constructor' ? cityNameFromSlug(hostile) : 'This city';
    await expect.soft(headingOf(page), why).toHaveText(unlistedHeading(name));
    await expect.soft(featured, why).toHaveCount(1);
    await expect.soft(robotsOf(page), why).toHaveAttribute('content', /noindex/);
  }
});

test('ROUTE-11 an address below a city shows the general not-found page @desktop', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/404/);
  for (const below of ['a/b', `${company.base.slug}/b`, 'a/b/c']) {
    const response = await page.goto(`/service-areas/${below}`);
    expect(response?.status(), below).toBe(404);
    const main = page.getByRole('main');
    await expect(main.getByText('404', { exact: true }), below).toBeVisible();
    await expect(main.getByRole('heading')).toHaveText([
      pages.notFound.heading,
      pages.notFound.services,
    ]);
    await expect(main.getByText(pages.notFound.intro)).toBeVisible();
    await expect(main).not.toContainText(/city|cities/i, { useInnerText: true });
    await expect(page).toHaveTitle(/not found/i);
    await main.getByRole('link', { name: 'Return to Home', exact: true }).click();
    await expect(page).toHaveURL(paths.home);
  }
});

test('ROUTE-14 without script, links to all listed cities, the phone number and a service @no-script', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/404/);
  await page.goto(paths.city(company.base.slug.toUpperCase()));
  const { heading, unnamed } = pages.serviceAreas404;
  await expect(headingOf(page)).toHaveText(fillText(heading, { city: unnamed }));
  for (const { slug } of cities)
    expect(await page.locator(`a[href="${paths.city(slug)}"]`).count(), slug).toBeGreaterThan(0);
  const featured = page.getByRole('region', { name: 'Featured service' });
  await expect(featured.getByRole('link')).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('link', call)).toBeVisible();
});
