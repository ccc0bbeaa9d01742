import { paths } from '#src/routes/paths.ts';
import { inChunks, servedPath } from '#tests/support/addresses.ts';
import { axeViolations, preloadAxe } from '#tests/support/axe.ts';
import { pages, type BuiltPage } from '#tests/support/built-site.ts';
import { expect, test } from '#tests/support/fixtures.ts';

const PAGES_PER_TEST = 6;
const MINUTES = 60_000;
const SEEN_BY_AXE = /^(?:aria-.*|class|role|hidden|tabindex|type|style)$/;

/** Shortest name of a class of components; the optimizer gives each page's utility classes names of its own. */
const MIN_CLASS_LETTERS = 3;

/**
 * Elements with the attributes by which rules of axe differ. Texts, ids and links of every page are
 * checked in tests/build/html-validate.test.ts.
 */
function elementsOf({ document }: BuiltPage): ReadonlySet<string> {
  const elements = document.querySelectorAll('*').map(({ tagName, classList, attributes }) => {
    const names = Object.keys(attributes).filter((name) => SEEN_BY_AXE.test(name));
    const classes = classList.value.filter((name) => name.length >= MIN_CLASS_LETTERS);
    return [tagName, attributes['role'], ...names.toSorted(), ...classes.toSorted()].join(' ');
  });
  return new Set(elements);
}

/** Pages of one file in src/pages, with their translations: they style the same elements in the same way. */
const kindOf = ({ englishPath }: BuiltPage) =>
  englishPath.replace(/^(\/(?:services|service-areas)\/)(?!404).+/, '$1*');

/** The home page, and of each kind the pages with elements that no larger page of it has. */
const samples = [...Map.groupBy(pages, kindOf).values()].flatMap((pagesOfKind) => {
  let known: ReadonlySet<string> = new Set();
  return pagesOfKind
    .map((page) => ({ page, elements: elementsOf(page) }))
    .toSorted((a, b) => b.elements.size - a.elements.size)
    .flatMap(({ page, elements }) => {
      if (page.path !== paths.home && elements.isSubsetOf(known)) return [];
      known = known.union(elements);
      return servedPath(page.path);
    });
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
