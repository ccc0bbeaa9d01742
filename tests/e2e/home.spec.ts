import { content } from '#src/queries/content.ts';
import { contact } from '#src/routes/contact.ts';
import { paths } from '#src/routes/paths.ts';
import { cities } from '#tests/support/content-files.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { layoutShifts } from '#tests/support/geometry.ts';

const { home } = content('en');

const call = { name: `Call ${contact.phone}`, exact: true };

test.beforeEach(async ({ page }) => {
  await page.goto(paths.home);
});

test('PHONE-3 home on a phone @phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await test.step('is at most 14 screens of 740 px high', async () => {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(14 * 740);
  });

  await test.step('HOME-1 Call and Schedule are in view at the top and after scrolling', async () => {
    const bar = page.getByRole('navigation', { name: 'Call or schedule' });
    for (const [top, place] of [
      [0, page.getByRole('main')],
      [3000, bar],
    ] as const) {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
      for (const href of [contact.call, contact.schedule])
        await expect(place.locator(`a[href="${href}"]`).first()).toBeInViewport({ ratio: 1 });
    }
  });

  await test.step('the map and the folded plans move nothing', async () => {
    const map = page.getByRole('region', { name: home.areas.heading }).getByRole('img');
    await map.scrollIntoViewIfNeeded();
    await expect(map).not.toHaveJSProperty('naturalWidth', 0);
    expect(await layoutShifts(page)).toEqual([]);
  });
});

test('HOME-1, FOOT-1 the call link of the hero is in the first screen, and the map spans the window, with the cities beside it @desktop', async ({
  page,
}) => {
  await expect(page.getByRole('main').getByRole('link', call).first()).toBeInViewport();
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
