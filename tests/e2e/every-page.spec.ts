import { allAddresses, inChunks } from '#tests/support/addresses.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/fixtures.ts';

const PAGES_PER_TEST = 6;
const MINUTES = 60_000;

// WCAG 2.2 AA with AAA contrast on every page, on phone and desktop.
for (const chunk of inChunks(allAddresses(), PAGES_PER_TEST)) {
  const name = `${chunk[0]} and ${chunk.length - 1} more`;

  test(`A11Y axe finds no violation in light and dark mode: ${name}`, async ({
    page,
    allowProblems,
  }) => {
    test.setTimeout(2 * MINUTES);
    allowProblems(/404/);
    for (const path of chunk) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(path);
      expect.soft(await axeViolations(page), `${path}, light`).toEqual([]);
      // Only colors depend on the color scheme.
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      expect.soft(await axeViolations(page, 'contrast'), `${path}, dark`).toEqual([]);
    }
  });
}
