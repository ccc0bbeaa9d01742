import { fillText } from '#src/domain/fill-text.ts';
import { joinNumbers } from '#src/domain/whole-numbers.ts';
import { formatWholeDollars } from '#src/domain/money.ts';
import { clockText, WEEK } from '#src/domain/office-hours.ts';
import { company, content } from '#src/queries/content.ts';
import { contact } from '#src/routes/contact.ts';
import { isOfferedLink } from '#src/routes/offered-routes.ts';
import { paths } from '#src/routes/paths.ts';
import { cities, cityOf, services } from '#tests/support/content-files.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { boxOf, scrollToTop } from '#tests/support/geometry.ts';
import { disableCssFeature } from '#tests/support/other-browsers.ts';

const { prices, site } = content('en');

const longestName = cities.toSorted((a, b) => b.name.length - a.name.length)[0] ?? cityOf('');

/** Windows of phones, one of them on its side (PHONE-1). */
const PHONES = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 412, height: 915 },
  { width: 740, height: 360 },
];
const UPRIGHT = PHONES.filter(({ width, height }) => width < height);

test('PHONE-1 the sign-in form is in the first screen and uncovered @phone', async ({ page }) => {
  test.skip(!company.memberLogin);
  await page.goto(paths.login);
  const form = page.getByRole('main').locator('form');
  for (const viewport of PHONES) {
    await page.setViewportSize(viewport);
    await expect(form, JSON.stringify(viewport)).toBeInViewport({ ratio: 1 });
    for (const control of await form.locator('input, button').all())
      // A trial click fails if another element covers the control.
      await control.click({ trial: true });
  }
  await expect(page.getByRole('navigation', { name: 'Call or schedule' })).toHaveCount(0);
});

test('PHONE-1, HOME-1, PIC-3 the first screen of home has the call button, the license and a house below the words @phone', async ({
  page,
}) => {
  await page.goto(paths.home);
  const main = page.getByRole('main');
  const call = main.locator(`a[href="${contact.call}"]`).first();
  const [house, soil] = [page.locator('.cutaway'), page.locator('.soil')];
  for (const viewport of PHONES) {
    const { width, height } = viewport;
    await page.setViewportSize(viewport);
    await expect(call, JSON.stringify(viewport)).toBeInViewport({ ratio: 1 });
    await expect(main.getByText(company.licenseNumber).first()).toBeInViewport({ ratio: 1 });
    await call.click({ trial: true });
    await scrollToTop(page);
    if (width >= 640) continue;
    // As wide as the text, and as high as a thumb.
    const button = await boxOf(call);
    expect(button.height).toBeGreaterThanOrEqual(64);
    expect(button.width).toBeGreaterThan(0.85 * width);

    await expect(house).not.toHaveJSProperty('naturalWidth', 0);
    const box = await boxOf(house);
    expect(box.y + (box.height * 300) / 400).toBeCloseTo((await boxOf(soil)).y, 0);
    expect(box.width).toBeCloseTo(width, 0);
    // Its roof is at the end of the first screen, or right below it.
    expect(box.y).toBeGreaterThan(height - 80);
    expect(box.y).toBeLessThan(height + 250);
  }
});

test('HOME-1 the largest paint of home is words @phone', async ({ page }) => {
  for (const viewport of UPRIGHT) {
    await page.setViewportSize(viewport);
    await page.goto(paths.home);
    await expect(page.locator('.cutaway')).not.toHaveJSProperty('naturalWidth', 0);
    const largest = await page.evaluate(
      () =>
        new Promise<string | undefined>((resolve) => {
          new PerformanceObserver((list) => {
            const last = list.getEntries().at(-1);
            resolve(last instanceof LargestContentfulPaint ? last.element?.tagName : undefined);
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    expect(['H1', 'P'], JSON.stringify(viewport)).toContain(largest);
  }
});

test('PROD-3, PROOF-1, EMERG-5 the first screen of a city and a service has name, price, call button, license and the way to the steps @phone', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const firstHour = fillText(site.facts.firstHour, {
    price: formatWholeDollars(prices.labor.firstHourCents),
  });
  const price = main.getByRole('link', { name: firstHour });
  const license = main.getByText(company.licenseNumber).first();
  const calm = services.find(({ slug }) => paths.service(slug) !== paths.emergency);
  const { emergency } = company.claims;
  const ofCity = (name: string) => [
    main.getByRole('heading', { level: 1 }).filter({ hasText: name }),
    main.locator(`a[href="${contact.call}"]`).first(),
    main.locator(`a[href="${paths.emergency}"]`).first(),
    ...(emergency === undefined ? [] : [main.getByText(emergency, { exact: true })]),
  ];
  // A plan says its name, so that one reads whether visits are unlimited.
  const ofHandyman = prices.plans
    .filter(({ badge }) => badge)
    .slice(0, 1)
    .map((plan) =>
      main.getByRole('link', { name: `${plan.name} ${formatWholeDollars(plan.priceCents)}` }),
    );
  for (const [path, parts, licensed] of [
    [paths.home, [price], []],
    [paths.service(calm?.slug ?? ''), [price], []],
    [paths.emergency, [], UPRIGHT],
    ...(isOfferedLink(paths.handyman) ? ([[paths.handyman, ofHandyman, []]] as const) : []),
    [paths.city(company.base.slug), [price, ...ofCity(cityOf(company.base.slug).name)], UPRIGHT],
    [paths.city(longestName.slug), [license, ...ofCity(longestName.name)], []],
  ] as const) {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    for (const part of parts) await expect(part, path).toBeInViewport({ ratio: 1 });
    // One thing to press stands out.
    const filled = await main.locator('a.btn:not(.choices *)').evaluateAll((buttons) =>
      buttons
        .filter((button) => button.checkVisibility())
        .filter((button) => button.getBoundingClientRect().top < innerHeight)
        .filter((button) => getComputedStyle(button).backgroundColor !== 'rgba(0, 0, 0, 0)')
        .map((button) => button.getAttribute('href')),
    );
    expect(filled, path).toEqual([contact.call]);
    // On its side, a phone has room for the license on home only.
    for (const viewport of licensed) {
      await page.setViewportSize(viewport);
      await expect(license, `${path} ${JSON.stringify(viewport)}`).toBeInViewport({ ratio: 1 });
    }
  }
});

test.describe('PROD-7 the hours of home', { tag: '@phone' }, () => {
  // A visitor elsewhere: only the time in Los Angeles counts.
  test.use({ timezoneId: 'Europe/Berlin' });

  test('say whether the office is open, also after a while', async ({ page }) => {
    const { days, times } = company.hours.office[0] ?? { days: [], times: [] };
    const closes = times.at(-1)?.closes ?? '';
    const monday = Date.parse(`2026-03-09T${closes}:00-07:00`);
    const closing = monday + WEEK.findIndex((day) => day === days[0]) * 24 * 60 * 60 * 1000;
    await page.clock.setFixedTime(closing - 60_000);
    await page.goto(paths.home);
    const open = fillText(site.hours.open, { closes: clockText(closes) });
    await expect(page.getByText(open, { exact: true })).toBeVisible();
    await page.clock.setFixedTime(closing);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByText(joinNumbers(site.hours.closed), { exact: true })).toBeVisible();
  });
});

test('the hours of home stand there without script', { tag: '@no-script' }, async ({ page }) => {
  await page.goto(paths.home);
  await expect(page.getByText(site.hours.week, { exact: true })).toBeVisible();
});

test.describe('the call bar', { tag: '@phone' }, () => {
  test.use({ bypassCSP: true });

  for (const browser of ['with', 'without'])
    test(`comes when the call button of the hero has gone, in a browser ${browser} view timelines`, async ({
      page,
    }) => {
      if (browser === 'without') {
        await disableCssFeature(page, 'animation-timeline');
        await page.addInitScript(() => (CSS.supports = () => false));
      }
      const bar = page.locator('.call-bar');
      for (const path of [paths.home, paths.city(company.base.slug), paths.faq]) {
        await page.goto(path);
        await expect(bar).toBeHidden();
        // As soon as the header covers the button.
        await page.locator('.hero-call').evaluate((button) => {
          scrollTo({ top: button.getBoundingClientRect().bottom - 85, behavior: 'instant' });
        });
        await expect(bar).toBeVisible();
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        await expect(bar).toBeHidden();
      }
    });

  test('is always there on pages without such a button', async ({ page }) => {
    await page.goto(paths.calculator);
    await expect(page.locator('.call-bar')).toBeVisible();
  });
});
