import type { Page } from '@playwright/test';
import { company, content } from '#src/queries/content.ts';
import { hasLanguage } from '#src/queries/edition.ts';
import { navigationIn } from '#src/routes/navigation.ts';
import { paths, sectionLink, sections } from '#src/routes/paths.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { pixelsBelowHeader, scrollPosition } from '#tests/support/geometry.ts';
import { delayScripts, menuIsland, recordScriptRequests } from '#tests/support/islands.ts';
import { translateHeader, disableCssFeature } from '#tests/support/other-browsers.ts';

const { answers } = content('en');

const navigation = navigationIn('en');

/** Locates the parts of the menu by role and name. */
const partsOf = (page: Page) => {
  const menu = page.getByRole('navigation', { name: 'Menu' });
  return {
    menu,
    opener: page.getByRole('banner').getByRole('button', { name: 'Menu' }),
    closer: menu.getByRole('button', { name: 'Close' }),
    links: menu.getByRole('link'),
  };
};

test.describe('HEAD-6 the menu on small screens', { tag: '@phone' }, () => {
  test('HEAD-6 requests no script before an interaction and opens with the same links', async ({
    page,
  }) => {
    const requests = recordScriptRequests(page);
    await page.goto(paths.terms);
    const { menu, opener, links } = partsOf(page);
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    expect(requests).toEqual([]);
    await opener.click();
    await expect(menu).toBeVisible();
    // The link to the other language is first (ES-3).
    const first = hasLanguage('es') ? 1 : 0;
    for (const [index, { label, href }] of navigation.entries()) {
      const at = first + index;
      await expect(links.nth(at)).toHaveText(label);
      await expect(links.nth(at)).toHaveAttribute('href', href);
    }
    await expect(menuIsland(page)).not.toHaveAttribute('ssr');
    await expect(menu).toMatchAriaSnapshot(`
      - navigation "Menu":
        - button "Close"
        - list
        - paragraph:
          - link /Call/
          - link "Schedule Now"
        - paragraph:
          - link "${answers.link}"
          ${company.memberLogin ? '- link "Member Login"' : ''}
    `);
    expect(await axeViolations(page)).toEqual([]);
  });

  test('HEAD-6 opens on the first tap before hydration and stays open', async ({ page }) => {
    const release = await delayScripts(page);
    await page.goto(paths.home);
    const { menu, opener, closer } = partsOf(page);
    await opener.click();
    await expect(menu).toBeVisible();
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expect(closer).toBeFocused();
    await expect(menuIsland(page)).toHaveAttribute('ssr');
    release();
    await expect(menuIsland(page)).not.toHaveAttribute('ssr');
    await expect(menu).toBeVisible();
    await closer.click();
    await expect(menu).toBeHidden();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
  });

  test('HEAD-6 it opens and closes by keyboard, links and clicks', async ({ page }) => {
    await page.goto(paths.home);
    const { menu, opener, closer, links } = partsOf(page);

    await test.step('Escape closes it and returns the focus', async () => {
      await opener.press('Enter');
      await expect(menu).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(opener).toBeFocused();
      await expect(opener).toHaveAttribute('aria-expanded', 'false');
    });

    await test.step('traps the focus while it is open', async () => {
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

    await test.step('it stands before a scrim', async () => {
      const scrim = await menu.evaluate(
        (element) => getComputedStyle(element, '::backdrop').backgroundColor,
      );
      expect(scrim).not.toBe('rgba(0, 0, 0, 0)');
    });

    await test.step('HEAD-4 a link to a section of the page closes it and scrolls to the section', async () => {
      await menu.locator(`a[href="${sectionLink('pricing')}"]`).click();
      await expect(menu).toBeHidden();
      await expect(page).toHaveURL(sectionLink('pricing'));
      const heading = page.locator(`#${sections.pricing}`).getByRole('heading').first();
      await expect(heading).toBeInViewport();
      await expect.poll(() => pixelsBelowHeader(page, heading)).toBeGreaterThanOrEqual(0);
    });

    await test.step('a click outside closes it', async () => {
      await page.setViewportSize({ width: 700, height: 800 });
      await opener.click();
      await expect(menu).toBeVisible();
      // The page's margin has no other target.
      await page.mouse.click(4, 400);
      await expect(menu).toBeHidden();
      await expect(page).toHaveURL(sectionLink('pricing'));
    });

    await test.step('a link to another page closes it, and it is closed after going back', async () => {
      await opener.click();
      await menu.getByRole('link', { name: 'FAQ' }).click();
      await expect(page).toHaveURL(paths.faq);
      await page.goBack();
      await expect(page).toHaveURL(sectionLink('pricing'));
      await expect(menu).toBeHidden();
    });
  });

  test('HEAD-6 the page does not scroll while it is open', async ({ page }) => {
    await page.goto(paths.terms);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => scrollPosition(page)).toBeGreaterThan(0);
    const before = await scrollPosition(page);
    const { menu, opener, closer } = partsOf(page);
    await opener.click();
    await expect(menu).toBeVisible();
    await page.mouse.wheel(0, 300);
    await closer.click();
    await expect(menu).toBeHidden();
    expect(await scrollPosition(page)).toBe(before);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => scrollPosition(page)).toBeGreaterThan(before);
  });
});

test('HEAD-6 works after the browser has translated the page @phone', async ({ page }) => {
  await page.goto(paths.terms);
  await translateHeader(page);
  const { menu, opener, closer, links } = partsOf(page);
  await opener.tap();
  await expect(menu).toBeVisible();
  await expect(menuIsland(page)).not.toHaveAttribute('ssr');
  await expect(async () => {
    await links.last().focus();
    await page.keyboard.press('Tab');
    await expect(closer).toBeFocused({ timeout: 500 });
  }).toPass();
  await expect(menu).toBeVisible();
  // Hydration keeps the translation.
  await expect(links.first().locator('font')).not.toHaveCount(0);
  await closer.tap();
  await expect(menu).toBeHidden();
  await expect(opener).toBeVisible();
});

test.describe('a browser without popover', { tag: '@phone' }, () => {
  test.use({ bypassCSP: true });

  test('HEAD-6 links to the same links in the footer', async ({ page }) => {
    await disableCssFeature(page, ':popover-open');
    await page.goto(paths.terms);
    const { menu, opener } = partsOf(page);
    await expect(opener).toBeHidden();
    await expect(menu).toBeHidden();
    await page.getByRole('banner').getByRole('link', { name: 'Menu', exact: true }).tap();
    await expect(page.getByRole('navigation', { name: 'This site' })).toBeInViewport();
  });
});
