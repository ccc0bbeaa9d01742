import { paths } from '#src/routes/paths.ts';
import { inChunks, servedPath } from '#tests/support/addresses.ts';
import { axeViolations, preloadAxe } from '#tests/support/axe.ts';
import { pages, type BuiltPage } from '#tests/support/built-site.ts';
import { expect, test } from '#tests/support/fixtures.ts';

const PAGES_PER_TEST = 6;
const MINUTES = 60_000;
const SEEN_BY_AXE = /^(?:aria-.*|class|role|hidden|tabindex|type|style)$/;

/**
 * Elements with the attributes by which rules of axe differ. Texts, ids and links of every page are
 * checked in tests/build/html-validate.test.ts.
 */
function structureOf({ document }: BuiltPage): string {
  const elements = document.querySelectorAll('*').map(({ tagName, attributes }) => {
    const seen = Object.entries(attributes).filter(([name]) => SEEN_BY_AXE.test(name));
    const parts = seen.map(([name, value]) => (/class|role/.test(name) ? value : name));
    return [tagName, ...parts].join(' ');
  });
  return [...new Set(elements)].toSorted().join();
}

/** Of the pages with the same elements, such as most city pages, the longest one. */
const samples = [...Map.groupBy(pages, structureOf).values()].flatMap((group) => {
  const [longest] = group.toSorted((a, b) => b.html.length - a.html.length);
  return longest ? servedPath(longest.path) : [];
});

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
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(path);
      expect.soft(await axeViolations(page, 'everything', exclude), `${path}, light`).toEqual([]);
      // Only colors depend on the color scheme. Phones have the same ones, apart from the menu and the
      // call bar, which all pages have in common.
      if (test.info().project.name === 'phone' && path !== paths.home) continue;
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      expect.soft(await axeViolations(page, 'contrast', exclude), `${path}, dark`).toEqual([]);
    }
  });
}
