import { paths } from '#src/routes/paths.ts';
import { inChunks, servedPath } from '#tests/support/addresses.ts';
import { axeViolations, preloadAxe } from '#tests/support/axe.ts';
import { distinctPages } from '#tests/support/distinct-pages.ts';
import { expect, test } from '#tests/support/fixtures.ts';

const PAGES_PER_TEST = 6;
const MINUTES = 60_000;
/** Attributes by which rules of axe differ. */
const SEEN_BY_AXE = /^(?:aria-.*|class|role|hidden|tabindex|type|style)$/;

/** Texts, ids and links of every page are checked in tests/build. */
const samples = distinctPages(SEEN_BY_AXE).map(servedPath);

// WCAG 2.2 AA with AAA contrast on phone and desktop.
for (const chunk of inChunks(samples.toSorted(), PAGES_PER_TEST)) {
  const name = `${chunk[0]} and ${chunk.length - 1} more`;

  test(`A11Y axe finds no violation in light and dark mode: ${name}`, async ({
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
      const hasOwnColors = test.info().project.name !== 'phone' || path === paths.home;
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
