import { company } from '#src/queries/content.ts';
import { paths } from '#src/routes/paths.ts';
import { cities, services } from '#tests/support/content-files.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { boxOf } from '#tests/support/geometry.ts';

test('PHONE-2 on phones the footer is at most 1.5 screens, and a group opens at a tap and by find-in-page, above the call bar @phone', async ({
  page,
}) => {
  await page.goto(paths.city(company.base.slug));
  const footer = page.getByRole('contentinfo');
  for (const [width, height] of [
    [360, 640],
    [360, 740],
    [390, 844],
    [412, 915],
  ] as const) {
    await page.setViewportSize({ width, height });
    const box = await boxOf(footer);
    expect(box.height, `${width} x ${height}`).toBeLessThanOrEqual(1.5 * height);
  }

  await test.step('the place of a hidden call bar has the color of the footer', async () => {
    await page.goto(paths.services);
    const ground = await page.locator('.site-footer').evaluate((element) => {
      const { backgroundColor, boxShadow } = getComputedStyle(element);
      const [, below] = /\) 0px ([\d.]+)px 0px 0px$/.exec(boxShadow) ?? [];
      return { below: Number(below), isSame: boxShadow.startsWith(backgroundColor) };
    });
    expect(ground.isSame).toBe(true);
    expect(ground.below).toBeGreaterThan((await boxOf(page.locator('.call-bar'))).height);
  });

  const link = footer.getByRole('link', { name: services[0]?.title ?? '', exact: true });
  await expect(link).toBeHidden();
  await footer.getByRole('heading', { name: 'Services', exact: true }).tap();
  await expect(link).toBeVisible();
  await footer.locator('summary').last().tap();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const last = footer.getByRole('link').last();
  await expect(last).toBeInViewport({ ratio: 1 });
  const { y, height } = await boxOf(last);
  expect(y + height).toBeLessThanOrEqual((await boxOf(page.locator('.call-bar'))).y);

  // A text fragment opens a closed group by the same algorithm as find-in-page.
  const city = cities.at(-1)?.name ?? '';
  await page.goto('about:blank');
  await page.goto(`${paths.terms}#:~:text=${encodeURIComponent(city)}`);
  await expect(footer.getByRole('link', { name: city, exact: true })).toBeVisible();
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

  await test.step('every group is shown, on paper too', async () => {
    const links = footer.getByRole('link', { includeHidden: true });
    await expect(links.filter({ visible: false })).toHaveCount(0);
    await expect(footer.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(footer.getByText(company.licenseNumber)).toBeVisible();
  });
});
