import { company } from '#src/queries/content.ts';
import { paths } from '#src/routes/paths.ts';
import { cities, services } from '#tests/support/content-files.ts';
import { expect, test } from '#tests/support/fixtures.ts';

test('FOOT-1 links to each city; the call bar does not cover the last one', async ({
  page,
  isMobile,
}) => {
  await page.goto(paths.faq);
  const list = page.getByRole('contentinfo').getByRole('navigation', { name: 'Service areas' });
  const links = list.getByRole('link', { includeHidden: true });
  await expect(links).toHaveCount(cities.length);
  const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  expect(hrefs.toSorted()).toEqual(cities.map(({ slug }) => paths.city(slug)).toSorted());

  if (!isMobile) return;
  await list.locator('summary').last().click();
  await page.evaluate(() => {
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
  });
  await expect(links.last()).toBeInViewport({ ratio: 1 });
  const bar = await page.getByRole('link', { name: 'Call now', exact: true }).boundingBox();
  const last = await links.last().boundingBox();
  expect((last?.y ?? Infinity) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

test('the place of a hidden call bar has the color of the footer @phone', async ({ page }) => {
  await page.goto(paths.services);
  const [footer, bar] = ['.site-footer', '.call-bar'].map((selector) => page.locator(selector));
  const ground = await footer?.evaluate((element) => {
    const { backgroundColor, boxShadow } = getComputedStyle(element);
    const [, below] = /\) 0px ([\d.]+)px 0px 0px$/.exec(boxShadow) ?? [];
    return { below: Number(below), isSame: boxShadow.startsWith(backgroundColor) };
  });
  expect(ground?.isSame).toBe(true);
  expect(ground?.below).toBeGreaterThan((await bar?.boundingBox())?.height ?? Infinity);
});

test.describe('PHONE-2 on phones', { tag: '@phone' }, () => {
  test('PHONE-2 the footer is at most 1.5 screens', async ({ page }) => {
    await page.goto(paths.city(company.base.slug));
    for (const [width, height] of [
      [360, 640],
      [360, 740],
      [390, 844],
      [412, 915],
    ] as const) {
      await page.setViewportSize({ width, height });
      const box = await page.getByRole('contentinfo').boundingBox();
      expect(box?.height, `${width} x ${height}`).toBeLessThanOrEqual(1.5 * height);
    }
  });

  test('PHONE-2 a group opens at a tap and by find-in-page', async ({ page }) => {
    await page.goto(paths.home);
    const footer = page.getByRole('contentinfo');
    const link = footer.getByRole('link', { name: services[0]?.title ?? '', exact: true });
    await expect(link).toBeHidden();
    await footer.getByRole('heading', { name: 'Services', exact: true }).tap();
    await expect(link).toBeVisible();
    // A text fragment opens a closed group by the same algorithm as find-in-page.
    const city = cities.at(-1)?.name ?? '';
    await page.goto('about:blank');
    await page.goto(`${paths.terms}#:~:text=${encodeURIComponent(city)}`);
    await expect(footer.getByRole('link', { name: city, exact: true })).toBeVisible();
  });
});

test('PHONE-2 wide windows and paper show every group', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(paths.services);
  const footer = page.getByRole('contentinfo');
  for (const link of await footer.getByRole('link').all()) await expect(link).toBeVisible();
  await expect(footer.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(footer.getByText(company.licenseNumber)).toBeVisible();
});

test('PHONE-2 in wide windows it is at most 592 px high, 780 with cities in columns beside their areas @desktop', async ({
  page,
}) => {
  await page.goto(paths.home);
  const footer = page.getByRole('contentinfo');
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const box = await footer.boundingBox();
    expect.soft(box?.height, `${width} px`).toBeLessThanOrEqual(592);
  }
  await page.goto(paths.services);
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const box = await footer.boundingBox();
    expect.soft(box?.height, `${width} px, with cities`).toBeLessThanOrEqual(780);
  }
  const areas = await footer.locator('details:has(h3)').evaluateAll((found) =>
    found.map((area) => {
      const boxes = [...area.querySelectorAll('h3, a')].map((part) => part.getBoundingClientRect());
      const [heading, ...links] = boxes;
      return { heading, top: links[0]?.top ?? NaN, columns: links.map(({ left }) => left) };
    }),
  );
  const columns = new Set(areas.flatMap((area) => area.columns));
  expect(columns.size, 'columns of cities').toBeLessThanOrEqual(6);
  for (const { heading, top } of areas) {
    expect(heading?.right).toBeLessThan(Math.min(...columns));
    expect(Math.abs((heading?.top ?? NaN) - top)).toBeLessThan(8);
  }
  // WCAG 2.5.8: targets of 24 px, or as much space around them.
  const places = await footer
    .getByRole('navigation', { name: 'Service areas' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  const tops = [...new Set(places.map(Math.round))].toSorted((a, b) => a - b);
  const steps = tops.map((top, at) => top - (tops[at - 1] ?? -Infinity));
  expect(Math.min(...steps)).toBeGreaterThanOrEqual(24);
});
