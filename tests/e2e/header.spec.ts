import type { Locator } from '@playwright/test';
import { logoName } from '#src/brand/logo-name.ts';
import { company } from '#src/queries/content.ts';
import { hasLanguage } from '#src/queries/edition.ts';
import { contact } from '#src/routes/contact.ts';
import { navigationIn } from '#src/routes/navigation.ts';
import { isOfferedLink } from '#src/routes/offered-routes.ts';
import { paths, sectionLink, sections, pathsIn } from '#src/routes/paths.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import {
  boxOf,
  movesWhileArriving,
  pixelsBelowHeader,
  scrollPosition,
  scrollToTop,
} from '#tests/support/geometry.ts';
import { horizontalOverflow } from '#tests/support/layout.ts';

const BANNER = 'Emergency Plumbing Services Available 24/7 - Call Now!';
const LOGO = `${logoName}, home`;
const MAX_PHONE_HEIGHT = 96;

test('HEAD-2, HEAD-6 the logo links to the home page, and there to its top; wide windows show the links instead of the menu @desktop', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(paths.terms);
  const logo = page.getByRole('banner').getByRole('link', { name: LOGO });
  await logo.click();
  await expect(page).toHaveURL(paths.home);
  await page.evaluate(() => {
    window.scrollTo(0, 1500);
  });
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(1000);
  await logo.click();
  await expect.poll(() => scrollPosition(page)).toBe(0);
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: 'Menu' })).toBeHidden();
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveCount(navigationIn('en').length);
});

test('HEAD-4 a link to a section scrolls there, from another page and from the home page @desktop', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(paths.faq);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  for (const [label, id] of [
    ['Pricing', sections.pricing],
    ['About', sections.about],
    ['Contact', sections.contact],
    ['Pricing', sections.pricing],
  ] as const) {
    const heading = page.locator(`#${id}`).getByRole('heading').first();
    await scrollToTop(page);
    await expect(heading).not.toBeInViewport();
    await navigation.getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(sectionLink(id));
    await expect(heading).toBeInViewport({ ratio: 1 });
    expect(await pixelsBelowHeader(page, heading)).toBeGreaterThanOrEqual(0);
  }
});

test('HEAD-1, HEAD-4 the banner is a call link that stays visible; scrolling is smooth only without reduced motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(paths.home);
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  const banner = page.getByRole('banner').getByRole('link', { name: BANNER });
  await expect(banner).toHaveAttribute('href', contact.call);
  await page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight);
  });
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(1000);
  await expect(banner).toBeInViewport({ ratio: 1 });
});

test('HEAD-5 in windows of medium width the call link is in one row with the menu @desktop', async ({
  page,
}) => {
  await page.goto(paths.terms);
  const header = page.getByRole('banner');
  const call = header.getByRole('link', { name: contact.phone, exact: true });
  const menu = header.getByRole('button', { name: 'Menu', exact: true });
  const schedule = header.getByRole('link', { name: 'Schedule Now', exact: true });
  for (const [width, hasSchedule] of [
    [820, false],
    [1024, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(call).toBeInViewport({ ratio: 1 });
    await expect(schedule).toBeVisible({ visible: hasSchedule });
    const [callBox, menuBox] = [await boxOf(call), await boxOf(menu)];
    expect(Math.abs(callBox.y - menuBox.y)).toBeLessThan(8);
    // The call link is next to the menu, not in the middle.
    expect(menuBox.x - callBox.x).toBeLessThan(width / 2);
    expect(await horizontalOverflow(page)).toEqual([]);
  }
});

test('the logo, the content and the footer have the same edges @desktop', async ({ page }) => {
  for (const path of [paths.home, paths.services, paths.login, paths.valveCard]) {
    await page.goto(path);
    const header = page.getByRole('banner');
    for (const width of [320, 360, 768, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const where = `${path}, ${width} px`;
      const lefts = await Promise.all(
        [
          header.getByRole('link', { name: LOGO }).locator('svg'),
          page.getByRole('heading', { level: 1 }),
          page.getByRole('main').getByRole('heading', { level: 2 }).last(),
          page.getByRole('contentinfo').getByRole('heading').first(),
        ].map(leftOf),
      );
      const [edge = 0] = lefts;
      for (const left of lefts) expect.soft(Math.abs(left - edge), where).toBeLessThan(2);
      const right = width - edge;
      const ends = await header
        .locator('a:visible, button:visible')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
      const inside = ends.filter((end) => end < width - 1);
      expect.soft(Math.abs(Math.max(...inside) - right), where).toBeLessThan(2);
    }
  }
});

const leftOf = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect().left);

test('HEAD-1 on a phone the banner has the whole width, and the logo shares its row with the language and the menu @phone', async ({
  page,
}) => {
  for (const { home } of hasLanguage('es') ? [paths, pathsIn('es')] : [paths]) {
    await page.goto(home);
    const header = page.getByRole('banner');
    const box = await boxOf(header);
    expect(box.height, home).toBeLessThan(MAX_PHONE_HEIGHT);
    const banner = await boxOf(header.locator(`a[href="${contact.call}"]`).first());
    const logo = await boxOf(
      header
        .getByRole('link')
        .filter({ has: page.locator('svg') })
        .first(),
    );
    const menu = await boxOf(page.locator('[popovertarget]:visible').first());
    expect(banner.width, home).toBe(box.width);
    // WCAG 2.5.8, also where its text has one line.
    expect(banner.height, home).toBeGreaterThanOrEqual(24);
    const middle = (one: typeof box) => one.y + one.height / 2;
    expect(menu.y - banner.y - banner.height, home).toBeGreaterThanOrEqual(4);
    expect(box.y + box.height - menu.y - menu.height, home).toBeGreaterThanOrEqual(4);
    expect(Math.abs(middle(logo) - middle(menu)), home).toBeLessThan(2);
    for (const language of await header.locator('[hreflang]:visible').all())
      expect(Math.abs(middle(await boxOf(language)) - middle(menu)), home).toBeLessThan(2);
  }
});

test.describe('while the page arrives', () => {
  // The test writes HTML, which the content security policy forbids.
  test.use({ bypassCSP: true });
  for (const tag of ['@desktop', '@phone'])
    test(`header, hero of home, choices of emergencies, plans and calculator stay where they are ${tag}`, async ({
      page,
    }) => {
      for (const at of company.languages.map((locale) => pathsIn(locale)))
        for (const path of [at.home, at.emergency, at.handyman, at.calculator].filter(
          isOfferedLink,
        )) {
          await page.goto(path);
          expect.soft(await movesWhileArriving(page), path).toEqual([]);
        }
    });
});
