import type { Page } from '@playwright/test';
import { content } from '#src/queries/content.ts';
import { paths, sectionLink, sections } from '#src/routes/paths.ts';
import { services } from '#tests/support/content-files.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { center, pixelsBelowHeader, scrollPosition } from '#tests/support/geometry.ts';
import { inChunks } from '#tests/support/addresses.ts';
import { listKinds, templates } from '#tests/support/sampling.ts';

const PAGES_PER_TEST = 7;

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('SCROLL-1, SERV-1 a hash in the address scrolls to its section or card below the header @phone', async ({
  page,
}) => {
  const cards = content('en').licensedServices.cards.slice(-2);
  for (const [address, id] of [
    ...Object.values(sections).map((section) => [sectionLink(section), section] as const),
    ...cards.map((card) => [`${paths.services}#${card.id}`, card.id] as const),
  ]) {
    // Starts from another page, because a change of only the hash does not load the page.
    await page.goto('about:blank');
    await page.goto(address);
    const heading = page.locator(`#${id}`).getByRole('heading').first();
    await expect(heading, id).toBeInViewport({ ratio: 1 });
    expect(await pixelsBelowHeader(page, heading), id).toBeGreaterThanOrEqual(0);
  }
});

test('SCROLL-1 a page without a hash starts at its top; Back restores the position @phone', async ({
  page,
}) => {
  const [service] = services;
  await page.goto(paths.home);
  const link = page
    .getByRole('main')
    .getByRole('link', { name: `Learn more about ${service?.title}`, exact: true });
  await center(link);
  const before = await scrollPosition(page);
  expect(before).toBeGreaterThan(200);

  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(service?.title ?? '');
  expect(await scrollPosition(page)).toBe(0);

  await page.goBack();
  await expect(link).toBeInViewport();
  await expect.poll(async () => Math.abs((await scrollPosition(page)) - before)).toBeLessThan(50);
});

test('SCROLL-1 Back to a hash without an element restores the position, and a hash scrolls to an element that gets its id later @desktop', async ({
  page,
}) => {
  await page.goto(paths.terms);
  // From below the top, so that the wait ends when the page has scrolled up.
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await page.evaluate(() => {
    location.hash = 'no-such-element';
  });
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await page.evaluate(() => {
    location.hash = 'main';
  });
  await expect.poll(() => scrollPosition(page)).toBeLessThan(300);
  await page.goBack();
  await expect.poll(() => scrollPosition(page)).toBe(600);

  await page.evaluate(() => {
    addEventListener('hashchange', () => {
      document
        .querySelector('main section:last-of-type, main h2:last-of-type')
        ?.setAttribute('id', 'late');
    });
    location.hash = 'late';
  });
  await expect(page.locator('#late')).toBeInViewport();
  expect(await scrollPosition(page)).toBeGreaterThan(0);
});

/** Changes the hash to each of some. @returns the pixels between header and target after each change */
function pixelsBelowHeaderAt(page: Page, hashes: readonly string[]) {
  return page.evaluate(async (all) => {
    const found: (readonly [hash: string, pixels: number])[] = [];
    for (const hash of all) {
      location.hash = hash;
      // A hidden answer opens by an event.
      await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
      const target = document.querySelector(hash === '#main' ? 'h1' : `[id="${hash.slice(1)}"]`);
      const header = document.querySelector('body > header')?.getBoundingClientRect().bottom;
      const top = target?.getBoundingClientRect().top;
      found.push([hash, (top ?? NaN) - Math.max(0, header ?? NaN)]);
    }
    return found;
  }, hashes);
}

for (const group of inChunks(templates, PAGES_PER_TEST)) {
  const title = `SCROLL-1 every link within a page scrolls its target below the header, a hash without one to the top: ${listKinds(group)}`;

  test(title, { tag: '@desktop' }, async ({ page, allowProblems }) => {
    allowProblems(/404/);
    for (const { kind, path } of group) {
      await page.goto(path);
      const hashes = await page
        .locator('a[href^="#"]')
        .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
      expect(hashes, kind).toContain('#main');
      for (const [hash, pixels] of await pixelsBelowHeaderAt(page, hashes))
        expect
          .soft(pixels, `${kind} ${hash}`)
          .toBeGreaterThanOrEqual(hash === '#top' ? -Infinity : 0);
      await page.evaluate(() => {
        scrollTo({ top: 400, behavior: 'instant' });
        location.hash = 'no-such-element';
      });
      await expect.poll(() => scrollPosition(page), kind).toBe(0);
    }
  });
}

test('SCROLL-1 the skip link moves the focus to the main content @desktop', async ({ page }) => {
  await page.goto(paths.faq);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content', exact: true });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator('a, button, input').first()).toBeFocused();
});
