import { territory } from '#src/queries/content.ts';
import { paths } from '#src/routes/paths.ts';
import { allAddresses, inChunks } from '#tests/support/addresses.ts';
import { axeViolations, preloadAxe } from '#tests/support/axe.ts';
import { cities } from '#tests/support/content-files.ts';
import { expect, test } from '#tests/support/fixtures.ts';

const PAGES_PER_TEST = 6;
const MINUTES = 60_000;

/** City pages but one: they have the same layout. */
const cityPages = cities
  .map(({ slug }) => paths.city(slug))
  .filter((path) => path !== paths.city(territory.defaultCity));
const otherPages = allAddresses().filter((path) => !cityPages.includes(path));

// WCAG 2.2 AA with AAA contrast on every page, on phone and desktop; of the city pages, every other
// group on phones only or on the desktop only.
for (const { chunk, tag } of [
  ...inChunks(otherPages, PAGES_PER_TEST).map((chunk) => ({ chunk, tag: [] })),
  ...inChunks(cityPages, PAGES_PER_TEST).map((chunk, at) => ({
    chunk,
    tag: at % 2 === 0 ? '@phone' : '@desktop',
  })),
]) {
  const name = `${chunk[0]} and ${chunk.length - 1} more`;

  const title = `A11Y axe finds no violation in light and dark mode: ${name}`;

  test(title, { tag }, async ({ page, allowProblems }) => {
    test.setTimeout(2 * MINUTES);
    allowProblems(/404/);
    await preloadAxe(page);
    for (const path of chunk) {
      // The footer is the same on all pages.
      const exclude = path === paths.home ? [] : ['body > footer'];
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(path);
      expect.soft(await axeViolations(page, 'everything', exclude), `${path}, light`).toEqual([]);
      // Only colors depend on the color scheme. City pages have the same ones, and so do phones, apart
      // from the menu and the call bar, which all pages have in common.
      const isPhone = test.info().project.name === 'phone';
      if (cityPages.includes(path) || (isPhone && path !== paths.home)) continue;
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      expect.soft(await axeViolations(page, 'contrast', exclude), `${path}, dark`).toEqual([]);
    }
  });
}
