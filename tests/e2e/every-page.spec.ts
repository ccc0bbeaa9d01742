import { allAddresses, inChunks } from '#tests/support/addresses.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { kindsOfPages } from '#tests/support/sampling.ts';

const PAGES_PER_TEST = 6;
const MINUTES = 60_000;

// WCAG 2.2 AA with AAA contrast: every page on a phone; on a wide window, where only the layout
// differs, every kind of page.
for (const [device, addresses] of [
  ['phone', allAddresses()],
  ['desktop', kindsOfPages.map(({ path }) => path)],
] as const)
  for (const chunk of inChunks(addresses, PAGES_PER_TEST)) {
    const name = `${chunk[0]} and ${chunk.length - 1} more`;

    test(
      `A11Y axe finds no violation in light and dark mode (${device}): ${name}`,
      { tag: `@${device}` },
      async ({ page, allowProblems }) => {
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
      },
    );
  }
