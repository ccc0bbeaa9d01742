import { paths } from '#src/site/paths.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { kindsIn, kindsOfPages } from '#tests/support/sampling.ts';

// What a page asks for before anybody touches it: a request more is easily added and never seen.

/** What a browser asks for of its own accord, at its lowest urgency. */
const OF_THE_BROWSER = ['/speculation.json', '/favicon.svg', '/favicon.ico'];
/** Files of code that come by themselves: the island, React, its parts, all of them shared. */
const MOST_FILES = 6;
const withFramework: readonly string[] = [paths.faq, paths.calculator, paths.login];
const [plain, islands] = [false, true].map((isIsland) =>
  kindsOfPages.filter(({ path }) => withFramework.includes(path) === isIsland),
);

for (const [group, most] of [
  [plain ?? [], 0],
  [islands ?? [], MOST_FILES],
] as const)
  test(`one response, and at most ${most} files of code: ${kindsIn(group)}`, async ({
    page,
    allowProblems,
  }) => {
    // The missing page and the missing city say so.
    allowProblems(/404/);
    for (const { path } of group) {
      const asked: string[] = [];
      const note = (request: { url(): string }) => asked.push(new URL(request.url()).pathname);
      page.on('request', note);
      await page.goto(path, { waitUntil: 'networkidle' });
      page.off('request', note);
      const code = asked.filter((address) => address.startsWith('/_astro/'));
      const rest = asked.filter((address) => ![...code, ...OF_THE_BROWSER].includes(address));
      expect(rest, path).toEqual([path]);
      expect(code.length, `${path}: ${code.join(', ')}`).toBeLessThanOrEqual(most);
    }
  });
