import { fillText } from '#src/domain/fill-text.ts';
import { joinNumbers } from '#src/domain/whole-numbers.ts';
import { formatWholeDollars } from '#src/domain/money.ts';
import { clockText, WEEK } from '#src/domain/office-hours.ts';
import { company, content } from '#src/queries/content.ts';
import { contact } from '#src/routes/contact.ts';
import { paths } from '#src/routes/paths.ts';
import { cities, cityOf, services } from '#tests/support/content-files.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { boxOf } from '#tests/support/geometry.ts';
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

test('PHONE-1 the sign-in form is in the first screen and uncovered @phone', async ({ page }) => {
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

test('PHONE-1 the call button of home is in the first screen and uncovered @phone', async ({
  page,
}) => {
  await page.goto(paths.home);
  const call = page.getByRole('main').locator(`a[href="${contact.call}"]`).first();
  for (const viewport of PHONES) {
    await page.setViewportSize(viewport);
    await expect(call, JSON.stringify(viewport)).toBeInViewport({ ratio: 1 });
    await call.click({ trial: true });
    if (viewport.width >= 640) continue;
    // As wide as the text, and as high as a thumb.
    const box = await boxOf(call);
    expect(box.height).toBeGreaterThanOrEqual(64);
    expect(box.width).toBeGreaterThan(0.85 * viewport.width);
  }
});

for (const viewport of PHONES.filter(({ width, height }) => width < height))
  test(`HOME-1, PIC-3 below the words of home stands a house, and the largest paint is words, at ${viewport.width} x ${viewport.height} @phone`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(paths.home);
    const house = page.locator('.cutaway');
    await expect(house).not.toHaveJSProperty('naturalWidth', 0);
    const [box, soil] = await Promise.all([house, page.locator('.soil')].map(boxOf));
    const ground = (box?.y ?? NaN) + ((box?.height ?? NaN) * 300) / 400;
    expect(ground).toBeCloseTo(soil?.y ?? 0, 0);
    expect(box?.width).toBeCloseTo(viewport.width, 0);
    // Its roof is at the end of the first screen, or right below it.
    expect(box?.y).toBeGreaterThan(viewport.height - 80);
    expect(box?.y).toBeLessThan(viewport.height + 250);
    const largest = await page.evaluate(
      () =>
        new Promise<string | undefined>((resolve) => {
          new PerformanceObserver((list) => {
            const last = list.getEntries().at(-1);
            resolve(last instanceof LargestContentfulPaint ? last.element?.tagName : undefined);
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    expect(['H1', 'P']).toContain(largest);
  });

test('PROOF-1 the license is in the first screen of home, a city and a service @phone', async ({
  page,
}) => {
  for (const path of [paths.home, paths.city(company.base.slug), paths.emergency]) {
    await page.goto(path);
    const license = page.getByRole('main').getByText(company.licenseNumber).first();
    // On its side, a phone has room for the license on home only.
    const windows = PHONES.filter(({ width, height }) => path === paths.home || width < height);
    for (const viewport of windows) {
      await page.setViewportSize(viewport);
      await expect(license, `${path} ${JSON.stringify(viewport)}`).toBeInViewport({ ratio: 1 });
    }
  }
});

test('PROD-3 the first screen of home, a city and a service has a price @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const calm = services.find(({ slug }) => paths.service(slug) !== paths.emergency);
  for (const path of [paths.home, paths.city(company.base.slug), paths.service(calm?.slug ?? '')]) {
    await page.goto(path);
    const firstHour = fillText(site.facts.firstHour, {
      price: formatWholeDollars(prices.labor.firstHourCents),
    });
    const price = page.getByRole('main').getByRole('link', { name: firstHour });
    await expect(price, path).toBeInViewport({ ratio: 1 });
  }
});

test('PROD-3, EMERG-5 the first screen of a city has its name, the emergency line, the license and the way to the steps @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const { name, slug } of [cityOf(company.base.slug), longestName]) {
    await page.goto(paths.city(slug));
    const main = page.getByRole('main');
    for (const element of [
      main.getByRole('heading', { level: 1 }).filter({ hasText: name }),
      main.locator(`a[href="${contact.call}"]`).first(),
      main.getByText(company.licenseNumber).first(),
      main.locator(`a[href="${paths.emergency}"]`).first(),
      ...(company.claims.emergency === undefined
        ? []
        : [main.getByText(company.claims.emergency, { exact: true })]),
    ])
      await expect(element, slug).toBeInViewport({ ratio: 1 });
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
