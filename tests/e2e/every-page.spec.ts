import { paths } from '#src/routes/paths.ts';
import { inChunks, servedPath } from '#tests/support/addresses.ts';
import { axeViolations, preloadAxe } from '#tests/support/axe.ts';
import { distinctPages } from '#tests/support/distinct-pages.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { templates } from '#tests/support/sampling.ts';

const PAGES_PER_TEST = 6;
const MINUTES = 60_000;
/** Attributes by which rules of axe differ. */
const SEEN_BY_AXE = /^(?:aria-.*|class|role|hidden|tabindex|type|style)$/;

/** Texts, ids and links of every page are checked in tests/build. */
const distinct = distinctPages(SEEN_BY_AXE).map(servedPath).toSorted();
/** What phones show in another way is in each page of a kind. */
const onPhones = templates.map(({ path }) => path);

// WCAG 2.2 AA with AAA contrast on phone and desktop.
for (const { chunk, tag } of [
  ...inChunks(distinct, PAGES_PER_TEST).map((chunk) => ({ chunk, tag: '@desktop' })),
  ...inChunks(onPhones, PAGES_PER_TEST).map((chunk) => ({ chunk, tag: '@phone' })),
]) {
  const name = `${chunk[0]} and ${chunk.length - 1} more`;

  test(`A11Y axe finds no violation in light and dark mode: ${name} ${tag}`, async ({
    page,
    allowProblems,
  }) => {
    test.setTimeout(2 * MINUTES);
    allowProblems(/404/);
    await preloadAxe(page);
    for (const path of chunk) {
      // The footer is the same on all pages.
      const exclude = path === paths.home ? [] : ['body > footer'];
      // Phones have the colors of wide windows, apart from the menu and the call bar, which all pages
      // have in common.
      const hasOwnColors = tag === '@desktop' || path === paths.home;
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(path);
      const what = hasOwnColors ? 'everything' : 'structure';
      expect.soft(await axeViolations(page, what, exclude), `${path}, light`).toEqual([]);
      if (!hasOwnColors) continue;
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      expect.soft(await axeViolations(page, 'contrast', exclude), `${path}, dark`).toEqual([]);
    }
  });
}
