import { content } from '#src/queries/content.ts';
import { paths } from '#src/routes/paths.ts';
import { localeOfPath } from '#src/routes/page-languages.ts';
import { inChunks } from '#tests/support/addresses.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { walkByTab } from '#tests/support/focus-walk.ts';
import { hydrateContent } from '#tests/support/islands.ts';
import { listKinds, templates } from '#tests/support/sampling.ts';

const ON_DESKTOP: readonly string[] = [paths.home, paths.calculator, paths.faq, paths.login];
const MINUTES = 60_000;
const PAGES_PER_TEST = 8;

// On phones, where the call bar must not cover the focused element (WCAG 2.4.11); on the desktop the
// pages with the most controls, because the others differ in the header only.
const desktopKinds = templates.filter(({ path }) => ON_DESKTOP.includes(path));
for (const { group, tag } of [
  ...inChunks(templates, PAGES_PER_TEST).map((group) => ({ group, tag: '@phone' })),
  ...inChunks(desktopKinds, PAGES_PER_TEST).map((group) => ({ group, tag: '@desktop' })),
]) {
  const title = `A11Y the Tab key reaches every control with a visible focus ring: ${listKinds(group)}`;

  test(title, { tag }, async ({ page, allowProblems }) => {
    // Two screenshots for each stop.
    test.setTimeout(3 * MINUTES);
    allowProblems(/404/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const rings = new Map<string, number>();
    for (const { kind, path } of group) {
      await page.goto(path);
      // Hydration would replace elements during the walk.
      await hydrateContent(page);
      const { stops, missed } = await walkByTab(page, path === paths.home, rings);
      expect.soft(stops[0]?.name, kind).toContain(content(localeOfPath(path)).site.labels.skip);
      const faulty = stops.filter(({ faults }) => faults.length > 0);
      const lines = faulty.map(({ name, faults }) => `${name}: ${faults.join(', ')}`);
      expect.soft(lines, kind).toEqual([]);
      expect.soft(missed, `${kind}, never reached`).toEqual([]);
    }
  });
}
