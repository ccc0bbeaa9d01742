import { company, content, prices, territory } from '#src/queries/content.ts';
import { formatWholeDollars } from '#src/domain/money.ts';
import { contact } from '#src/routes/contact.ts';
import { paths, sections } from '#src/routes/paths.ts';
import { cities, cityOf, services } from '#tests/support/content-files.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { layoutShifts } from '#tests/support/geometry.ts';

const { home } = content('en');
const { jobPhotos, people, quotes } = content('en').proof;

const call = { name: `Call ${contact.phone}`, exact: true };

test.beforeEach(async ({ page }) => {
  await page.goto(paths.home);
});

test('PHONE-3 is at most 14 screens of 740 px high on a phone @phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(14 * 740);
});

test('HOME has its sections in order', { tag: '@desktop' }, async ({ page }) => {
  const expected = [
    home.services.heading,
    people?.heading,
    home.howItWorks.heading,
    home.pricing.heading,
    quotes?.heading,
    home.comprehensive.heading,
    home.areas.heading,
    home.about.heading,
    jobPhotos?.heading,
  ].filter((heading) => heading !== undefined);
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings).toHaveText(expected);

  const ids = [sections.services, sections.pricing, sections.about, sections.contact];
  const inOrder = page.locator(ids.map((id) => `#${id}`).join(', '));
  expect(await inOrder.evaluateAll((found) => found.map(({ id }) => id))).toEqual(ids);
});

test('HOME-1 the hero has the heading, reviews, claims, service areas and two contact links', async ({
  page,
}) => {
  const heading = 'Licensed & Insured Plumbing Company + Complete Handyman Services';
  const hero = page.getByRole('main').getByRole('region', { name: heading });
  await expect(hero.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
  await expect(hero.getByText('24/7 EMERGENCY', { exact: true })).toBeVisible();

  const reviews = hero.getByRole('link', { name: home.hero.reviews });
  await expect(reviews).toHaveAttribute('href', company.reviewsUrl);
  const { insured, masters, experience, emergency } = company.claims;
  const list = hero.getByRole('list').first();
  const claims = [insured, masters, experience, emergency].filter((claim) => claim !== undefined);
  await expect(list.getByRole('listitem')).toHaveText(claims);

  await expect(hero.getByRole('link', call)).toHaveAttribute('href', contact.call);
  await expect(hero.getByRole('link', call)).toBeInViewport();
  const schedule = hero.getByRole('link', { name: 'Schedule Service', exact: true });
  await expect(schedule).toHaveAttribute('href', contact.schedule);
  for (const slug of company.namedServiceAreas)
    await expect(hero.getByRole('link', { name: cityOf(slug).name, exact: true })).toHaveAttribute(
      'href',
      paths.city(slug),
    );
  await expect(hero).toContainText(territory.regionInText);
});

test('HOME-1 on a phone, Call and Schedule are in view at the top and after scrolling @phone', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const bar = page.getByRole('navigation', { name: 'Call or schedule' });
  for (const [top, place] of [
    [0, main],
    [3000, bar],
  ] as const) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    for (const href of [contact.call, contact.schedule])
      await expect(place.locator(`a[href="${href}"]`).first()).toBeInViewport({ ratio: 1 });
  }
});

test('HOME-2 shows three benefits, six service cards and an emergency banner @desktop', async ({
  page,
}) => {
  const section = page.getByRole('region', { name: home.services.heading });
  for (const title of ['Save Money', 'Save Time', 'Peace of Mind'])
    await expect(section.getByRole('heading', { name: title, exact: true })).toBeVisible();
  const handyman = section.getByRole('link', { name: 'Handyman Home Maintenance', exact: true });
  await expect(handyman).toHaveAttribute('href', paths.handyman);

  const more = section.getByRole('link', { name: /^Learn more/ });
  await expect(more).toHaveCount(6);
  for (const [at, { slug, title, summary, features }] of services.entries()) {
    await expect(more.nth(at)).toHaveAttribute('href', paths.service(slug));
    const link = page.getByRole('link', { name: `Learn more about ${title}`, exact: true });
    const card = section.getByRole('listitem').filter({ has: link });
    await expect(card.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(card).toContainText(summary);
    await expect(card.getByRole('listitem')).toHaveText(features);
    const icon = card.locator('img');
    await icon.scrollIntoViewIfNeeded();
    await expect(icon).toHaveJSProperty('complete', true);
    await expect(icon).not.toHaveJSProperty('naturalWidth', 0);
  }
  await expect(section.getByRole('heading', { name: home.emergency.heading })).toBeVisible();
  await expect(section.getByRole('link', call)).toHaveAttribute('href', contact.call);
});

test('HOME-3 shows four steps, three tiles and a link to the plans @desktop', async ({ page }) => {
  const { heading, steps, tiles, ready } = home.howItWorks;
  expect(heading).toBe('How Our Home Maintenance Service Works');
  const section = page.getByRole('region', { name: heading });
  const [numbered, unnumbered] = [section.locator('ol'), section.locator('ul')];
  await expect(numbered.getByRole('heading')).toHaveText(steps.map(({ title }) => title));
  await expect(numbered.getByRole('heading')).toHaveCount(4);
  await expect(numbered.getByRole('listitem').locator('img')).toHaveCount(4);
  await expect(unnumbered.getByRole('heading')).toHaveText(tiles.map(({ title }) => title));
  await expect(unnumbered.getByRole('heading')).toHaveCount(3);
  expect(ready.heading).toBe('Ready to get started?');
  await expect(section.getByRole('heading', { name: ready.heading, exact: true })).toBeVisible();
  await expect(section.getByRole('link', call)).toHaveAttribute('href', contact.call);
  await section.getByRole('link', { name: 'View Plans', exact: true }).click();
  await expect(page).toHaveURL(/#pricing$/);
});

test('FOOT-1 the map of the service area spans the window, with the cities beside it @desktop', async ({
  page,
}) => {
  const section = page.getByRole('region', { name: home.areas.heading });
  const map = section.getByRole('img');
  await map.scrollIntoViewIfNeeded();
  await expect(map).not.toHaveJSProperty('naturalWidth', 0);
  for (const width of [1024, 1280, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const [box, columns] = await Promise.all(
      [map, section.locator('.areas-columns')].map((part) => part.boundingBox()),
    );
    expect.soft([box?.x, box?.width], `${width} px`).toEqual([0, width]);
    expect.soft((columns?.x ?? 0) + (columns?.width ?? 0)).toBeLessThan(width / 2);
  }
  await expect(section.getByRole('link')).toHaveCount(cities.length);
});

test('the map and the folded plans move nothing on a phone @phone', async ({ page }) => {
  const map = page.getByRole('region', { name: home.areas.heading }).getByRole('img');
  await map.scrollIntoViewIfNeeded();
  await expect(map).not.toHaveJSProperty('naturalWidth', 0);
  expect(await layoutShifts(page)).toEqual([]);
});

test('HOME-4 shows every plan and every free club', { tag: '@desktop' }, async ({ page }) => {
  const section = page.getByRole('region', { name: home.pricing.heading });
  const plans = [{ ...prices.minimumService, badge: null }, ...prices.plans];
  for (const { name, priceCents, badge } of plans) {
    const heading = page.getByRole('heading', { name, exact: true });
    const card = section.getByRole('listitem').filter({ has: heading });
    await expect(card).toContainText(formatWholeDollars(priceCents));
    if (badge !== null) await expect(card.getByText(badge, { exact: true })).toBeVisible();
    await expect(card.getByRole('link')).toHaveAttribute('href', contact.call);
  }
  for (const { name, text } of content('en').prices.clubs) {
    const heading = page.getByRole('heading', { name, exact: true });
    const card = section.getByRole('listitem').filter({ has: heading });
    await expect(card).toContainText('$0/yr');
    await expect(card).toContainText('unlimited visits');
    await expect(card).toContainText(text);
  }
});

test('PROD-4, PROD-5, HOME-5 shows the comprehensive offer and every claim about the company @desktop', async ({
  page,
}) => {
  const offer = page.getByRole('region', { name: home.comprehensive.heading });
  await expect(offer.getByRole('heading', { level: 3 })).toHaveText(home.comprehensive.items);
  const about = page.getByRole('region', { name: home.about.heading });
  const { rating, experience, customers, insured, masters, bonded, emergency } = company.claims;
  for (const claim of [rating, experience, customers, insured, masters, bonded, emergency])
    if (claim !== undefined)
      await expect(about.getByRole('listitem').filter({ hasText: claim }).first()).toBeVisible();
});
