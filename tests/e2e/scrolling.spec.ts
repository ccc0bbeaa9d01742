import { paths, sectionLink, sections } from '#src/site/paths.ts';
import { services } from '#tests/support/content-files.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { centre, pixelsBelowHeader, scrolled } from '#tests/support/geometry.ts';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('SCROLL-1 a hash scrolls to its section on arrival, below the header', async ({ page }) => {
  for (const id of Object.values(sections)) {
    // From elsewhere: between two hashes of one page nothing is loaded.
    await page.goto(paths.terms);
    await page.goto(sectionLink(id));
    const heading = page.locator(`#${id}`).getByRole('heading').first();
    await expect(heading, id).toBeInViewport({ ratio: 1 });
    expect(await pixelsBelowHeader(page, heading), id).toBeGreaterThanOrEqual(0);
  }
});

test('SCROLL-1 a page without hash starts at its top, Back restores the position', async ({
  page,
}) => {
  const [service] = services;
  await page.goto(paths.home);
  const link = page
    .getByRole('main')
    .getByRole('link', { name: `Learn more about ${service?.title}`, exact: true });
  await centre(link);
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(200);

  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(service?.title ?? '');
  expect(await scrolled(page)).toBe(0);

  await page.goBack();
  await expect(link).toBeInViewport();
  await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThan(50);
});

test('SCROLL-1 the skip link leads past the header', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(paths.faq);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content', exact: true });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});
