import type { Page } from '@playwright/test';
import { navigation } from '#src/site/navigation.ts';
import { paths, sectionLink, sections } from '#src/site/paths.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { pixelsBelowHeader, scrolled } from '#tests/support/geometry.ts';
import { holdScripts, islandOf, scriptRequests } from '#tests/support/islands.ts';
import { translateHeader, withoutStyle } from '#tests/support/other-browsers.ts';

/** Every part of the menu, as a person finds it. */
const partsOf = (page: Page) => {
  const menu = page.getByRole('navigation', { name: 'Menu' });
  return {
    menu,
    opener: page.getByRole('banner').getByRole('button', { name: 'Menu' }),
    closer: menu.getByRole('button', { name: 'Close' }),
    links: menu.getByRole('link'),
  };
};

test.describe('HEAD-6 the menu of small screens', { tag: '@phone' }, () => {
  test('HEAD-6 costs no request before it is touched, then opens with the same links', async ({
    page,
  }) => {
    const requests = scriptRequests(page);
    await page.goto(paths.terms);
    const { menu, opener, links } = partsOf(page);
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    expect(requests).toEqual([]);
    await opener.click();
    await expect(menu).toBeVisible();
    for (const [at, { label, href }] of navigation.entries()) {
      await expect(links.nth(at)).toHaveText(label);
      await expect(links.nth(at)).toHaveAttribute('href', href);
    }
    await expect(islandOf(opener)).not.toHaveAttribute('ssr');
    await expect(menu).toMatchAriaSnapshot(`
      - navigation "Menu":
        - button "Close"
        - list
        - paragraph:
          - link /Call/
          - link "Schedule Now"
        - paragraph:
          - link "Member Login"
    `);
    expect(await axeViolations(page)).toEqual([]);
  });

  test('HEAD-6 opens on the first tap while its code is on the way, and stays open', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto(paths.home);
    const { menu, opener, closer } = partsOf(page);
    await opener.click();
    await expect(menu).toBeVisible();
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expect(closer).toBeFocused();
    await expect(islandOf(opener)).toHaveAttribute('ssr');
    release();
    await expect(islandOf(opener)).not.toHaveAttribute('ssr');
    await expect(menu).toBeVisible();
    await closer.click();
    await expect(menu).toBeHidden();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
  });

  test('HEAD-6 Escape closes it and gives the focus back', async ({ page }) => {
    await page.goto(paths.home);
    const { menu, opener } = partsOf(page);
    await opener.press('Enter');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
  });

  test('HEAD-6 keeps the focus inside while it is open', async ({ page }) => {
    await page.goto(paths.home);
    const { menu, opener, closer, links } = partsOf(page);
    await opener.click();
    await expect(menu).toBeVisible();
    await expect(async () => {
      await links.last().focus();
      await page.keyboard.press('Tab');
      await expect(closer).toBeFocused({ timeout: 500 });
      await page.keyboard.press('Shift+Tab');
      await expect(links.last()).toBeFocused({ timeout: 500 });
    }).toPass();
  });

  test('HEAD-4 HEAD-6 a section of the same page closes it and comes into sight', async ({
    page,
  }) => {
    await page.goto(paths.home);
    const { menu, opener } = partsOf(page);
    await opener.click();
    await menu.locator(`a[href="${sectionLink('pricing')}"]`).click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(sectionLink('pricing'));
    const heading = page.locator(`#${sections.pricing}`).getByRole('heading').first();
    await expect(heading).toBeInViewport();
    await expect.poll(() => pixelsBelowHeader(page, heading)).toBeGreaterThanOrEqual(0);
  });

  test('HEAD-6 a link to another page closes it, also for who comes back', async ({ page }) => {
    await page.goto(paths.home);
    const { menu, opener } = partsOf(page);
    await opener.click();
    await menu.getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL(paths.faq);
    await page.goBack();
    await expect(page).toHaveURL(paths.home);
    await expect(menu).toBeHidden();
  });

  test('HEAD-6 a tap beside it closes it', async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 800 });
    await page.goto(paths.home);
    const { menu, opener } = partsOf(page);
    await opener.click();
    await expect(menu).toBeVisible();
    // The page's margin: there is nothing to hit but the way out of the menu.
    await page.mouse.click(4, 400);
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(paths.home);
  });

  test('HEAD-6 the page behind does not scroll', async ({ page }) => {
    await page.goto(paths.terms);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
    const before = await scrolled(page);
    const { menu, opener, closer } = partsOf(page);
    await opener.click();
    await expect(menu).toBeVisible();
    await page.mouse.wheel(0, 300);
    await closer.click();
    await expect(menu).toBeHidden();
    expect(await scrolled(page)).toBe(before);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(before);
  });
});

test(
  'HEAD-6 works on a page that the browser has translated',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(paths.terms);
    await translateHeader(page);
    const { menu, opener, closer, links } = partsOf(page);
    await opener.tap();
    await expect(islandOf(opener)).not.toHaveAttribute('ssr');
    await expect(async () => {
      await links.last().focus();
      await page.keyboard.press('Tab');
      await expect(closer).toBeFocused({ timeout: 500 });
    }).toPass();
    await expect(menu).toBeVisible();
    await closer.tap();
    await expect(menu).toBeHidden();
    await expect(opener).toBeVisible();
  },
);

test.describe('a browser that knows no popover', { tag: '@phone' }, () => {
  test.use({ bypassCSP: true });

  test('HEAD-6 has a link to the same links in the footer', async ({ page }) => {
    await withoutStyle(page, ':popover-open');
    await page.goto(paths.terms);
    const { menu, opener } = partsOf(page);
    await expect(opener).toBeHidden();
    await expect(menu).toBeHidden();
    await page.getByRole('banner').getByRole('link', { name: 'Menu', exact: true }).tap();
    await expect(page.getByRole('navigation', { name: 'This site' })).toBeInViewport();
  });
});

test('HEAD-6 without script the menu opens and closes', { tag: '@no-script' }, async ({ page }) => {
  await page.goto(paths.home);
  const { menu, opener, closer, links } = partsOf(page);
  await expect(menu).toBeHidden();
  await opener.click();
  await expect(links.first()).toBeVisible();
  await closer.click();
  await expect(menu).toBeHidden();
});

test('HEAD-6 wide windows show the links themselves', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(paths.home);
  await expect(partsOf(page).opener).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(
    navigation.length,
  );
});
